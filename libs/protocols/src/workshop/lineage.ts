import type { CarriedAnswer, CarriedEntry, PlanVersion, PreviousPlan, ReplacedEntry } from '@parley/contracts';
import { draftOf, nameOf, openIssues, workshopOf, type Clarification, type WorkshopState } from './state.js';

/** What the next version starts from: the draft with its ids, the user's answers, the documents, and the line (W9). */
export function previousPlan(state: WorkshopState, channel_id: string): PreviousPlan {
  const { version, requirement, previous } = workshopOf(state);
  return {
    version,
    channel_id,
    summary: state.report?.summary ?? '',
    decisions: draftOf(state)
      .map(({ text }) => text)
      .slice(0, 500),
    open_points: openIssues(state)
      .map(({ statement }) => statement.slice(0, 2000))
      .slice(0, 500),
    requirement,
    entries: carriedEntries(state).slice(0, 500),
    entries_given: state.entriesGiven,
    clarifications: [
      ...(previous?.clarifications ?? []),
      ...state.clarifications.flatMap((one) => answersTo(state, one)),
    ].slice(-500),
    documents: state.documents.map(({ participant_id, file, document }) => ({ participant_id, file, document })),
    line: lineOf(state),
    replaced: replacedOf(state).slice(-2000),
  };
}

/** The versions before this one, oldest first. */
export function lineOf(state: WorkshopState): PlanVersion[] {
  const { previous } = workshopOf(state);
  return previous ? [...(previous.line ?? []), { version: previous.version, channel_id: previous.channel_id }] : [];
}

/** What was replaced by what, in this version and those before it. */
export function replacedOf(state: WorkshopState): ReplacedEntry[] {
  const own = state.entries.flatMap(({ entry_id, text, superseded_by }): ReplacedEntry[] => {
    if (superseded_by === undefined) return [];
    const reason = state.entries.find((one) => one.entry_id === superseded_by)?.reason ?? '';
    return [{ entry_id, text, by: superseded_by, reason }];
  });
  return [...(workshopOf(state).previous?.replaced ?? []), ...own];
}

const carriedEntries = (state: WorkshopState): CarriedEntry[] =>
  draftOf(state).map(({ entry_id, text, reason, proposed_by, carried_from }) => ({
    entry_id,
    text,
    reason,
    proposed_by: nameOf(state, proposed_by),
    version: carried_from ?? workshopOf(state).version,
  }));

function answersTo(state: WorkshopState, { asked_by, exchanges, status, text, assumption }: Clarification) {
  const by = nameOf(state, asked_by);
  const answers = exchanges.map((one): CarriedAnswer => ({ asked_by: by, ...one }));
  return status === 'skipped' ? [...answers, { asked_by: by, question: text, answer: '', assumption }] : answers;
}
