import type { OpenWorkshop } from '@parley/contracts';
import { requestFacilitation } from '../../shared/facilitation.js';
import { COACH, nextIssue, workshopOf } from '../state.js';
import { wordingOf } from '../../shared/words.js';
import { startRound } from './rounds.js';
import type { Run } from './turns.js';

/** The coach judges the requirement first (W0); without that it is the first issue as it stands. */
export function begin(run: Run): void {
  if (workshopOf(run.state).config.initial_judgement) requestFacilitation(run, 'initial_judgement');
  else beginRounds(run);
}

/** The user has answered or skipped what the coach asked: with an answer it judges anew. */
export function beginClarified(run: Run): void {
  const { judgements, clarifications } = run.state;
  const asked = clarifications.filter(({ asked_by }) => asked_by === COACH);
  const latest = asked.slice(-(judgements.at(-1)?.questions.length ?? 0));
  if (latest.some(({ exchanges }) => exchanges.length)) requestFacilitation(run, 'initial_judgement');
  else beginRounds(run);
}

/** The first round, with an empty draft and what is to be settled as its issue list (W1, W4). */
export function beginRounds(run: Run): void {
  const itemised = run.state.judgements.at(-1)?.issues ?? [];
  for (const statement of firstIssues(workshopOf(run.state), itemised)) {
    run.emit('IssueRaised', { issue_id: nextIssue(run.state), statement, raised_by: 'user', round: 0, request_id: '' });
  }
  startRound(run);
}

/**
 * The requirement, itemised or whole; of a later version also what the user says of the one before, and what that left
 * open. The requirement itself is settled where the version before had the same, unless there is nothing else to talk about.
 */
function firstIssues({ requirement, language, previous, feedback }: OpenWorkshop, itemised: string[]): string[] {
  const isNew = feedback !== undefined || previous?.open_points.length;
  const isSettled = isNew && previous?.entries?.length && previous.requirement === requirement;
  const wanted = itemised.length ? itemised : [requirement];
  const listed = [
    ...(isSettled ? [] : wanted),
    ...(feedback === undefined ? [] : [wordingOf(language).workshop.feedback(feedback)]),
    ...(previous?.open_points ?? []),
  ];
  return [...new Set(listed)];
}
