import type { Proposal } from '@parley/client';
import type { Backer, Fate } from '../../channel/ledger/ledger.js';
import type { Wish } from './requests.js';

/** One value that is wanted for a field, by one or several who ask for the same. */
export interface Bid {
  /** As a diff names the field. */
  path: string;
  wanted: string;
  fate: Fate;
  backers: readonly Backer[];
  why: string;
}

interface Asked extends Wish {
  path: string;
  fate: Fate;
  answer: string;
}

/** The best that became of any of those who asked for the same is what became of it. */
const BEST: readonly Fate[] = ['applied', 'partly', 'rejected', 'open'];

export function bidsOf(asked: readonly Asked[]): Bid[] {
  const bids = new Map<string, Bid>();
  for (const { path, change, fate, answer, participant_id, position } of asked) {
    const key = `${path} ${change.new_value.trim().toLowerCase()}`;
    const before = bids.get(key);
    const backers = [...(before?.backers ?? []), { participant_id, position }].toSorted(byPosition);
    const own: Bid = { path, wanted: change.new_value.trim(), fate, why: answer, backers };
    const isBetter = !before || BEST.indexOf(fate) < BEST.indexOf(before.fate);
    bids.set(key, isBetter ? own : { ...before, backers });
  }
  return [...bids.values()];
}

const byPosition = (one: Backer, other: Backer): number => one.position - other.position;

const SEAT_FIELDS: ReadonlySet<string> = new Set(['role', 'task', 'notes']);

/** A term goes by its name, in any of these plans; a field of a seat is one of whoever asks. */
export function pathOf(
  { change: { field }, participant_id }: Wish,
  ...plans: readonly (Proposal | undefined)[]
): string {
  const isTerm = plans.some((plan) => plan?.terms.some((term) => term.field === field));
  return SEAT_FIELDS.has(field) && !isTerm ? `assignments.${participant_id}.${field}` : `terms.${field}`;
}
