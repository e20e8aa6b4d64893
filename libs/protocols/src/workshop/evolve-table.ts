import {
  type CarriedEntry,
  type DraftEntryLapsed,
  type DraftEntryRepeated,
  type EntryMatch,
  type EntryStance,
  type ParleyEvent,
  type PlanRole,
  type RecordedStance,
  type SpeechGiven,
} from '@parley/contracts';
import type { DraftEntry, Issue, WorkshopState } from './state.js';

/** Folds what is on the table: issues, entries, and where each role stands on them (W4). */
export function evolveTable(state: WorkshopState, event: ParleyEvent): WorkshopState {
  switch (event.type) {
    case 'WorkshopOpened': {
      const { previous, roles } = event.data;
      const entries = (previous?.entries ?? []).map((entry) => carried(entry, roles));
      return { ...state, entries, entriesGiven: previous?.entries_given ?? 0 };
    }
    case 'SpeechGiven':
      return withoutUnclear(stancesTaken(state, event.data, event.data.speech), event.data);
    case 'EntriesRatified':
      return stancesOnEntries(state, event.data, new Map(), event.data.entry_stances);
    case 'IssueRaised': {
      const { statement, request_id: _origin, question_id, ...issue } = event.data;
      const source = question_id !== undefined && { raised_by_answer: question_id };
      const raised: Issue = { ...issue, ...source, statement, raised_as: statement, status: 'open', stances: {} };
      return { ...state, issues: [...state.issues, raised] };
    }
    case 'IssueReworded':
      return withIssue(state, event.data.issue_id, { statement: event.data.statement });
    case 'IssueResolved':
      return withIssue(state, event.data.issue_id, {
        status: 'resolved',
        resolved_by: event.data.entry_id,
        resolved_by_answer: event.data.question_id,
        left_in: event.data.round,
      });
    case 'IssueMerged':
      return merged(state, event.data);
    case 'IssueDismissed':
      return withIssue(state, event.data.issue_id, { status: 'dismissed', left_in: event.data.round });
    case 'IssueReopened': {
      const { issue_id, reopened_by: by, reason, round, entry_id } = event.data;
      return withIssue(state, issue_id, {
        status: 'open',
        reopened: { by, reason, round },
        about_entry: entry_id,
        resolved_by: undefined,
        resolved_by_answer: undefined,
        merged_into: undefined,
        left_in: undefined,
        no_issue_seen_by: undefined,
        stances: {},
      });
    }
    case 'DraftEntryProposed': {
      const { round, ...entry } = event.data;
      const { proposed_by, reason, request_id } = entry;
      const stance: RecordedStance = { participant_id: proposed_by, stance: 'agree', reason, round, request_id };
      const proposed: DraftEntry = {
        ...entry,
        proposed_in: round,
        status: 'proposed',
        seen_by: [proposed_by],
        stances: { [proposed_by]: stance },
        objected_by_name: [],
      };
      const rivals = new Set(entry.rivals);
      const others = state.entries.map((one) => (rivals.has(one.entry_id) ? objectedTo(one, stance) : one));
      return { ...state, entries: [...others, proposed], entriesGiven: state.entriesGiven + 1 };
    }
    case 'DraftEntryRepeated':
      return repeated(state, event.data);
    case 'DraftEntryAdded':
      return withEntry(state, event.data.entry_id, { status: 'in_draft', added_in: event.data.round });
    case 'DraftEntrySuperseded':
      return withEntry(state, event.data.entry_id, { status: 'superseded', superseded_by: event.data.superseded_by });
    case 'DraftEntryLapsed':
      return lapsed(state, event.data);
    case 'WorkshopRoundReviewed':
      return (event.data.rivals ?? []).reduce(withRival, state);
    default:
      return state;
  }
}

/** Whoever says it again is for it. */
function repeated(state: WorkshopState, data: DraftEntryRepeated): WorkshopState {
  const { entry_id, repeated_by: participant_id, reason, round, request_id, question_id } = data;
  const stance: RecordedStance = { participant_id, stance: 'agree', reason, round, request_id };
  const rivals = new Set(data.rivals);
  const entries = state.entries.map((entry): DraftEntry => {
    if (rivals.has(entry.entry_id)) return objectedTo(entry, stance);
    if (entry.entry_id !== entry_id) return entry;
    const settling = settlingMore(entry, data.resolves, [participant_id]);
    return {
      ...settling,
      ...(question_id !== undefined && entry.question_id === undefined && { question_id }),
      // What is decided has no rivals any more: the objection to them is what counts.
      ...(rivals.size && entry.status === 'proposed' && { rivals: [...new Set([...(entry.rivals ?? []), ...rivals])] }),
      objected_by_name: entry.objected_by_name.filter((id) => id !== participant_id),
      stances: { ...settling.stances, [participant_id]: stance },
    };
  });
  return { ...state, entries };
}

