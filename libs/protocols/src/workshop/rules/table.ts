import { type ProposedEntry } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import { type DraftEntry, type WorkshopTurn, issueOf, nextEntry, nextIssue, openIssues } from '../state.js';
import { equalEntry, sameWords } from './alike.js';
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
    // Raised again it is one issue.
    const isOpen = openIssues(run.state).some(
      (one) => sameWords(one.statement, statement) || sameWords(one.raised_as, statement),
    );
    if (isOpen) continue;
    const issue_id = nextIssue(run.state);
    run.emit('IssueRaised', { issue_id, statement, raised_by, round, request_id, ...source(from) });
  }
}

/** Entries that a role would have in the draft: they wait for what the others say of them (W4). */
export function proposeEntries(run: Run, from: From, entries: readonly ProposedEntry[]): void {
  const { participant_id, request_id } = from;
  const { round } = run.state;
  for (const entry of entries) {
    const equal = equalEntry(run.state, entry);
    if (equal) {
      repeatEntry(run, from, equal, entry);
      continue;
    }
    const { rivals: _named, ...proposed } = entry;
    const rivals = rivalsNamed(run.state, { ...entry, request_id });
    const by = { proposed_by: participant_id, round, request_id, ...(rivals.length && { rivals }), ...source(from) };
    run.emit('DraftEntryProposed', { entry_id: nextEntry(run.state), ...proposed, ...by });
    for (const rival of rivals) reopenFor(run, rival, entry.reason || entry.text, from);
  }
}

/** Said again it is one entry, which its author is for; what it would settle besides, the others have yet to hear of (W4). */
function repeatEntry(run: Run, from: From, before: DraftEntry, again: ProposedEntry): void {
  const { entry_id } = before;
  const { participant_id, request_id } = from;
  const stance = ownProperty(before.stances, participant_id);
  // Whoever objects to it in the same breath is not for it: the objection is what counts.
  if (stance?.stance === 'object' && stance.request_id === request_id) return;
  const { round } = run.state;
  const rivals = rivalsNamed(run.state, { ...again, request_id }).filter(
    (id) => id !== entry_id && !before.rivals?.includes(id),
  );
  // No entry answers the objection to itself.
  const resolves = again.resolves.filter(
    (id) => !before.resolves.includes(id) && issueOf(run.state, id)?.about_entry !== entry_id,
  );
  const { reason } = again;
  const said = { resolves, rivals, reason, round, request_id, ...source(from) };
  run.emit('DraftEntryRepeated', { entry_id, repeated_by: participant_id, ...said });
  for (const rival of rivals) reopenFor(run, rival, reason || again.text, from);
}

const source = ({ question_id }: From) => question_id !== undefined && { question_id };
