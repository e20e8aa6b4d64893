import type { FacilitationRequested, OfferedTool, PlanRole, SpeechGiven, SpeechLine } from '@parley/contracts';
import {
  draftOf,
  lastRoundOf,
  lookupsOf,
  objectionsTo,
  openIssues,
  proposedEntries,
  questionOf,
  roleOf,
  unrelayed,
  workshopOf,
  type Issue,
  type WorkshopState,
  type WorkshopTurn,
} from '@parley/protocols';
import type { BallotTask } from './table-task.js';
import type {
  Clarified,
  DocumentTask,
  FollowUpTask,
  Knowledge,
  LookupTask,
  ListedIssue,
  ReportTask,
  SpeechTask,
  WorkshopTask,
} from './workshop-task.js';

/**
 * What a role is asked, from the state at its TurnRequested.
 * @throws where there is no such role
 */
export function roleTask(state: WorkshopState, { participant_id, work, request_id }: WorkshopTurn): WorkshopTask {
  switch (work) {
    case 'speech':
      return speechTask(state, participant_id, foundFor(state, request_id));
    case 'follow_up':
      return followUpTask(state, participant_id, request_id);
    case 'document':
      return documentTask(state, participant_id);
  }
}

/**
 * What a role is asked before its speech: which of the tools offered to call, and how (W7).
 * @param tools what the role is shown; it is recorded with what came of it
 */
export function lookupTask(
  state: WorkshopState,
  { participant_id, request_id }: WorkshopTurn,
  tools: OfferedTool[],
): LookupTask {
  const role = knownRole(state, participant_id);
  const made = lookupsOf(state, request_id);
  const scripted = made.length ? [] : (scriptedLine(state, role)?.lookups ?? []);
  return { kind: 'lookup', role, ...ofTable(state), tools, knowledge: foundFor(state, request_id), scripted };
}

/** What was found for one turn, each with where it stands. */
const foundFor = (state: WorkshopState, requestId: string): Knowledge[] =>
  lookupsOf(state, requestId).flatMap(({ uses }) =>
    uses.map(({ tool, arguments: given, sources, content }) => ({
      source: sources.join('; ') || `${tool} ${given}`,
      text: content,
    })),
  );

/**
 * A speech sees the requirement, the draft, the issue list with what is proposed to settle it, the earlier speeches of
 * this round in full, clarifications and what was found; not later speeches, and not what was said in other rounds (W2).
 */
export function speechTask(state: WorkshopState, participantId: string, knowledge: Knowledge[] = []): SpeechTask {
  const role = knownRole(state, participantId);
  const line = scriptedLine(state, role);
  const notice = state.notices[participantId];
  return {
    kind: 'speech',
    role,
    ...ofTable(state),
    issues: openIssues(state)
      .filter(({ issue_id }) => state.listed.includes(issue_id))
      .map((one) => listed(state, one)),
    found: openIssues(state)
      .filter(({ issue_id }) => !state.listed.includes(issue_id))
      .map((one) => listed(state, one)),
    round: state.round,
    last: state.round >= lastRoundOf(state),
    proposals: proposedEntries(state).map((entry) => ({
      entry_id: entry.entry_id,
      text: entry.text,
      resolves: entry.resolves,
      ...(entry.supersedes !== undefined && { supersedes: entry.supersedes }),
      proposed_by: shownName(state, entry.proposed_by),
      objections: objectionsTo(entry).map(({ participant_id, reason }) => ({
        by: shownName(state, participant_id),
        reason,
      })),
    })),
    earlier: state.speeches.map((given) => said(state, given)),
    knowledge,
    ...(notice !== undefined && { notice }),
    ...(line && { line }),
  };
}

function followUpTask(state: WorkshopState, participantId: string, requestId: string): FollowUpTask {
  const role = knownRole(state, participantId);
  const asked = state.clarifications.find(({ question_id }) => question_id === questionOf(requestId));
  if (!asked) throw new Error(`${requestId} is about no question`);
  const scripted = scriptedLine(state, role)?.follow_ups[asked.exchanges.length - 1];
  const { text: question, exchanges } = asked;
  return {
    kind: 'follow_up',
    role,
    ...common(state),
    question,
    exchanges,
    ...(scripted !== undefined && { scripted }),
  };
}

const documentTask = (state: WorkshopState, participantId: string): DocumentTask => ({
  kind: 'document',
  role: knownRole(state, participantId),
  ...ofTable(state),
});

