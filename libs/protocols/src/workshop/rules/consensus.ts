import { type RecordedStance } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import { objectionsTo } from '../dissent.js';
import { settledBy } from '../evolve-table.js';
import {
  draftOf,
  issueOf,
  openIssues,
  presentIn,
  proposedEntries,
  roleOf,
  spokenIn,
  workshopOf,
  type DraftEntry,
  type Issue,
  type WorkshopState,
} from '../state.js';
import { standingRivals } from './rivals.js';
import type { Run } from './turns.js';

/**
 * What follows from a round's stances (W4), by rule and from nothing else: entries that nobody objects to enter the
 * draft, the issues that they settle leave the list, and so do those that the roles found to be none.
 */
export function applyStances(run: Run): void {
  if (!spokenIn(run.state).length) return;
  for (const entry of proposedEntries(run.state)) if (isUnopposed(run.state, entry)) addToDraft(run, entry);
  settleLate(run);
  for (const issue of openIssues(run.state)) {
    const entry = withdrawnObjectionTo(run.state, issue);
    if (entry) resolve(run, issue.issue_id, entry);
    else if (isNoIssue(run.state, issue)) dismiss(run, issue);
  }
  clearTable(run);
}

/** Everybody present has seen it since it is on the table, another than who proposed it among them, and no objection stands. */
export function isUnopposed(state: WorkshopState, entry: DraftEntry): boolean {
  const heard = isHeard(state, entry) && isHeardByAnother(state, entry);
  const isFree = !objectionsTo(entry).length && !standingRivals(state, entry).length;
  return heard && isFree && isCurrent(state, entry);
}

/** Everybody present has spoken since it is on the table, as it stands now. */
const isHeard = (state: WorkshopState, { seen_by }: DraftEntry): boolean =>
  presentIn(state).every((id) => seen_by.includes(id));

/** That all others are absent is no consent. */
const isHeardByAnother = (state: WorkshopState, { seen_by }: DraftEntry): boolean =>
  seen_by.length > 1 || workshopOf(state).roles.length === 1;

const everySpeakerIn = (state: WorkshopState, seenBy: string[]): boolean =>
  spokenIn(state).every((id) => seenBy.includes(id));

/** What it would replace is still in the draft: an entry before it may have replaced that in the same round. */
const isCurrent = (state: WorkshopState, { supersedes }: DraftEntry): boolean =>
  supersedes === undefined ||
  state.entries.some(({ entry_id, status }) => entry_id === supersedes && status === 'in_draft');

function addToDraft(run: Run, proposed: DraftEntry): void {
  const { entry_id, text, resolves, supersedes, reason, proposed_by, proposed_in, stances, seen_by } = proposed;
  const { round } = run.state;
  const settles = settledBy(run.state, proposed);
  const unopposed = seen_by.filter((id) => !ownProperty(stances, id));
  const absent = workshopOf(run.state)
    .roles.map(({ participant_id }) => participant_id)
    .filter((id) => !seen_by.includes(id));
  const who = { stances: Object.values(stances), unopposed, ...(absent.length && { absent }) };
  const provenance = { proposed_by, proposed_in, ...who };
  run.emit('DraftEntryAdded', { entry_id, text, resolves, round, ...provenance });
  if (supersedes) run.emit('DraftEntrySuperseded', { entry_id: supersedes, superseded_by: entry_id, reason, round });
  for (const id of settles) if (isSettledBy(run.state, proposed, id)) resolve(run, id, proposed);
}

/** An entry of the draft settles what it claims to once nobody objects that it does: a raiser that was absent is back. */
function settleLate(run: Run): void {
  for (const entry of draftOf(run.state)) {
    for (const id of entry.resolves) {
      // What was opened again needs more than the same entry.
      const isReopened = issueOf(run.state, id)?.reopened !== undefined;
      if (!isReopened && isHeard(run.state, entry) && isSettledBy(run.state, entry, id)) resolve(run, id, entry);
    }
  }
}

