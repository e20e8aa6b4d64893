import type { FieldError, ProposedEntry, Speech } from '@parley/contracts';
import { together } from '../../shared/work/turn-spec.js';
import { notThere } from '../not-there.js';
import { openIssues, workshopOf, type DraftEntry, type WorkshopState } from '../state.js';

/** What a speech may name, by what it has to be. */
type Named = 'role' | 'open_issue' | 'left_issue' | 'tabled_entry' | 'draft_entry';

interface Reference {
  pointer: string;
  id: string;
  as: Named;
}

const REASONS: Record<Named, string> = {
  role: 'is no role of this workshop',
  open_issue: 'is no open issue',
  left_issue: 'has not left the list',
  tabled_entry: 'is no entry on the table or in the draft',
  draft_entry: 'is not in the draft',
};

/** What no schema says of a speech: what it names must be there. */
export function speechErrors(state: WorkshopState, speech: Speech): FieldError[] {
  return [
    ...(speech.analysis.trim() ? [] : [{ pointer: '/speech/analysis', reason: 'is empty' }]),
    ...unknownErrors(state, speech, '/speech'),
  ];
}

/** What is said and names what is not there, under the field that holds it. */
export const unknownErrors = (state: WorkshopState, said: Partial<Speech>, within = ''): FieldError[] =>
  unknownIn(state, said).map(({ pointer, id, as }) => ({ pointer: within + pointer, reason: `${id} ${REASONS[as]}` }));

/** What a speech, or a part of one, names and is not there. */
function unknownIn(state: WorkshopState, said: Partial<Speech>): Reference[] {
  const known = namesOf(state);
  return referencesIn(said).filter(({ id, as }) => !known[as].has(id));
}

/** The speech without what it names and is not there. What replaces no entry of the draft is new. */
export function withoutUnknown(state: WorkshopState, speech: Speech): Speech {
  const known = namesOf(state);
  return {
    ...speech,
    comments: speech.comments.filter(({ participant_id }) => known.role.has(participant_id)),
    stances: speech.stances.filter(({ issue_id }) => known.open_issue.has(issue_id)),
    entry_stances: speech.entry_stances.filter(({ entry_id }) => known.tabled_entry.has(entry_id)),
    entries: entriesWithoutUnknown(state, speech.entries),
    reopens: speech.reopens.filter(({ issue_id }) => known.left_issue.has(issue_id)),
  };
}

export function entriesWithoutUnknown(state: WorkshopState, entries: readonly ProposedEntry[]): ProposedEntry[] {
  const known = namesOf(state);
  return entries.map(({ supersedes, resolves, rivals, ...entry }) => ({
    ...entry,
    resolves: resolves.filter((id) => known.open_issue.has(id)),
    ...(rivals && { rivals: rivals.filter((id) => known.tabled_entry.has(id)) }),
    ...(supersedes !== undefined && known.draft_entry.has(supersedes) && { supersedes }),
  }));
}

function referencesIn(said: Partial<Speech>): Reference[] {
  const { comments = [], stances = [], entry_stances = [], entries = [], reopens = [] } = said;
  const each = (list: string, ids: readonly string[], as: Named): Reference[] =>
    ids.map((id, index) => ({ pointer: `/${list}/${index}`, id, as }));
  const issueIds = (list: readonly { issue_id: string }[]) => list.map(({ issue_id }) => issue_id);
  return [
    ...comments.map(({ participant_id: id }, index): Reference => {
      return { pointer: `/comments/${index}/participant_id`, id, as: 'role' };
    }),
    ...each('stances', issueIds(stances), 'open_issue'),
    ...each(
      'entry_stances',
      entry_stances.map(({ entry_id }) => entry_id),
      'tabled_entry',
    ),
    ...entries.flatMap(({ resolves, supersedes, rivals = [] }, index): Reference[] => [
      ...each(`entries/${index}/rivals`, rivals, 'tabled_entry'),
      ...each(`entries/${index}/resolves`, resolves, 'open_issue'),
      ...(supersedes === undefined
        ? []
        : [{ pointer: `/entries/${index}/supersedes`, id: supersedes, as: 'draft_entry' as const }]),
    ]),
    ...each('reopens', issueIds(reopens), 'left_issue'),
  ];
}

/** What is there to be named. */
function namesOf(state: WorkshopState): Record<Named, Set<string>> {
  const entries = (...wanted: DraftEntry['status'][]) =>
    new Set(state.entries.filter(({ status }) => wanted.includes(status)).map(({ entry_id }) => entry_id));
  return {
    role: new Set(workshopOf(state).roles.map(({ participant_id }) => participant_id)),
    open_issue: new Set(openIssues(state).map(({ issue_id }) => issue_id)),
    left_issue: new Set(state.issues.filter(({ status }) => status !== 'open').map(({ issue_id }) => issue_id)),
    draft_entry: entries('in_draft'),
    tabled_entry: entries('in_draft', 'proposed'),
  };
}

/** What a speech, or a part of one, names and is not there, with what is, as its author is told; undefined where all is there. */
export function unknownNames(state: WorkshopState, said: Partial<Speech>): { ids: string[]; told: string } | undefined {
  const unknown = unknownIn(state, said);
  if (!unknown.length) return undefined;
  const { language } = workshopOf(state);
  const there = namesOf(state);
  const kinds = [...new Set(unknown.map(({ as }) => as))];
  const told = kinds.map((kind) => {
    const ids = unknown.filter(({ as }) => as === kind).map(({ id }) => id);
    return notThere(language, kind, [...new Set(ids)], [...there[kind]]);
  });
  return {
    ids: [...new Set(unknown.map(({ id }) => id))].slice(0, 200),
    told: together(told, language),
  };
}