/** What a role is asked in a vote, from the state at its BallotRequested (T1). */
export function workshopBallotTask(state: WorkshopState, participantId: string): BallotTask {
  const role = knownRole(state, participantId);
  const { name, kind, system_prompt: persona, focus } = role;
  const { language, topic, requirement } = workshopOf(state);
  const ballot = scriptedLine(state, role)?.ballot;
  return {
    kind: 'ballot',
    language,
    topic,
    question: requirement,
    interventions: state.applied.map((intervention) => intervention.text),
    open_points: openIssues(state).map(({ statement }) => statement),
    member: { participant_id: participantId, name, kind, persona, expertise: [focus], script: [] },
    ballot_question: state.stopping.vote?.question ?? '',
    heard: state.speeches.map(({ participant_id, round, speech: { analysis, advice } }) => ({
      participant_id,
      name: shownName(state, participant_id),
      round,
      text: [analysis, advice].filter(Boolean).join('\n'),
    })),
    ...(ballot && { ballot }),
  };
}

/** What the coach is asked, from the state at its FacilitationRequested. */
export function coachTask(state: WorkshopState, task: FacilitationRequested['task']): WorkshopTask {
  const error = state.facilitationError;
  return { ...coachWork(state, task), ...(error !== undefined && { previous_error: error }) };
}

function coachWork(state: WorkshopState, task: FacilitationRequested['task']): WorkshopTask {
  const { roles, coach_script } = workshopOf(state);
  switch (task) {
    case 'relay':
      return {
        kind: 'relay',
        ...common(state),
        questions: unrelayed(state).map(({ question_id, asked_by, text, exchanges }) => ({
          question_id,
          asked_by: shownName(state, asked_by),
          text,
          exchanges,
        })),
      };
    case 'review': {
      const line = coach_script?.rounds.find(({ round }) => round === state.round);
      return {
        kind: 'review',
        ...ofTable(state),
        round: state.round,
        roles: roles.map(({ participant_id, name }) => ({ participant_id, name })),
        speeches: state.speeches.map((given) => said(state, given)),
        added: draftOf(state)
          .filter(({ added_in }) => added_in === state.round)
          .map(({ entry_id }) => entry_id),
        ...(line && { line }),
      };
    }
    case 'report':
      return reportTask(state);
    default:
      throw new Error(`a workshop has no task ${task}`);
  }
}

function reportTask(state: WorkshopState): ReportTask {
  const scripted = workshopOf(state).coach_script?.report;
  const documents = state.documents.map(({ participant_id, file, document }) => ({
    name: shownName(state, participant_id),
    file,
    document,
  }));
  return { kind: 'report', ...ofTable(state), documents, ...(scripted !== undefined && { scripted }) };
}

function common(state: WorkshopState) {
  const { language, requirement, previous, feedback } = workshopOf(state);
  return {
    language,
    requirement,
    ...(previous && { previous }),
    ...(feedback !== undefined && { feedback }),
    interventions: state.applied.map((intervention) => intervention.text),
  };
}

function ofTable(state: WorkshopState) {
  return {
    ...common(state),
    draft: draftOf(state).map(({ entry_id, text }) => ({ entry_id, text })),
    issues: openIssues(state).map((issue) => listed(state, issue)),
    clarified: state.clarifications.flatMap(({ asked_by, exchanges, assumption, status }): Clarified[] => {
      const skipped = status === 'skipped';
      if (!skipped && !exchanges.length) return [];
      return [{ asked_by: shownName(state, asked_by), exchanges, ...(skipped && { assumption }) }];
    }),
  };
}

function listed(state: WorkshopState, { issue_id, statement, raised_as, raised_by, reopened }: Issue): ListedIssue {
  return {
    issue_id,
    statement,
    ...(raised_as !== statement && { raised_as }),
    raised_by: shownName(state, raised_by),
    ...(reopened && { reopened: `${shownName(state, reopened.by)}: ${reopened.reason}` }),
  };
}

const said = (state: WorkshopState, { participant_id, speech }: SpeechGiven) => ({
  participant_id,
  name: shownName(state, participant_id),
  speech,
});

/** What it says when rehearsed, in the speech that it is asked for or was asked for last. */
const scriptedLine = (state: WorkshopState, { participant_id, script }: PlanRole): SpeechLine | undefined =>
  script.find(({ turn }) => turn === (state.asked[participant_id] ?? 1));

const shownName = (state: WorkshopState, id: string): string => roleOf(state, id)?.name ?? id;

function knownRole(state: WorkshopState, participantId: string): PlanRole {
  const role = roleOf(state, participantId);
  if (!role) throw new Error(`${participantId} is no role of this workshop`);
  return role;
}
