import type { ChannelClosed, RecordedEvent, RecordedStance } from '@parley/contracts';
import { standingObjections } from '../dissent.js';
import { draftOf, nameOf, workshopOf, type DraftEntry, type WorkshopState } from '../state.js';
import { foldOf } from './fold.js';

/** A stance of a decision, traced to the turn it was taken in. */
export interface TracedStance {
  role: string;
  stance: RecordedStance['stance'];
  reason: string;
  round: number;
  turn: string;
}

/** One decision of the plan, with where it came from (W4). */
export interface Decision {
  entry_id: string;
  text: string;
  reason: string;
  resolves: string[];
  proposed_by: string;
  proposed_in: number;
  added_in: number;
  /** The turn it was proposed in. */
  turn: string;
  stances: TracedStance[];
  /** Who had seen it and said nothing of it. */
  unopposed: string[];
  supersedes?: string;
}

/** planning.ai.json: a version of the plan for machines (W9). */
export interface Plan {
  version: number;
  channel_id: string;
  topic: string;
  language: 'en' | 'zh';
  requirement: string;
  feedback?: string;
  previous?: { version: number; channel_id: string };
  status: ChannelClosed['status'];
  reason: string;
  rounds: number;
  rehearsal: boolean;
  opened_at: string;
  closed_at: string;
  roles: { participant_id: string; name: string; focus: string; document: string; written: boolean }[];
  summary: string;
  decisions: Decision[];
  /** Objections to decisions that no role has taken back; absent in files of the first generation. */
  standing_objections?: ({ entry_id: string } & TracedStance)[];
  superseded: { entry_id: string; text: string; superseded_by: string; reason: string }[];
  /** Proposed, and not agreed on. */
  not_agreed: { entry_id: string; text: string; proposed_by: string; objections: TracedStance[] }[];
  issues: {
    issue_id: string;
    statement: string;
    raised_as: string;
    raised_by: string;
    round: number;
    status: string;
    resolved_by?: string;
    merged_into?: string;
  }[];
  /** What stayed open, by issue id (W5). */
  open_points: string[];
  clarifications: {
    question_id: string;
    asked_by: string;
    round: number;
    status: string;
    exchanges: { question: string; answer: string }[];
    assumption?: string;
  }[];
  /** What the roles cite (W7). */
  sources: string[];
}

/** The plan of a closed workshop. @throws where the events are not those of one: only a bug can ask then */
export function planOf(events: readonly RecordedEvent[]): Plan {
  const state = foldOf(events);
  const { closed, report } = state;
  const [first] = events;
  const last = events.findLast(({ type }) => type === 'ChannelClosed');
  if (!closed || !first || !last) throw new Error('the workshop is not closed');
  const { topic, language, requirement, feedback, previous, version, rehearsal, roles } = workshopOf(state);
  const written = new Set(state.documents.map(({ participant_id }) => participant_id));
  const superseding = events.filter((event) => event.type === 'DraftEntrySuperseded').map(({ data }) => data);
  const speeches = events.filter((event) => event.type === 'SpeechGiven').map(({ data }) => data.speech);
  return {
    version,
    channel_id: first.channel_id,
    topic,
    language,
    requirement,
    ...(feedback !== undefined && { feedback }),
    ...(previous && { previous: { version: previous.version, channel_id: previous.channel_id } }),
    status: state.concluded?.status ?? closed.status,
    reason: state.concluded?.reason ?? closed.reason,
    rounds: state.round,
    rehearsal,
    opened_at: first.recorded_at,
    closed_at: last.recorded_at,
    roles: roles.map(({ participant_id, name, focus, output_document }) => ({
      participant_id,
      name,
      focus,
      document: output_document,
      written: written.has(participant_id),
    })),
    summary: report?.summary ?? '',
    decisions: draftOf(state).map((entry) => decision(state, entry, addedAs(events, entry.entry_id))),
    ...(filesVersionOf(events) > 1 && { standing_objections: standing(state) }),
    superseded: superseding.map(({ entry_id, superseded_by, reason }) => ({
      entry_id,
      text: state.entries.find((entry) => entry.entry_id === entry_id)?.text ?? '',
      superseded_by,
      reason,
    })),
    not_agreed: state.entries
      .filter(({ status }) => status === 'lapsed')
      .map(({ entry_id, text, proposed_by, stances }) => ({
        entry_id,
        text,
        proposed_by: nameOf(state, proposed_by),
        objections: traced(state, Object.values(stances)).filter(({ stance }) => stance === 'object'),
      })),
    issues: state.issues.map(
      ({ issue_id, statement, raised_as, raised_by, round, status, resolved_by, merged_into }) => ({
        issue_id,
        statement,
        raised_as,
        raised_by: nameOf(state, raised_by),
        round,
        status,
        ...(resolved_by !== undefined && { resolved_by }),
        ...(merged_into !== undefined && { merged_into }),
      }),
    ),
    open_points: state.concluded?.open_issues ?? [],
    clarifications: state.clarifications.map(
      ({ question_id, asked_by, round, status, exchanges, assumption, relayed, text }) => ({
        question_id,
        asked_by: nameOf(state, asked_by),
        round,
        status,
        // A question that was never answered still says what was asked.
        exchanges: exchanges.length ? exchanges : [{ question: relayed ?? text, answer: '' }],
        ...(status === 'skipped' && { assumption }),
      }),
    ),
    sources: [...new Set(speeches.flatMap(({ sources }) => sources))],
  };
}

/** The generation of a workshop's files: what was published once stays as it is (W9). */
export const filesVersionOf = (events: readonly RecordedEvent[]): number =>
  events.flatMap((event) => (event.type === 'WorkshopConcluded' ? [event.data.files_version ?? 1] : []))[0] ?? 1;

/** Objections to decisions, each with the turn it was made in (W4). */
const standing = (state: WorkshopState) =>
  standingObjections(state).map(({ entry_id, participant_id, reason, round, request_id }) => ({
    ...{ entry_id, role: nameOf(state, participant_id), stance: 'object' as const, reason, round, turn: request_id },
  }));

/** What the log says of how an entry entered the draft. */
const addedAs = (events: readonly RecordedEvent[], entryId: string) =>
  events.flatMap((event) =>
    event.type === 'DraftEntryAdded' && event.data.entry_id === entryId ? [event.data] : [],
  )[0];

function decision(state: WorkshopState, entry: DraftEntry, added: ReturnType<typeof addedAs>): Decision {
  const { entry_id, text, reason, resolves, proposed_by, proposed_in, request_id, supersedes } = entry;
  return {
    entry_id,
    text,
    reason,
    resolves,
    proposed_by: nameOf(state, proposed_by),
    proposed_in,
    added_in: added?.round ?? 0,
    turn: request_id,
    stances: traced(state, added?.stances ?? []),
    unopposed: (added?.unopposed ?? []).map((id) => nameOf(state, id)),
    ...(supersedes !== undefined && { supersedes }),
  };
}

const traced = (state: WorkshopState, stances: RecordedStance[]): TracedStance[] =>
  stances.map(({ participant_id, stance, reason, round, request_id }) => ({
    role: nameOf(state, participant_id),
    stance,
    reason,
    round,
    turn: request_id,
  }));
