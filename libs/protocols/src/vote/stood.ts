import type { RevealedBallot, Vote } from '@parley/contracts';
import { dissentOf, type Stood } from '../shared/consent/stood.js';
import { CONSENT, OBJECT } from './counting/choices.js';
import { choicesText, openedOf, type VoteState } from './state.js';

/** Where everyone stands to what was decided, by its own ballot; before the reveal nobody stands anywhere. Whoever did not vote was not heard. */
export function stood(state: VoteState): Stood {
  const opened = openedOf(state);
  const { members, config } = opened;
  const { revealed, turns } = state;
  const ids = members.map(({ participant_id }) => participant_id);
  if (!revealed) return { votes: [], minority: [], not_heard: ids, open_points: [] };
  const { ballots, result } = revealed;
  const winner = result.outcome === 'decided' ? result.winners[0] : config.rule === 'consent' ? CONSENT : undefined;
  const votes = ballots.map((ballot): Vote => ({
    participant_id: ballot.participant_id,
    stance: stanceOf(ballot, winner, config.rule),
  }));
  const apart = ballots.filter((_, index) => ['disagree', 'partly'].includes(votes[index]!.stance));
  return {
    votes,
    minority: apart.map(({ participant_id, choices, reason }) =>
      dissentOf({
        participant_id,
        position: choicesText(opened, choices),
        argument: reason,
        request_ids: turns.flatMap((turn) => (turn.participant_id === participant_id ? turn.request_id : [])),
      }),
    ),
    not_heard: ids.filter((id) => result.absent.includes(id)),
    open_points: [],
  };
}

function stanceOf({ choices }: RevealedBallot, winner: string | undefined, rule: string): Vote['stance'] {
  if (!choices.length) return 'undecided';
  if (choices.includes(OBJECT) && rule === 'consent') return 'disagree';
  if (winner === undefined) return 'unstated';
  const place = choices.indexOf(winner);
  if (place === -1) return 'disagree';
  // Whoever ranks it behind others can live with it, and wanted something else.
  return rule === 'ranked' && place > 0 ? 'partly' : 'agree';
}
