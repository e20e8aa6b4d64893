import { type MinorityView, type Vote } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import { dissentOf, type Stood } from '../shared/consent/stood.js';
import { objectionsIn, standingObjections } from './dissent.js';
import {
  draftOf,
  issueOf,
  openIssues,
  unheardIn,
  workshopOf,
  type DraftEntry,
  type Issue,
  type WorkshopState,
} from './state.js';

/** Where everyone stands on the draft: an objection holds until its role takes it back, consent only of who was heard (W4). */
export function stood(state: WorkshopState): Stood {
  const { concluded } = state;
  const not_heard = concluded?.not_heard ?? unheardIn(state);
  const open = concluded ? concluded.open_issues.flatMap((id) => issueOf(state, id) ?? []) : openIssues(state);
  const left = leftOpen(state, open);
  const objections = [...(concluded?.standing_objections ?? standingObjections(state)), ...objectionsIn(left)];
  const draft = draftOf(state);
  const objecting = new Set(objections.map(({ participant_id }) => participant_id));
  const votes = workshopOf(state).roles.flatMap(({ participant_id }): Vote[] => {
    if (objecting.has(participant_id)) return [{ participant_id, stance: 'disagree' }];
    if (not_heard.includes(participant_id) || !state.round) return [];
    return [{ participant_id, stance: stanceOf(participant_id, draft.length ? draft : left, draft.length > 0) }];
  });
  const minority = objections.map(({ participant_id, reason, request_id, entry_id }): MinorityView =>
    dissentOf({ participant_id, position: reason, argument: reason, request_ids: [request_id], about: entry_id }),
  );
  return { votes, minority, not_heard, open_points: open.map(({ statement }) => statement) };
}

/** What was to settle an issue that is still open: an objection to that kept it out, and is a dissent as any other. */
const leftOpen = ({ entries }: WorkshopState, open: readonly Issue[]): DraftEntry[] =>
  entries.filter(
    ({ status, resolves }) =>
      (status === 'proposed' || status === 'lapsed') && open.some(({ issue_id }) => resolves.includes(issue_id)),
  );

/** Where nothing is decided there is nothing that silence could let pass. */
function stanceOf(participantId: string, entries: readonly DraftEntry[], isDecided: boolean): Vote['stance'] {
  if (entries.some(({ stances }) => ownProperty(stances, participantId)?.stance === 'agree')) return 'agree';
  return isDecided ? 'no_objection' : 'unstated';
}
