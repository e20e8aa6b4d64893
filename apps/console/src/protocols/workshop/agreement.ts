import type { RecordedEvent } from '@parley/client';
import type { PlanStance } from './stances.js';
import { statementsOf } from './statements.js';
import { tableAfter, type Row } from './table-after.js';

/** An issue or an entry, and where each role stands on it that has said so. */
export interface Matter extends Row {
  stances: { readonly [who: string]: { stance: PlanStance } };
}

/** What all that is on the table comes to, by the workshop's own rule: one objection holds an entry up (W4). */
export interface Agreement {
  /** Entries of the draft that nobody objects to. */
  agreed: Matter[];
  /** Open issues and proposed entries: nobody objects, and nothing is decided. */
  uncertain: Matter[];
  /** Whatever somebody objects to, decided or not. */
  divisive: Matter[];
}

export function agreementIn(events: readonly RecordedEvent[]): Agreement {
  const { open, draft } = tableAfter(events, Infinity, 0);
  const said = latestStances(events);
  const matter = (row: Row): Matter => ({ ...row, stances: Object.fromEntries(said.get(row.id) ?? []) });
  const decided = draft.map(matter);
  const undecided = [...open, ...proposedIn(events)].map(matter);
  return {
    agreed: decided.filter((one) => !isObjectedTo(one)),
    uncertain: undecided.filter((one) => !isObjectedTo(one)),
    divisive: [...undecided, ...decided].filter(isObjectedTo),
  };
}

const isObjectedTo = ({ stances }: Matter): boolean => Object.values(stances).some(({ stance }) => stance === 'object');

/** Entries on the table that have not entered the draft. */
function proposedIn(events: readonly RecordedEvent[]): Row[] {
  const proposed = new Map<string, Row>();
  for (const { type, data, position } of events) {
    if (type === 'DraftEntryProposed')
      proposed.set(data.entry_id, { id: data.entry_id, text: data.text, isNew: false, position });
    if (type === 'DraftEntryAdded' || type === 'DraftEntryLapsed') proposed.delete(data.entry_id);
  }
  return [...proposed.values()];
}

/** By what they are about, then by who has said so last. */
function latestStances(
  events: readonly RecordedEvent[],
): ReadonlyMap<string, ReadonlyMap<string, { stance: PlanStance }>> {
  const all = new Map<string, Map<string, { stance: PlanStance }>>();
  const take = (about: string, who: string, stance: string): void =>
    void all.set(about, new Map(all.get(about)).set(who, { stance: stance as PlanStance }));
  for (const event of events) {
    const { type, data } = event;
    // What was said of an issue before it came back was said of another time.
    if (type === 'IssueReopened') all.delete(data.issue_id);
    // What is said of an issue holds for what settles it: how that counted in the end is recorded with the entry.
    if (type === 'DraftEntryAdded')
      for (const { participant_id, stance } of data.stances) take(data.entry_id, participant_id, stance);
    const { participant_id = '', said = [] } = statementsOf(event) ?? {};
    for (const { about, stance } of said) take(about, participant_id, stance);
  }
  return all;
}
