import { useMemo } from 'react';
import { useWords } from '../../words/use-words.js';
import { StancesView } from '../../channel/stances/stances-view.js';
import type { PanelProps } from '../protocol.js';
import { LOOKS, type Stance } from './stance-chip.js';
import { stancesIn } from './stances.js';

export function StanceMatrix({ channel, events }: PanelProps) {
  const t = useWords().negotiation;
  const rounds = useMemo(() => stancesIn(events), [events]);
  return (
    <StancesView
      channel={channel}
      rounds={rounds}
      looks={(stance) => ({ ...LOOKS[stance as Stance], word: t[stance as Stance] })}
    />
  );
}
