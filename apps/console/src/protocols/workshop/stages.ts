import type { RecordedEvent } from '@parley/client';
import type { ChannelOf, EventType } from '../protocol.js';

export const STAGES = ['judging', 'rounds', 'ratifying', 'documenting', 'reporting'] as const;

export interface Stage {
  name: (typeof STAGES)[number];
  /** `left_out`: it is over, and came without it. */
  state: 'done' | 'now' | 'ahead' | 'left_out';
}

/** What shows that a stage was reached. */
const SIGNS: Readonly<Record<Stage['name'], EventType>> = {
  judging: 'InitialJudgementMade',
  rounds: 'RoundStarted',
  ratifying: 'RatificationStarted',
  documenting: 'PlanDocumentWritten',
  reporting: 'PlanReported',
};

const AT_THE_START = new Set(['unopened', 'judging']);

/** Where a workshop stands between the requirement and the report. */
export function stagesOf({ phase, round, status }: ChannelOf<'workshop'>, events: readonly RecordedEvent[]): Stage[] {
  const reached = new Set(events.map(({ type }) => type));
  const early = AT_THE_START.has(phase) || (phase === 'clarifying' && round === 0);
  const now = early ? 'judging' : (STAGES.find((name) => name === phase) ?? 'rounds');
  return STAGES.map((name) => {
    if (status === 'open' && name === now) return { name, state: 'now' };
    if (reached.has(SIGNS[name])) return { name, state: 'done' };
    const isPast = status === 'closed' || STAGES.indexOf(name) < STAGES.indexOf(now);
    return { name, state: isPast ? 'left_out' : 'ahead' };
  });
}
