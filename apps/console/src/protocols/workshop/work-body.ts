import type { DraftEntry, EntryStance, Issue } from '@parley/client';
import type { ChannelOf } from '../protocol.js';
import { lines } from '../people-lines.js';

/** What is asked of a role that a person plays, as a workshop's inbox item has it. */
export interface Asked {
  participant_id: string;
  request_id: string;
  due_at: string;
  work: 'speech' | 'follow_up' | 'ratify' | 'document';
  /** All agreed at once, and this turn supposes that it was wrong. */
  premortem?: true;
}

/** Where somebody stands on something, by its id; '' where nothing is said. */
export interface Stand {
  stance: string;
  reason: string;
}
export type Stands = ReadonlyMap<string, Stand>;

/** What the form of a speech holds. */
export interface SpeechDraft {
  analysis: string;
  advice: string;
  /** A line each. */
  newIssues: string;
  entry: string;
  /** The issue that the entry settles; '' for none. */
  resolves: string;
  stands: Stands;
}

export const EMPTY_SPEECH: SpeechDraft = {
  analysis: '',
  advice: '',
  newIssues: '',
  entry: '',
  resolves: '',
  stands: new Map(),
};

export const openIssues = ({ issues }: ChannelOf<'workshop'>): Issue[] =>
  issues.filter(({ status }) => status === 'open');

export const onTheTable = ({ entries }: ChannelOf<'workshop'>): DraftEntry[] =>
  entries.filter(({ status }) => status === 'proposed');

/** Entries that a role would be bound by and has not heard of (W4). */
export const unheardBy = ({ entries }: ChannelOf<'workshop'>, id: string): DraftEntry[] =>
  entries.filter(
    ({ status, seen_by, objected_by_name }) =>
      !seen_by.includes(id) && (status === 'in_draft' || (status === 'proposed' && !objected_by_name.length)),
  );

/** An objection says why, else nobody can answer it. */
export const isSaid = (stands: Stands): boolean =>
  [...stands.values()].every(({ stance, reason }) => stance !== 'object' || reason.trim() !== '');

/** Stances on entries; what nothing was said of is left out, and so is not objected to. */
export const entryStances = (stands: Stands, entries: readonly Pick<DraftEntry, 'entry_id'>[]): EntryStance[] =>
  entries.flatMap(({ entry_id }) => {
    const { stance = '', reason = '' } = stands.get(entry_id) ?? {};
    return stance ? [{ entry_id, stance: stance as EntryStance['stance'], reason: reason.trim() }] : [];
  });

/** A speech as the API takes it (W3): what is left empty is left out. */
export function speechOf(draft: SpeechDraft, channel: ChannelOf<'workshop'>): { [key: string]: unknown } {
  const { analysis, advice, newIssues, entry, resolves, stands } = draft;
  const stances = openIssues(channel).flatMap(({ issue_id }) => {
    const { stance = '', reason = '' } = stands.get(issue_id) ?? {};
    return stance ? [{ issue_id, stance, reason: reason.trim() }] : [];
  });
  return {
    analysis: analysis.trim(),
    advice: advice.trim(),
    new_issues: lines(newIssues),
    stances,
    entry_stances: entryStances(stands, onTheTable(channel)),
    entries: entry.trim() ? [{ text: entry.trim(), resolves: resolves ? [resolves] : [] }] : [],
  };
}
