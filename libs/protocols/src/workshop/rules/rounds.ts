import { requestCheck } from '../../shared/checks.js';
import { requestFacilitation } from '../../shared/facilitation.js';
import { applyInterventions } from '../../shared/interventions.js';
import { isRefusedToAll, isUnheard, waitForModel } from '../../shared/model-wait.js';
import { isPremortem } from '../../shared/premortem.js';
import { lastRoundOf, openIssues, speakersIn, spokenIn, workshopOf, type WorkshopState } from '../state.js';
import { conclude } from './conclude.js';
import { applyStances } from './consensus.js';
import { premortemSeat } from './premortem.js';
import { startRatification } from './ratification.js';
import { ask, type Run } from './turns.js';

/** What comes next, once nothing is under way: the end where nothing is open or the limit is reached, else a round (W5). */
export function nextStep(run: Run): void {
  if (!openIssues(run.state).length) return settle(run);
  if (run.state.round >= lastRoundOf(run.state)) return conclude(run, 'round_limit');
  startRound(run);
}

/** Nothing is open: done (W5). Where all agreed at once one role supposes first that it was wrong, in a round of its own. */
function settle(run: Run): void {
  const seat = premortemSeat(run.state);
  if (seat === undefined) conclude(run, 'issues_settled');
  else startRound(run, seat);
}

/** Every round is the same: each role speaks in its order (W2). @param alone the one who speaks in a pre-mortem, which is no last round */
export function startRound(run: Run, alone?: string): void {
  const round = run.state.round + 1;
  const isPremortemRound = alone !== undefined;
  const everybody = workshopOf(run.state).roles.map((role) => role.participant_id);
  run.emit('RoundStarted', {
    ...{ cycle: 1, round, proposal_version: 0, recipients: isPremortemRound ? [alone] : everybody },
    last: !isPremortemRound && round >= lastRoundOf(run.state),
    ...(isPremortemRound && { premortem: true }),
  });
  nextSpeaker(run);
}

/** The next role's turn, or the end of the round. */
export function nextSpeaker(run: Run): void {
  const asked = new Set(
    run.state.turns.filter(({ work }) => work === 'speech').map(({ participant_id }) => participant_id),
  );
  const next = speakersIn(run.state).find((role) => !asked.has(role.participant_id));
  // Whom the server refuses, it refuses the next role too.
  if (!next || failuresIn(run.state).some(isRefusedToAll)) return closeRound(run);
  const { round } = run.state;
  const { participant_id } = next;
  applyInterventions(run, round);
  const again = run.state.pauses ? `-again-${run.state.pauses}` : '';
  ask(run, { participant_id, work: 'speech', request_id: `turn-1-${round}-${participant_id}${again}` });
}

const failuresIn = ({ turns }: WorkshopState): string[] =>
  turns.flatMap(({ work, failed }) => (work === 'speech' ? (failed ?? []) : []));

/** What follows from the stances first; and before the workshop goes on to its end, everybody has heard of it all (W4). */
function closeRound(run: Run): void {
  // What one role does not say holds nobody up.
  if (!isPremortem(run.state) && isUnheard(failuresIn(run.state), spokenIn(run.state).length > 0)) {
    if (!waitForModel(run)) conclude(run, 'model_unavailable');
    return;
  }
  applyStances(run);
  const { state } = run;
  const isLast = !openIssues(state).length || state.round >= lastRoundOf(state);
  if (isLast && spokenIn(state).length && startRatification(run)) return;
  endRound(run);
}

/** The round is over: the coach sums it up, and words what is left (W4). */
export function endRound(run: Run): void {
  const { round } = run.state;
  const spoke = spokenIn(run.state);
  const skipped = speakersIn(run.state)
    .map((role) => role.participant_id)
    .filter((id) => !spoke.includes(id));
  const open_issues = openIssues(run.state).map(({ issue_id }) => issue_id);
  run.emit('WorkshopRoundClosed', { round, spoke, skipped, open_issues });
  if (spoke.length && !isPremortem(run.state)) requestFacilitation(run, 'review');
  else afterReview(run);
}

/** Nothing is open: done. Else the monitor is asked before another round begins (T7). */
export function afterReview(run: Run): void {
  if (!openIssues(run.state).length) return settle(run);
  requestCheck(run);
}
