import type { Stance } from '@parley/client';
import { useMemo } from 'react';
import { useWords } from '../../words/use-words.js';
import { StancesView } from '../../channel/stances/stances-view.js';
import type { PanelProps } from '../protocol.js';
import { stancesIn } from './stances.js';
import { LOOKS } from './verdict-chip.js';

export function StanceMatrix({ channel, events }: PanelProps) {
  const t = useWords()['round-table'];
  const rounds = useMemo(() => stancesIn(events), [events]);
  return (
    <StancesView
      channel={channel}
      rounds={rounds}
      looks={(stance) => ({ ...LOOKS[stance as Stance['verdict']], word: t[stance as Stance['verdict']] })}
    />
  );
}