/** An entry that would settle more than those have heard of who had seen it: only these have now, and who objects to it. */
function settlingMore(entry: DraftEntry, resolves: readonly string[], seenBy: readonly string[]): DraftEntry {
  const more = resolves.filter((id) => !entry.resolves.includes(id));
  if (!more.length) return { ...entry, seen_by: [...new Set([...entry.seen_by, ...seenBy])] };
  const stances = Object.fromEntries(
    Object.entries(entry.stances).filter(([id, { stance }]) => seenBy.includes(id) || stance === 'object'),
  );
  const seen_by = [...new Set([...seenBy, ...Object.keys(stances)])];
  return { ...entry, resolves: [...entry.resolves, ...more], seen_by, stances };
}

/** Off the table; what was merged into another goes on in that. */
function lapsed(state: WorkshopState, { entry_id, into }: DraftEntryLapsed): WorkshopState {
  const entry = state.entries.find((one) => one.entry_id === entry_id);
  const left = withEntry(state, entry_id, { status: 'lapsed' });
  if (into === undefined || !entry) return left;
  const entries = left.entries.map((one) => {
    if (one.entry_id !== into) return one;
    const seenByBoth = one.seen_by.filter((id) => entry.seen_by.includes(id));
    const { question_id = entry.question_id } = one;
    return { ...settlingMore(one, entry.resolves, seenByBoth), ...(question_id !== undefined && { question_id }) };
  });
  return { ...left, entries };
}

/** The coach has read them as rivals: the two never both enter. */
const withRival = (state: WorkshopState, { entry_id, other }: EntryMatch): WorkshopState => ({
  ...state,
  entries: state.entries.map((entry) =>
    entry.entry_id === entry_id ? { ...entry, rivals: [...new Set([...(entry.rivals ?? []), other])] } : entry,
  ),
});

/** A decision of the version before, which stands until a role objects or replaces it: all have it before them. */
const carried = ({ entry_id, text, reason, proposed_by, version }: CarriedEntry, roles: PlanRole[]): DraftEntry => ({
  entry_id,
  text,
  reason,
  proposed_by,
  proposed_in: 0,
  added_in: 0,
  carried_from: version,
  resolves: [],
  request_id: '',
  status: 'in_draft',
  seen_by: roles.map(({ participant_id }) => participant_id),
  stances: {},
  objected_by_name: [],
});

/** Whoever proposes a rival objects to the entry by name. */
const objectedTo = (entry: DraftEntry, { participant_id, ...by }: RecordedStance): DraftEntry => ({
  ...entry,
  objected_by_name: [...new Set([...entry.objected_by_name, participant_id])],
  seen_by: [...new Set([...entry.seen_by, participant_id])],
  stances: { ...entry.stances, [participant_id]: { ...by, participant_id, stance: 'object' } },
});

type Turn = Pick<SpeechGiven, 'participant_id' | 'round' | 'request_id'>;
type Said = Pick<RecordedStance, 'stance' | 'reason'>;

const taken = ({ participant_id, round, request_id }: Turn, { stance, reason }: Said): RecordedStance => ({
  participant_id,
  stance,
  reason,
  round,
  request_id,
});

/** What a role says in a speech, of issues and of entries. */
function stancesTaken(before: WorkshopState, turn: Turn, { stances, entry_stances }: SpeechGiven['speech']) {
  const { participant_id } = turn;
  const said = stances.map(({ issue_id, stance, reason, statement }) => ({
    issue_id,
    ...taken(turn, { stance, reason: reason || statement }),
  }));
  const onIssue = new Map(said.map(({ issue_id, ...stance }) => [issue_id, stance]));
  const state = stancesOnEntries(before, turn, onIssue, entry_stances);
  const issues = state.issues.map((issue): Issue => {
    if (issue.status !== 'open') return issue;
    const stance = onIssue.get(issue.issue_id);
    const seen = issue.no_issue_seen_by ?? (stance?.stance === 'no_issue' ? [] : undefined);
    return {
      ...issue,
      ...(stance && { stances: { ...issue.stances, [participant_id]: stance } }),
      ...(seen && { no_issue_seen_by: [...new Set([...seen, participant_id])] }),
    };
  });
  return { ...state, issues };
}

