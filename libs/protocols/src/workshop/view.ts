import type {
  InitialJudgementMade,
  PlanRole,
  PreviousPlan,
  WorkshopConcluded,
  WorkshopConfig,
} from '@parley/contracts';
import { isPremortem } from '../shared/premortem.js';
import { frameView, type ProtocolView, type QuestionView, type TurnView } from '../shared/view.js';
import { unheardBy } from './rules/ratification.js';
import {
  draftOf,
  isPending,
  lastRoundOf,
  nameOf,
  openIssues,
  proposedEntries,
  roleOf,
  workshopOf,
  type Clarification,
  type DraftEntry,
  type Issue,
  type WorkshopState,
  type WorkshopTurn,
} from './state.js';

/** What a workshop's view has besides what every view has. */
export interface WorkshopView extends ProtocolView {
  requirement: string;
  /** Which version of the plan it makes, and from which. */
  plan_version: number;
  previous?: Omit<PreviousPlan, 'documents'>;
  feedback?: string;
  /** Without their rehearsal scripts, which are in the log. */
  roles: Omit<PlanRole, 'script' | 'document'>[];
  config: WorkshopConfig;
  /** Entries of the draft and those proposed, replaced ones too: nothing leaves silently (W4). */
  entries: DraftEntry[];
  issues: Issue[];
  clarifications: Clarification[];
  /** What the coach made of the requirement before the first round (W0), the latest last. */
  initial_judgements?: InitialJudgementMade[];
  /** The coach's summary of the last round that is over. */
  last_summary?: string;
  decision?: WorkshopConcluded;
  report?: string;
  /** Documents written so far, by file. */
  documents: string[];
}

export function view(state: WorkshopState): WorkshopView {
  const { requirement, version, previous, feedback, roles, config } = workshopOf(state);
  const { entries, issues, clarifications, judgements, review, concluded, report, documents } = state;
  return {
    ...frameView(state),
    max_rounds: lastRoundOf(state),
    requirement,
    plan_version: version,
    ...(previous && { previous: withoutDocuments(previous) }),
    ...(feedback !== undefined && { feedback }),
    roles: roles.map(({ script: _script, document: _document, ...role }) => role),
    config,
    entries,
    issues,
    clarifications,
    ...(judgements.length && { initial_judgements: judgements }),
    ...(review && { last_summary: review.summary }),
    ...(concluded && { decision: concluded }),
    ...(report && { report: report.summary }),
    documents: documents.map(({ file }) => file),
    turns: state.turns.map((turn) => turnView(state, turn)),
  };
}

/** They are in the files of that version. */
const withoutDocuments = ({ documents: _documents, ...previous }: PreviousPlan) => previous;

const turnView = (state: WorkshopState, { participant_id, request_id, status }: WorkshopTurn): TurnView => ({
  participant_id,
  name: nameOf(state, participant_id),
  kind: roleOf(state, participant_id)?.kind ?? 'external',
  request_id,
  status,
});

/** What a person who is asked needs to know: which work, for which version of the plan, and how far that has come. */
export function inboxItem(state: WorkshopState, { request_id }: { request_id: string }) {
  const { requirement, version } = workshopOf(state);
  const turn = state.turns.find((one) => one.request_id === request_id);
  return {
    work: turn?.work,
    ...(turn?.work === 'speech' && isPremortem(state) && { premortem: true }),
    requirement,
    plan_version: version,
    issues: openIssues(state).map(({ issue_id, statement }) => ({ issue_id, statement })),
    draft: draftOf(state).map(entryLine),
    proposed: proposedEntries(state).map(entryLine),
    ...(turn && ofWork(state, turn)),
  };
}

const entryLine = ({ entry_id, text }: DraftEntry) => ({ entry_id, text });

/** What its kind of work is about. */
function ofWork(state: WorkshopState, { work, participant_id, question_id }: WorkshopTurn) {
  if (work === 'follow_up') {
    const asked = state.clarifications.find((one) => one.question_id === question_id);
    return asked && { asked: { question: asked.text, exchanges: asked.exchanges } };
  }
  if (work === 'ratify') return { unheard: unheardBy(state, participant_id).map(({ entry_id }) => entry_id) };
  const role = roleOf(state, participant_id);
  if (work !== 'document' || !role) return {};
  return { output_document: role.output_document, document_kind: role.document_kind ?? 'general' };
}

/** What it came to (W5, W9): the plan as agreed on, and what stayed open. */
export function outcome(state: WorkshopState) {
  const { concluded, issues, report, closed, premortem } = state;
  if (!concluded) return undefined;
  const { status, reason, open_issues, standing_objections, not_heard } = concluded;
  return {
    status,
    reason,
    summary: report?.summary ?? '',
    draft: draftOf(state),
    open_points: issues.filter(({ issue_id }) => open_issues.includes(issue_id)).map(({ statement }) => statement),
    ...(standing_objections && { standing_objections }),
    ...(not_heard && { not_heard }),
    ...(premortem && { premortem }),
    ...(closed && { closed }),
  };
}

/** Every question to the user (W6). */
export const questions = (state: WorkshopState): QuestionView[] =>
  state.clarifications.map((question) => questionView(workshopOf(state).roles, question));

/** A question as the coach puts it; in the role's own words until it has. */
export function questionView(
  roles: readonly Pick<PlanRole, 'participant_id' | 'name'>[],
  { question_id, asked_by, round, status, text, relayed, assumption, exchanges }: Clarification,
): QuestionView {
  return {
    question_id,
    pending: isPending({ status }),
    asked_by,
    name: roles.find(({ participant_id }) => participant_id === asked_by)?.name ?? asked_by,
    round,
    status,
    question: relayed ?? text,
    assumption,
    exchanges,
  };
}
