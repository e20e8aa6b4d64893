import type { ProposalAdjusted, ProposedChange, RecordedEvent } from '@parley/client';

/** What somebody asked for, and what became of it. */
export interface Request {
  participant_id: string;
  change: ProposedChange;
  fate: 'applied' | 'partly' | 'rejected';
  /** What the facilitator says of it. */
  answer: string;
}

/** Every request that a new version answers. An id is participant.cycle.round.number, and a participant's id may hold dots. */
export function requestsIn(adjusted: ProposalAdjusted, events: readonly RecordedEvent[]): Request[] {
  const { changes_made, changes_rejected } = adjusted;
  const answers = [
    ...changes_made.map(({ request, change, partly }) => ({
      request,
      answer: change,
      fate: partly ? ('partly' as const) : ('applied' as const),
    })),
    ...changes_rejected.map(({ request, reason }) => ({ request, answer: reason, fate: 'rejected' as const })),
  ];
  return answers.flatMap(({ request, answer, fate }) => {
    const asked = askedBy(request, events);
    return asked ? [{ ...asked, fate, answer }] : [];
  });
}

function askedBy(
  request: string,
  events: readonly RecordedEvent[],
): Pick<Request, 'participant_id' | 'change'> | undefined {
  for (const { type, data } of events) {
    if (type !== 'FeedbackRecorded') continue;
    const { participant_id, cycle, round, proposed_changes } = data;
    const index = proposed_changes.findIndex((_, at) => request === `${participant_id}.${cycle}.${round}.${at + 1}`);
    if (index >= 0) return { participant_id, change: proposed_changes[index]! };
  }
  return undefined;
}
