import type { MinorityView, Vote } from '@parley/contracts';
import { dissentOf, type Stood } from '../shared/consent/stood.js';
import { standingObjections } from './dissent.js';
import { draftOf, issueOf, openIssues, unheardIn, workshopOf, type WorkshopState } from './state.js';

/** Who stands where on the draft: an objection holds until its role takes it back, consent only of who was heard (W4). */
export function stood(state: WorkshopState): Stood {
  const { concluded } = state;
  const objections = concluded?.standing_objections ?? standingObjections(state);
  const not_heard = concluded?.not_heard ?? unheardIn(state);
  const open = concluded ? concluded.open_issues.flatMap((id) => issueOf(state, id) ?? []) : openIssues(state);
  const objecting = new Set(objections.map(({ participant_id }) => participant_id));
  const votes = workshopOf(state).roles.flatMap(({ participant_id }): Vote[] => {
    if (objecting.has(participant_id)) return [{ participant_id, stance: 'disagree' }];
    if (not_heard.includes(participant_id) || !state.round) return [];
    return [{ participant_id, stance: stanceOf(state, participant_id) }];
  });
  const minority = objections.map(({ participant_id, reason, request_id, entry_id }): MinorityView =>
    dissentOf({ participant_id, position: reason, argument: reason, request_ids: [request_id], about: entry_id }),
  );
  return { votes, minority, not_heard, open_points: open.map(({ statement }) => statement) };
}

/** Where nothing is decided there is nothing to agree to. */
function stanceOf(state: WorkshopState, participantId: string): Vote['stance'] {
  const draft = draftOf(state);
  if (!draft.length) return 'unstated';
  const agreed = draft.some(({ stances }) => stances[participantId]?.stance === 'agree');
  return agreed ? 'agree' : 'no_objection';
}
