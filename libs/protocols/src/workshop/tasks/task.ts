import { type PlanRole, type PreviousPlan, type Speech, type SpeechGiven, type SpeechLine } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import type { Task } from '../../shared/work/prompt.js';
import { sameWords } from '../rules/alike.js';
import {
  draftOf,
  nameOf,
  openIssues,
  roleOf,
  workshopOf,
  type Clarification,
  type Exchange,
  type Issue,
  type WorkshopState,
} from '../state.js';

/** What every task of a workshop is asked with. */
export interface WorkshopTask extends Task {
  requirement: string;
  previous?: PreviousPlan;
  feedback?: string;
  /** What people said to the workshop lately. */
  interventions: string[];
}

/** What a task about the plan has besides. */
export interface PlanTask extends WorkshopTask {
  /** The consensus draft. */
  draft: { entry_id: string; text: string }[];
  issues: ListedIssue[];
  clarified: Clarified[];
}

export interface ListedIssue {
  issue_id: string;
  statement: string;
  /** The words it was raised with, where the coach has said it more finely. */
  raised_as?: string;
  raised_by: string;
  /** Why it is on the list again. */
  reopened?: string;
}

/** A question that the user has answered, or left to the role. */
export interface Clarified {
  question_id: string;
  asked_by: string;
  exchanges: Exchange[];
  /** What the role assumes, since the user skipped it. */
  assumption?: string;
}

/** A speech with who gave it. */
export interface Spoken {
  participant_id: string;
  name: string;
  speech: Speech;
  /** Ids of what it proposed and of the issues it raised, in its order; absent where nothing has one. */
  entry_ids: (string | undefined)[];
  issue_ids: (string | undefined)[];
}

export function workshopTask(state: WorkshopState): WorkshopTask {
  const { language, requirement, previous, feedback } = workshopOf(state);
  return {
    language,
    requirement,
    ...(previous && { previous }),
    ...(feedback !== undefined && { feedback }),
    interventions: state.applied.map((intervention) => intervention.text),
  };
}

export function planTask(state: WorkshopState): PlanTask {
  return {
    ...workshopTask(state),
    draft: draftOf(state).map(({ entry_id, text }) => ({ entry_id, text })),
    issues: openIssues(state).map((issue) => listed(state, issue)),
    clarified: clarifiedBy(state),
  };
}

/** What the user has answered or left to a role, of these questions; what is still asked is for who asks it. */
export const clarifiedBy = (state: WorkshopState, isWanted: (question: Clarification) => boolean = () => true) =>
  state.clarifications
    .filter(isWanted)
    .flatMap(({ question_id, asked_by, exchanges, assumption, status }): Clarified[] => {
      const skipped = status === 'skipped';
      const isOver = skipped || status === 'settled' || status === 'unanswered';
      if (!isOver || (!skipped && !exchanges.length)) return [];
      return [{ question_id, asked_by: nameOf(state, asked_by), exchanges, ...(skipped && { assumption }) }];
    });

/** An issue as prompts show it, with names instead of ids. */
export function listed(
  state: WorkshopState,
  { issue_id, statement, raised_as, raised_by, reopened }: Issue,
): ListedIssue {
  return {
    issue_id,
    statement,
    ...(raised_as !== statement && { raised_as }),
    raised_by: nameOf(state, raised_by),
    ...(reopened && { reopened: `${nameOf(state, reopened.by)}: ${reopened.reason}` }),
  };
}

export const describeSpeech = (
  state: WorkshopState,
  { participant_id, speech, request_id, round }: SpeechGiven,
): Spoken => ({
  participant_id,
  name: nameOf(state, participant_id),
  speech,
  entry_ids: speech.entries.map(({ text }) => {
    const equal = state.entries.filter((entry) => sameWords(entry.text, text));
    return (equal.find((entry) => entry.request_id === request_id) ?? equal.at(-1))?.entry_id;
  }),
  issue_ids: speech.new_issues.map(
    (statement) =>
      state.issues.findLast((issue) => issue.round <= round && sameWords(issue.raised_as, statement))?.issue_id,
  ),
});

/** What a role says when rehearsed, in the speech that it is asked for or was asked for last. */
export const scriptedLine = (state: WorkshopState, { participant_id, script }: PlanRole): SpeechLine | undefined =>
  script.find(({ turn }) => turn === (ownProperty(state.asked, participant_id) ?? 1));

/** @throws where there is no such role: only a bug can ask then */
export function knownRole(state: WorkshopState, participantId: string): PlanRole {
  const role = roleOf(state, participantId);
  if (!role) throw new Error(`${participantId} is no role of this workshop`);
  return role;
}
