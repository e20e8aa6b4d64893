import type { InboxItem, SubmitBallotDto, VoteConfig } from '@parley/client';

/** A ballot that is waited for, as a vote's inbox item has it. */
export interface Asked {
  participant_id: string;
  request_id: string;
  name: string;
  due_at: string;
  question: string;
  choices: string[];
  rule: VoteConfig['rule'];
  ties: VoteConfig['ties'];
  quorum: number;
}

/** The ballot that an inbox item asks for; undefined where it asks for a vote on ending. */
export const askedBy = (item: InboxItem): Asked | undefined =>
  item.request_id && !item.vote ? (item as unknown as Asked) : undefined;

/** What the form holds: what is chosen, the best first where it is a ranking. */
export interface Said {
  chosen: string[];
  abstains: boolean;
  reason: string;
}

export const NOTHING: Said = { chosen: [], abstains: false, reason: '' };

/** An abstention is said: a ballot that nothing was chosen on is none yet. */
export const isWhole = ({ chosen, abstains }: Said): boolean => abstains || chosen.length > 0;

/** A ranking with another choice at a place: it stands there alone, and without one what came behind moves up. */
export function ranked(chosen: readonly string[], place: number, choice: string): string[] {
  const others = chosen.map((one) => (one === choice ? '' : one));
  others[place] = choice;
  return others.filter(Boolean);
}

export function ballotOf({ participant_id, request_id }: Asked, { chosen, abstains, reason }: Said): SubmitBallotDto {
  return { participant_id, request_id, choices: abstains ? [] : chosen, reason: reason.trim() };
}
