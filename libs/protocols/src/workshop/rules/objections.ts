import { type WorkshopTurn, nextIssue, workshopOf } from '../state.js';
import { wordingOf } from '../../shared/words.js';
import type { Run } from './turns.js';

/** An objection to an entry of the draft: what it settled is open again, with the reason (W4). The entry stays. */
export function reopenFor(
  run: Run,
  entry_id: string,
  reason: string,
  { participant_id, request_id }: Pick<WorkshopTurn, 'participant_id' | 'request_id'>,
): void {
  const entry = run.state.entries.find((one) => one.entry_id === entry_id);
  if (entry?.status !== 'in_draft') return;
  const { round, issues } = run.state;
  if (issues.some(({ status, about_entry }) => status === 'open' && about_entry === entry_id)) return;
  const settled = issues.filter(({ status, resolved_by }) => status === 'resolved' && resolved_by === entry_id);
  for (const { issue_id } of settled) {
    run.emit('IssueReopened', { issue_id, reason, reopened_by: participant_id, round, request_id, entry_id });
  }
  if (settled.length) return;
  const statement = wordingOf(workshopOf(run.state).language).workshop.objection(entry_id, reason).slice(0, 2000);
  const raised = { issue_id: nextIssue(run.state), statement, raised_by: participant_id, round, request_id };
  run.emit('IssueRaised', { ...raised, about_entry: entry_id });
}
