import type { RecordedEvent } from '@parley/contracts';
import type { Decided, Step } from '../shared/decision/record.js';
import { spokenBy } from '../shared/decision/spoken-by.js';
import { openedOf, type RoundTableState } from './state.js';

/** The moderator's last summary, and what each member claims (R1, T5). */
export function decided(state: RoundTableState): Decided {
  const { summary, spoke } = state;
  const claims = Object.entries(spoke).flatMap(([id, { stance }]) =>
    stance?.claim ? [[id, stance.claim] as const] : [],
  );
  return {
    question: openedOf(state).question,
    by: 'consent',
    sections: summary ? [{ heading: 'summary', kind: 'text', text: summary.summary }] : [],
    next: [],
    claims: new Map(claims),
  };
}

/** What the user said, and how each round was summed up. */
export function milestone(event: RecordedEvent): Step | undefined {
  const { type, data } = event;
  if (type === 'RoundSummarised') return data.final ? undefined : { kind: 'summed_up', text: data.summary };
  return spokenBy(event);
}