/** Whoever speaks of an entry and does not say where they stand is asked once more: that they saw it is no consent. */
function withoutUnclear(state: WorkshopState, { participant_id, named }: SpeechGiven): WorkshopState {
  if (!named?.length) return state;
  const entries = state.entries.map((entry) =>
    named.includes(entry.entry_id) ? { ...entry, seen_by: entry.seen_by.filter((id) => id !== participant_id) } : entry,
  );
  return { ...state, entries };
}

/** What a role says of an issue holds for everything on the table that would settle it, but for what it names itself. */
function stancesOnEntries(
  state: WorkshopState,
  turn: Turn,
  onIssue: ReadonlyMap<string, RecordedStance>,
  entryStances: readonly EntryStance[],
): WorkshopState {
  const { participant_id } = turn;
  const onEntry = new Map(entryStances.map((one) => [one.entry_id, taken(turn, one)]));
  const entries = state.entries.map((entry): DraftEntry => {
    if (entry.status !== 'proposed' && entry.status !== 'in_draft') return entry;
    const its = settledBy(state, entry);
    const onIts = its.flatMap((id) => onIssue.get(id) ?? []);
    const byIssue = entry.status === 'proposed' ? strictest(onIts) : undefined;
    const named = onEntry.get(entry.entry_id);
    const bound = entry.objected_by_name.includes(participant_id);
    const stance = named ?? (bound ? undefined : byIssue);
    const others = entry.objected_by_name.filter((id) => id !== participant_id);
    return {
      ...entry,
      ...(named && { objected_by_name: named.stance === 'object' ? [...others, participant_id] : others }),
      seen_by: [...new Set([...entry.seen_by, participant_id])],
      ...(stance && { stances: { ...entry.stances, [participant_id]: stance } }),
      ...unsettledBy(entry, participant_id, named && named.stance !== 'object' ? its : [], onIssue),
    };
  });
  return { ...state, entries };
}

/** Whoever is for an entry, or leaves it to others, may still say that it does not settle an issue, until it says otherwise. */
function unsettledBy(
  entry: DraftEntry,
  participantId: string,
  named: readonly string[],
  onIssue: ReadonlyMap<string, RecordedStance>,
): Pick<DraftEntry, 'unsettled'> {
  const objected = named.filter((id) => onIssue.get(id)?.stance === 'object');
  if (!objected.length && !entry.unsettled) return {};
  const without = Object.entries(entry.unsettled ?? {}).map(([id, who]) =>
    onIssue.has(id) ? ([id, who.filter((one) => one !== participantId)] as const) : ([id, who] as const),
  );
  const unsettled = new Map<string, string[]>(without);
  for (const id of objected) unsettled.set(id, [...(unsettled.get(id) ?? []), participantId]);
  return { unsettled: Object.fromEntries(unsettled) };
}

/** That an issue is none is no word on the entries that would settle it: it neither objects nor agrees. */
const strictest = (stances: RecordedStance[]): RecordedStance | undefined =>
  (['object', 'abstain', 'agree'] as const).flatMap((kind) => stances.find(({ stance }) => stance === kind) ?? [])[0];

/** The issues that an entry would settle: those it names, and those about the entry that it replaces. */
export function settledBy(state: WorkshopState, { entry_id, resolves, supersedes }: DraftEntry): string[] {
  const about = state.issues.filter(
    ({ about_entry }) => about_entry !== undefined && (about_entry === supersedes || about_entry === entry_id),
  );
  return [...new Set([...resolves, ...about.map(({ issue_id }) => issue_id)])];
}

/** What would settle the one settles the other from now on. */
function merged(
  state: WorkshopState,
  { issue_id, into, round }: Extract<ParleyEvent, { type: 'IssueMerged' }>['data'],
): WorkshopState {
  const left = withIssue(state, issue_id, { status: 'merged', merged_into: into, left_in: round });
  const entries = left.entries.map((entry) =>
    entry.status === 'proposed' && entry.resolves.includes(issue_id)
      ? { ...entry, resolves: [...new Set(entry.resolves.map((id) => (id === issue_id ? into : id)))] }
      : entry,
  );
  return { ...left, entries };
}

const withIssue = (state: WorkshopState, id: string, change: Partial<Issue>): WorkshopState => ({
  ...state,
  issues: state.issues.map((issue) => (issue.issue_id === id ? { ...issue, ...change } : issue)),
});

const withEntry = (state: WorkshopState, id: string, change: Partial<DraftEntry>): WorkshopState => ({
  ...state,
  entries: state.entries.map((entry) => (entry.entry_id === id ? { ...entry, ...change } : entry)),
});
