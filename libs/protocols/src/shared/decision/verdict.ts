import type { ChannelClosed, Vote } from '@parley/contracts';
import type { Stood } from '../consent/stood.js';
import type { Decided, Position, Side, Verdict } from './record.js';

const SIDES: Record<Vote['stance'], Side> = {
  agree: 'for',
  no_objection: 'for',
  assumed: 'for',
  partly: 'between',
  undecided: 'between',
  unstated: 'between',
  disagree: 'against',
  withdrew: 'against',
};

/** Everybody who was to say something of it, those in favour first. */
export function positionsOf({ votes, not_heard }: Stood, nameOf: (id: string) => string): Position[] {
  const voted = votes.map(({ participant_id, stance, version }): Position => ({
    participant_id,
    name: nameOf(participant_id),
    side: SIDES[stance],
    stance,
    ...(version !== undefined && { version }),
  }));
  const hasVoted = new Set(votes.map(({ participant_id }) => participant_id));
  const absent = not_heard
    .filter((id) => !hasVoted.has(id))
    .map((id): Position => ({ participant_id: id, name: nameOf(id), side: 'absent', stance: 'not_heard' }));
  return [...voted, ...absent].toSorted((a, b) => ORDER.indexOf(a.side) - ORDER.indexOf(b.side));
}

const ORDER: readonly Side[] = ['for', 'between', 'against', 'absent'];

export function countsOf(positions: readonly Position[]) {
  const of = (side: Side) => positions.filter((one) => one.side === side).length;
  return {
    for: of('for'),
    between: of('between'),
    against: of('against'),
    absent: of('absent'),
    asked: positions.length,
  };
}

const BY_STATUS: Partial<Record<ChannelClosed['status'], Verdict>> = {
  rehearsed: 'rehearsed',
  stopped: 'stopped',
  failed: 'failed',
  no_agreement: 'not_agreed',
  negotiation_timeout: 'not_agreed',
};

interface Facts {
  status: ChannelClosed['status'] | undefined;
  positions: readonly Position[];
  hasDissent: boolean;
  decided: Pick<Decided, 'by' | 'incomplete'>;
}

/** What it came to, by the facts: five who disagree have agreed on nothing, whatever ended their talk. */
export function verdictOf({ status, positions, hasDissent, decided }: Facts): Verdict {
  if (!status) return 'open';
  const known = BY_STATUS[status];
  if (known) return known;
  const counts = countsOf(positions);
  const isPartial = status === 'partial_consensus' || decided.incomplete === true;
  if (decided.by === 'delivery') {
    if (counts.asked > 0 && counts.against === counts.asked) return 'not_agreed';
    return isPartial || hasDissent || counts.absent ? 'partly' : 'done';
  }
  // Nobody took a side: it was a talk, and no vote.
  const tookSides = positions.some(({ stance }) => stance !== 'unstated' && stance !== 'not_heard');
  if (!tookSides && !hasDissent) return isPartial || counts.absent ? 'partly' : 'done';
  // Nobody who has left a plan is asked about it any more.
  const stayed = positions.filter(({ stance }) => stance !== 'withdrew');
  if (!isPartial && counts.for > 0 && stayed.every(({ side }) => side === 'for')) return 'agreed';
  // Whoever holds what all hold, and agrees in part, dissents from nothing.
  if (!hasDissent && stayed.length && stayed.every(({ side, stance }) => side === 'for' || stance === 'partly'))
    return 'partly';
  return status === 'partial_consensus' || 2 * counts.for > counts.asked ? 'partly' : 'not_agreed';
}
