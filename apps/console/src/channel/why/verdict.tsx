import { Text } from '@mantine/core';
import type { Channel } from '@parley/client';
import { useWords } from '../../words/use-words.js';
import { useConditions } from '../use-conditions.js';
import type { Distance } from './distances.js';

/** In one sentence, while it runs: which condition would end it next. */
export function Verdict({ channel, distances }: { channel: Channel; distances: readonly Distance[] }) {
  const t = useWords().channel;
  const { name } = useConditions();
  const found = distances.find(({ bearing }) => bearing === 'next');
  const said = found ? t.why.next(name(found.finding.condition)) : t.why.nothingNear;
  return <Text size="sm">{channel.termination.auto_exit_enabled ? said : `${said} ${t.why.peopleEnd}`}</Text>;
}
