import type { ProposedEntry } from '@parley/contracts';
import type { WorkshopTurn } from '../state.js';
import { nextEntry, nextIssue } from './ids.js';
import { reopenFor } from './objections.js';
import { rivalsNamed } from './rivals.js';
import type { Run } from './turns.js';

/** The turn that something is said in; one about a question to the user gives what it says that source (W6). */
type From = Pick<WorkshopTurn, 'participant_id' | 'request_id' | 'question_id'>;

/** Issues that a role has found: they are on the next round's list (W4). */
export function raiseIssues(run: Run, from: From, statements: readonly string[]): void {
  const { participant_id: raised_by, request_id } = from;
  const { round } = run.state;
  for (const statement of statements) {
    const issue_id = nextIssue(run.state);
    run.emit('IssueRaised', { issue_id, statement, raised_by, round, request_id, ...source(from) });
  }
}

/** Entries that a role would have in the draft: they wait for what the others say of them (W4). */
export function proposeEntries(run: Run, from: From, entries: readonly ProposedEntry[]): void {
  const { participant_id, request_id } = from;
  const { round } = run.state;
  for (const entry of entries) {
    const { rivals: _named, ...proposed } = entry;
    const rivals = rivalsNamed(run.state, { ...entry, request_id });
    const by = { proposed_by: participant_id, round, request_id, ...(rivals.length && { rivals }), ...source(from) };
    run.emit('DraftEntryProposed', { entry_id: nextEntry(run.state), ...proposed, ...by });
    for (const rival of rivals) reopenFor(run, rival, entry.reason || entry.text, from);
  }
}

const source = ({ question_id }: From) => question_id !== undefined && { question_id };
