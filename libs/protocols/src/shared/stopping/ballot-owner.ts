import { problem, type Actor, type Problem } from '@parley/contracts';
import type { Participant } from '../participant.js';
import { voterOf, type Vote } from './stopping-state.js';

/**
 * Whose ballot it is (R2, T1). A person who names no seat votes by the one that it holds, or, of an operator, by the one
 * seat of a person that no key holds; only where no seat is a person's, whoever called the vote has one as the user.
 */
export function ballotOwner(
  { voters, caller }: Vote,
  participantId: string | undefined,
  actor: Actor,
  seats: readonly Participant[],
): string | Problem {
  if (participantId !== undefined) return voters.includes(participantId) ? participantId : problem('not-a-participant');
  const voting = seats.filter(({ participant_id }) => voters.includes(participant_id));
  const held = voting.filter(({ held_by }) => held_by === actor.id);
  const free = voting.filter(({ kind, held_by }) => kind === 'person' && held_by === undefined);
  const ones = held.length || actor.kind !== 'operator' ? held : free;
  if (ones.length === 1) return ones[0]!.participant_id;
  if (ones.length) {
    const ids = ones.map(({ participant_id }) => participant_id).join(', ');
    return problem('invalid-request', {
      errors: [{ pointer: '/participant_id', reason: `say whose vote it is: ${ids}` }],
    });
  }
  return caller !== undefined && caller === voterOf(actor)
    ? caller
    : problem('not-a-voter', { detail: `${actor.kind} ${actor.id} is no voter of this channel` });
}
