import type { ProposalAdjusted, ProposedChange, RecordedEvent } from '@parley/client';

/** What somebody asked for, and what became of it. */
export interface Request {
  /** As answers name it. */
  request: string;
  participant_id: string;
  /** The position of the turn in which it was asked for. */
  position: number;
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
  const asked = new Map(wishesIn(events).map((wish) => [wish.request, wish]));
  return answers.flatMap(({ request, answer, fate }) => {
    const wish = asked.get(request);
    return wish ? [{ ...wish, fate, answer }] : [];
  });
}

/** What became of the work of somebody who withdrew: who does it now, or why nobody does (N5). */
export interface LeftWork {
  participant_id: string;
  isPassedOn: boolean;
  answer: string;
}

const LEFT_WORK = /^work\.([^.]+)$/u;

export const isLeftWork = (request: string): boolean => LEFT_WORK.test(request);

export const leftWorkIn = ({ changes_made, changes_rejected }: ProposalAdjusted): LeftWork[] =>
  [
    ...changes_made.map(({ request, change }) => ({ request, answer: change, isPassedOn: true })),
    ...changes_rejected.map(({ request, reason }) => ({ request, answer: reason, isPassedOn: false })),
  ].flatMap(({ request, ...became }) => {
    const participant_id = LEFT_WORK.exec(request)?.[1];
    return participant_id === undefined ? [] : [{ participant_id, ...became }];
  });

/** A change that somebody asked for, whatever became of it. */
export type Wish = Omit<Request, 'fate' | 'answer'>;

/** Everything that was asked for. An id is participant.cycle.round.number, and a participant's id may hold dots. */
export const wishesIn = (events: readonly RecordedEvent[]): Wish[] =>
  events.flatMap(({ type, data, position }) => {
    if (type !== 'FeedbackRecorded') return [];
    const { participant_id, cycle, round, proposed_changes } = data;
    return proposed_changes.map((change, index) => ({
      request: `${participant_id}.${cycle}.${round}.${index + 1}`,
      participant_id,
      position,
      change,
    }));
  });
