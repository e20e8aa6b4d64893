import {
  generatedByIn,
  type ChannelClosed,
  type GeneratedBy,
  type InitialJudgementMade,
  type PlanVersion,
  type RecordedEvent,
  type ReplacedEntry,
} from '@parley/contracts';
import { lineOf, replacedOf } from '../lineage.js';
import { nameOf, workshopOf, type Issue, type WorkshopState } from '../state.js';
import { isFound } from '../not-there.js';
import { planConsent, type PlanConsent } from './consent.js';
import { decisionsOf, standing, traced, type Decision, type TracedStance } from './decisions.js';
import { foldOf } from './fold.js';

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
  /** Authors: who wrote it: AI agents by which models, people, or scripts. */
  generated_by: GeneratedBy;
  opened_at: string;
  closed_at: string;
  /** The coach's, before the first round (W0); absent where it was not asked for. */
  initial_judgement?: InitialJudgementMade;
  roles: { participant_id: string; name: string; focus: string; document: string; written: boolean }[];
  summary: string;
  decisions: Decision[];
  /** Objections to decisions that no role has taken back. */
  standing_objections: ({ entry_id: string } & TracedStance)[];
  /** Where everyone stood. */
  consent?: PlanConsent;
  /** The versions before it, oldest first; and what was replaced by what in all of them (W9). */
  line: PlanVersion[];
  replaced: ReplacedEntry[];
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
    /** Questions whose answers raised it, and settled it (W6). */
    raised_by_answer?: string;
    resolved_by_answer?: string;
  }[];
  /** What stayed open, by issue id (W5). */
  open_points: string[];
  clarifications: {
    question_id: string;
    asked_by: string;
    round: number;
    status: string;
    /** With its source where the answer stood there already. */
    exchanges: { question: string; answer: string; source?: string }[];
    assumption?: string;
  }[];
  /** What the roles cite of what was found (W7). */
  sources: string[];
  /** What they cite besides: nobody has found it. */
  unfound_sources: string[];
}

/** The plan of a closed workshop. @throws where the events are not those of one: only a bug can ask then */
export function planOf(events: readonly RecordedEvent[]): Plan {
  const state = foldOf(events);
  const { closed, report } = state;
  const [first] = events;
  const last = events.findLast(({ type }) => type === 'ChannelClosed');
  if (!closed || !first || !last) throw new Error('the workshop is not closed');
  const { topic, language, requirement, feedback, previous, version, rehearsal, roles } = workshopOf(state);
  const consent = planConsent(state);
  const written = new Set(state.documents.map(({ participant_id }) => participant_id));
  const superseding = events.filter((event) => event.type === 'DraftEntrySuperseded').map(({ data }) => data);
  return {
    version,
    channel_id: first.channel_id,
    topic,
    language,
    requirement,
    ...(feedback !== undefined && { feedback }),
    ...(previous && { previous: { version: previous.version, channel_id: previous.channel_id } }),
    status: closed.status === 'rehearsed' ? closed.status : (state.concluded?.status ?? closed.status),
    reason: state.concluded?.reason ?? closed.reason,
    rounds: state.round,
    rehearsal,
    generated_by: generatedByIn(events),
    opened_at: first.recorded_at,
    closed_at: last.recorded_at,
    ...(state.judgements.length > 0 && { initial_judgement: state.judgements.at(-1)! }),
    roles: roles.map(({ participant_id, name, focus, output_document }) => ({
      participant_id,
      name,
      focus,
      document: output_document,
      written: written.has(participant_id),
    })),
    summary: report?.summary ?? '',
    decisions: decisionsOf(state, events),
    standing_objections: standing(state),
    line: lineOf(state),
    replaced: replacedOf(state),
    ...(consent && { consent }),
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
    issues: state.issues.map((issue) => plannedIssue(state, issue)),
    open_points: state.concluded?.open_issues ?? [],
    clarifications: state.clarifications.map(
      ({ question_id, asked_by, round, status, exchanges, assumption, relayed, text, unasked }) => ({
        question_id,
        asked_by: nameOf(state, asked_by),
        round,
        status,
        // A question that was never answered still says what was asked.
        exchanges: [
          ...(exchanges.length ? exchanges : [{ question: relayed ?? text, answer: '' }]),
          ...(unasked === undefined ? [] : [{ question: unasked, answer: '' }]),
        ],
        ...(status === 'skipped' && { assumption }),
      }),
    ),
    ...sourcesOf(state, events),
  };
}

/** What is found in no knowledge base is no source, whoever names it. */
function sourcesOf({ sources: found }: WorkshopState, events: readonly RecordedEvent[]) {
  const speeches = events.filter((event) => event.type === 'SpeechGiven').map(({ data }) => data.speech);
  const cited = [...new Set(speeches.flatMap(({ sources }) => sources))];
  const unfound_sources = cited.filter((source) => !isFound(source, found));
  return { sources: cited.filter((source) => isFound(source, found)), unfound_sources };
}

const plannedIssue = (state: WorkshopState, issue: Issue): Plan['issues'][number] => ({
  issue_id: issue.issue_id,
  statement: issue.statement,
  raised_as: issue.raised_as,
  raised_by: nameOf(state, issue.raised_by),
  round: issue.round,
  status: issue.status,
  ...(issue.resolved_by !== undefined && { resolved_by: issue.resolved_by }),
  ...(issue.merged_into !== undefined && { merged_into: issue.merged_into }),
  ...(issue.raised_by_answer !== undefined && { raised_by_answer: issue.raised_by_answer }),
  ...(issue.resolved_by_answer !== undefined && { resolved_by_answer: issue.resolved_by_answer }),
});