/** The issue's raiser has heard of the entry, nobody says that it does not settle it, and no objection that it is about stands. */
function isSettledBy(state: WorkshopState, { entry_id, unsettled, seen_by }: DraftEntry, issueId: string): boolean {
  const issue = issueOf(state, issueId);
  if (!issue || ownProperty(unsettled ?? {}, issueId)?.length || isAboutObjection(state, issue, entry_id)) return false;
  const raisers = [issue.raised_by, issue.reopened?.by].filter((id) => id !== undefined && roleOf(state, id));
  return raisers.every((id) => seen_by.includes(id!));
}

/** An objection to another entry of the draft is answered by its withdrawal or by what replaces the entry, by nothing else. */
const isAboutObjection = (state: WorkshopState, { about_entry }: Issue, settling?: string): boolean =>
  about_entry !== settling &&
  draftOf(state).some((entry) => entry.entry_id === about_entry && objectionsTo(entry).length > 0);

/** An entry that rests on an answer of the user settles with it: the log says with which (W6). */
function resolve(run: Run, issue_id: string, { entry_id, question_id }: DraftEntry): void {
  if (issueOf(run.state, issue_id)?.status !== 'open') return;
  const { round } = run.state;
  run.emit('IssueResolved', { issue_id, entry_id, round, ...(question_id !== undefined && { question_id }) });
}

/** The entry that an issue is about, where it still stands in the draft and whoever objected to it no longer does. */
function withdrawnObjectionTo(state: WorkshopState, issue: Issue): DraftEntry | undefined {
  const entry = state.entries.find(({ entry_id, status }) => entry_id === issue.about_entry && status === 'in_draft');
  if (!entry || objectionsTo(entry).length) return undefined;
  return stancesOfRound(state, issue).some(({ stance }) => stance === 'object') ? undefined : entry;
}

/** Somebody said so, everybody who spoke has seen it since, and nobody says that it is one. */
export function isNoIssue(state: WorkshopState, issue: Issue): boolean {
  const stances = Object.values(issue.stances);
  const said = stances.some(({ stance }) => stance === 'no_issue');
  if (!said || isAboutObjection(state, issue) || !everySpeakerIn(state, issue.no_issue_seen_by ?? [])) return false;
  const standing = stances.some(({ stance }) => stance === 'object');
  return !standing && !stancesOfRound(state, issue).some(({ stance }) => stance === 'agree');
}

const stancesOfRound = (state: WorkshopState, issue: Issue): RecordedStance[] =>
  Object.values(issue.stances).filter(({ round }) => round === state.round);

function dismiss(run: Run, { issue_id, stances }: Issue): void {
  const said = Object.values(stances).filter(({ stance }) => stance === 'no_issue' || stance === 'abstain');
  run.emit('IssueDismissed', { issue_id, round: run.state.round, stances: said });
}

/** Proposed entries that can no longer enter the draft leave the table, and the log says why. */
function clearTable(run: Run): void {
  const { round } = run.state;
  for (const entry of proposedEntries(run.state)) {
    const { entry_id } = entry;
    if (!isCurrent(run.state, entry)) {
      run.emit('DraftEntryLapsed', { entry_id, cause: 'superseded_meanwhile', round });
    } else if (standingRivals(run.state, entry).some((rival) => !objectionsTo(rival).length)) {
      run.emit('DraftEntryLapsed', { entry_id, cause: 'rival_stands', round });
    } else if (isMoot(run.state, entry)) {
      run.emit('DraftEntryLapsed', { entry_id, cause: 'issues_settled', round });
    }
  }
}

/** Somebody objects, and all that it would settle has left the list. */
function isMoot(state: WorkshopState, entry: DraftEntry): boolean {
  const settles = settledBy(state, entry);
  const open = new Set(openIssues(state).map(({ issue_id }) => issue_id));
  return settles.length > 0 && objectionsTo(entry).length > 0 && !settles.some((id) => open.has(id));
}
