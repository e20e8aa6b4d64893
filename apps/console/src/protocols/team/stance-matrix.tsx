import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { useWords } from '../../words/use-words.js';
import { StancesView } from '../../channel/stances/stances-view.js';
import type { PanelProps } from '../protocol.js';
import { stancesIn } from './stances.js';

const LOOKS = {
  takes: { sign: '●', color: 'blue' },
  keeps: { sign: '=', color: 'gray' },
  changes: { sign: '⇄', color: 'orange' },
} as const;

export function StanceMatrix({ channel, events }: PanelProps) {
  const t = useWords().team;
  const rounds = useMemo(() => stancesIn(events), [events]);
  if (!rounds.length) return <Text size="sm">{t.noDebate}</Text>;
  return (
    <StancesView
      channel={channel}
      rounds={rounds}
      quotes
      looks={(stance) => ({ ...LOOKS[stance as keyof typeof LOOKS], word: t.position[stance as keyof typeof LOOKS] })}
    />
  );
}
