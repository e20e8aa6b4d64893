import { requestCheck } from '../checks.js';
import { requestFacilitation } from '../facilitation.js';
import { hearPeople } from '../interventions.js';
import { conclude } from './conclude.js';
import { applyStances } from './consensus.js';
import { lastRoundOf, openIssues, spokenIn, workshopOf } from './state.js';
import { ask, type Run } from './turns.js';

/** What comes next, once nothing is under way: the end where nothing is open or the limit is reached, else a round (W5). */
export function nextStep(run: Run, time: string): void {
  if (!openIssues(run.state).length) return conclude(run, time, 'issues_settled');
  if (run.state.round >= lastRoundOf(run.state)) return conclude(run, time, 'round_limit');
  startRound(run, time);
}

/** Every round is the same: each role speaks in its order (W2). */
export function startRound(run: Run, time: string): void {
  const round = run.state.round + 1;
  const recipients = workshopOf(run.state).roles.map((role) => role.participant_id);
  const last = round >= lastRoundOf(run.state);
  run.emit('RoundStarted', { cycle: 1, round, proposal_version: 0, recipients, last });
  nextSpeaker(run, time);
}

/** The next role's turn, or the end of the round. */
export function nextSpeaker(run: Run, time: string): void {
  const asked = new Set(
    run.state.turns.filter(({ work }) => work === 'speech').map(({ participant_id }) => participant_id),
  );
  const next = workshopOf(run.state).roles.find((role) => !asked.has(role.participant_id));
  if (!next) return closeRound(run, time);
  const { round } = run.state;
  hearPeople(run, round);
  ask(
    run,
    { participant_id: next.participant_id, work: 'speech', request_id: `turn-1-${round}-${next.participant_id}` },
    time,
  );
}

/** What follows from the stances first; then the coach sums it up, and words what is left (W4). */
function closeRound(run: Run, time: string): void {
  applyStances(run);
  const { round } = run.state;
  const spoke = spokenIn(run.state);
  const skipped = workshopOf(run.state)
    .roles.map((role) => role.participant_id)
    .filter((id) => !spoke.includes(id));
  const open_issues = openIssues(run.state).map(({ issue_id }) => issue_id);
  run.emit('WorkshopRoundClosed', { round, spoke, skipped, open_issues });
  if (spoke.length) requestFacilitation(run, 'review');
  else afterReview(run, time);
}

/** Nothing is open: done (W5). Else the monitor is asked before another round begins (T7). */
export function afterReview(run: Run, time: string): void {
  if (!openIssues(run.state).length) return conclude(run, time, 'issues_settled');
  requestCheck(run);
}
