import { Text } from '@mantine/core';
import type { Channel, RecordedEvent } from '@parley/client';
import { useWords } from '../../words/use-words.js';
import { EventLink } from '../event-link.js';
import { useConditions } from '../use-conditions.js';
import type { Distance } from './distances.js';

interface VerdictProps {
  channel: Channel;
  events: readonly RecordedEvent[];
  distances: readonly Distance[];
}

/** In one sentence: what ended it, or what would end it next. */
export function Verdict({ channel, events, distances }: VerdictProps) {
  const t = useWords().channel;
  const { name } = useConditions();
  const { closed, language, termination } = channel;
  const found = distances.find(({ bearing }) => bearing === (closed ? 'ended' : 'next'));
  const condition = found && name(found.finding.condition);
  if (!closed) {
    const said = condition ? t.why.next(condition) : t.why.nothingNear;
    return <Text fw={600}>{termination.auto_exit_enabled ? said : `${said} ${t.why.peopleEnd}`}</Text>;
  }
  const end = events.findLast(({ type }) => type === 'ChannelClosed');
  return (
    <Text fw={600}>
      {condition ? (
        t.why.endedBy(condition)
      ) : (
        <span className="said" lang={language}>
          {closed.message}
        </span>
      )}{' '}
      {end && <EventLink position={end.position}>{t.why.event(end.version)}</EventLink>}
    </Text>
  );
}
