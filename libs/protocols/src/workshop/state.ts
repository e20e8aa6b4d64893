import type {
  InitialJudgementMade,
  LookupMade,
  PlanDocumentWritten,
  PlanReported,
  PlanRole,
  RecordedStance,
  SpeechGiven,
  WorkshopConcluded,
  WorkshopOpened,
  WorkshopRoundReviewed,
} from '@parley/contracts';
import { INITIAL_CHANNEL, type ChannelState } from '../shared/channel-state.js';
import { isPremortem, type Premortem } from '../shared/premortem.js';

/**
 * Where a workshop stands: `clarifying` waits for the user, `checking` for the monitor, `between_rounds` for nobody;
 * the others wait for what they are called after.
 */
export type WorkshopPhase =
  | 'unopened'
  | 'between_rounds'
  | 'judging'
  | 'round'
  | 'waiting_for_model'
  | 'clarifying'
  | 'ratifying'
  | 'reviewing'
  | 'checking'
  | 'documenting'
  | 'reporting'
  | 'closed';

/** The coach asks and speaks where no role does. */
export const COACH = 'coach';

export type Work = 'speech' | 'follow_up' | 'ratify' | 'document';

/** A piece of work asked of a role: of the current round, or of the end. */
export interface WorkshopTurn {
  request_id: string;
  participant_id: string;
  work: Work;
  status: 'open' | 'answered' | 'skipped';
  /** The failure's code, where it was skipped since its model gave nothing. */
  failed?: string;
  /** What a follow-up is about. */
  question_id?: string;
}

/** An issue, on the list or gone from it in one of three ways (W4). */
export interface Issue {
  issue_id: string;
  /** As it is said now; what it was raised with is `raised_as`. */
  statement: string;
  raised_as: string;
  raised_by: string;
  /** The question whose answer raised it (W6). */
  raised_by_answer?: string;
  round: number;
  /** The entry of the draft that is objected to, where it is about one. */
  about_entry?: string;
  /** Why it is on the list again. */
  reopened?: { by: string; reason: string; round: number };
  status: 'open' | 'resolved' | 'merged' | 'dismissed';
  resolved_by?: string;
  /** The question whose answer the entry that settled it rests on (W6). */
  resolved_by_answer?: string;
  merged_into?: string;
  left_in?: number;
  /** The latest stance of each role. */
  stances: Record<string, RecordedStance>;
  /** Once somebody says that it is no issue: who has seen that. */
  no_issue_seen_by?: string[];
}

/** An entry of the consensus draft, or one on its way there (W4). */
export interface DraftEntry {
  entry_id: string;
  text: string;
  resolves: string[];
  supersedes?: string;
  reason: string;
  proposed_by: string;
  proposed_in: number;
  request_id: string;
  /** The question to the user whose answer it rests on (W6). */
  question_id?: string;
  status: 'proposed' | 'in_draft' | 'superseded' | 'lapsed';
  /** The version that decided it, where that is one before. */
  carried_from?: number;
  added_in?: number;
  superseded_by?: string;
  /** Roles that have spoken since it is on the table. */
  seen_by: string[];
  /** The latest stance of each role: an objection stands until the role itself takes it back. */
  stances: Record<string, RecordedStance>;
  /** Whoever objects to this very entry: that it agrees on the issue takes nothing back. */
  objected_by_name: string[];
  /** Entries that cannot stand beside it. */
  rivals?: string[];
  /** By issue: who has nothing against the entry, and says that it does not settle the issue. */
  unsettled?: Record<string, string[]>;
}

/** A question to the user (W6). */
export interface Clarification {
  question_id: string;
  asked_by: string;
  round: number;
  request_id: string;
  /** In the role's own words, of the exchange that runs. */
  text: string;
  assumption: string;
  /** `asked` waits for the coach, `relayed` for the user, `answered` for the role. */
  status: 'asked' | 'relayed' | 'answered' | 'settled' | 'skipped' | 'unanswered';
  /** As the user is asked; absent until the coach has relayed it. */
  relayed?: string;
  exchanges: Exchange[];
  /** What the role would still have asked, where it had asked on as often as it may. */
  unasked?: string;
}

/** A question and its answer: the user's, or what stood there already, with its source. */
export interface Exchange {
  question: string;
  answer: string;
  source?: string;
}

/** A speech as its own author is reminded of it. */
export interface OwnSpeech {
  round: number;
  text: string;
}

/** The fold of a workshop's stream: the draft, the issues, the questions, and of what was said only this round's. */
export interface WorkshopState extends ChannelState {
  phase: WorkshopPhase;
  opened?: WorkshopOpened;
  turns: WorkshopTurn[];
  /** What was said in the current round. */
  speeches: SpeechGiven[];
  /** What was looked up in the current round (W7). */
  lookups: LookupMade[];
  /** All that anybody has found so far, by where it stands (W7). */
  sources: string[];
  issues: Issue[];
  /** The current round's issue list: what was open when it began (W4). */
  listed: string[];
  entries: DraftEntry[];
  /** Ids of entries given so far, in this version and those before it. */
  entriesGiven: number;
  clarifications: Clarification[];
  /** What the coach made of the requirement before the first round (W0). */
  judgements: InitialJudgementMade[];
  /** The coach's latest notice to each role (W8). */
  notices: Record<string, string>;
  /** What each role itself has said in all rounds, in brief: its document is written from it (W9). */
  said: Record<string, OwnSpeech[]>;
  /** Speeches each role has been asked for so far. */
  asked: Record<string, number>;
  /** The roles are asked about what they have not heard of; with the condition that ends the workshop afterwards. */
  ratification?: { reason?: string };
  review?: WorkshopRoundReviewed;
  /** The turn in which one role supposes that what all agreed on at once was wrong, where there was one. */
  premortem?: Premortem;
  concluded?: WorkshopConcluded;
  documents: PlanDocumentWritten[];
  report?: PlanReported;
}

export const initialState: WorkshopState = {
  ...INITIAL_CHANNEL,
  turns: [],
  speeches: [],
  lookups: [],
  sources: [],
  issues: [],
  listed: [],
  entries: [],
  entriesGiven: 0,
  clarifications: [],
  judgements: [],
  notices: {},
  said: {},
  asked: {},
  documents: [],
};

/** @throws where the workshop is not open: only a bug can ask then */
export function workshopOf(state: WorkshopState): WorkshopOpened {
  if (!state.opened) throw new Error('the workshop is not open');
  return state.opened;
}

export const roleOf = (state: WorkshopState, participantId: string): PlanRole | undefined =>
  state.opened?.roles.find((role) => role.participant_id === participantId);

/** A role's name as everybody sees it; the id where there is no such role, as for `user`. */
export const nameOf = (state: WorkshopState, participantId: string): string =>
  roleOf(state, participantId)?.name ?? participantId;

/** A pre-mortem is none of the rounds that the limit counts. */
export const lastRoundOf = (state: WorkshopState): number =>
  workshopOf(state).config.max_rounds + state.extraRounds + (state.premortem ? 1 : 0);

/** Those who speak in the current round, in their order: every role, or in a pre-mortem one alone. */
export const speakersIn = (state: WorkshopState): PlanRole[] =>
  workshopOf(state).roles.filter(
    ({ participant_id }) => !isPremortem(state) || participant_id === state.premortem?.participant_id,
  );

export const issueOf = (state: WorkshopState, id: string): Issue | undefined =>
  state.issues.find(({ issue_id }) => issue_id === id);

export const openIssues = (state: WorkshopState): Issue[] => state.issues.filter(({ status }) => status === 'open');

export const draftOf = (state: WorkshopState): DraftEntry[] =>
  state.entries.filter(({ status }) => status === 'in_draft');

export const proposedEntries = (state: WorkshopState): DraftEntry[] =>
  state.entries.filter(({ status }) => status === 'proposed');

/** Questions that the user may answer or skip, in any order (W6). */
export const pendingClarifications = (state: WorkshopState): Clarification[] => state.clarifications.filter(isPending);

export const isPending = ({ status }: Pick<Clarification, 'status'>): boolean =>
  status === 'asked' || status === 'relayed';

/** Questions that wait for the coach to put them to the user. */
export const questionsToRelay = (state: WorkshopState): Clarification[] =>
  state.clarifications.filter(({ status }) => status === 'asked');

/** The question that a follow-up is about. @throws where it is about none: only a bug can ask then */
export function followedUpQuestion(state: WorkshopState, requestId: string): Clarification {
  const turn = state.turns.find(({ request_id }) => request_id === requestId);
  const question = state.clarifications.find(({ question_id }) => question_id === turn?.question_id);
  if (!question) throw new Error(`${requestId} is about no question`);
  return question;
}

/** Whoever has answered what it was asked last in the current round: a role that did not is absent. */
export function presentIn(state: WorkshopState): string[] {
  const asked = state.turns.filter(({ work }) => work === 'speech' || work === 'ratify');
  const last = new Map(asked.map(({ participant_id, status }) => [participant_id, status]));
  return [...last].flatMap(([id, status]) => (status === 'answered' ? [id] : []));
}

/**
 * Roles that were not heard in the last round, whether their model failed, they were silent, or it ended before their turn. All were
 * before a pre-mortem: of it nobody is missing who was not asked about what it brought.
 */
export function unheardIn(state: WorkshopState): string[] {
  if (!state.round) return [];
  const present = presentIn(state);
  if (isPremortem(state)) {
    const asked = state.turns.filter(({ work }) => work === 'ratify').map(({ participant_id }) => participant_id);
    return asked.filter((id) => !present.includes(id));
  }
  return workshopOf(state)
    .roles.map(({ participant_id }) => participant_id)
    .filter((id) => !present.includes(id));
}

/** Whoever has spoken in the current round. */
export const spokenIn = (state: WorkshopState): string[] =>
  state.turns
    .filter(({ work, status }) => work === 'speech' && status === 'answered')
    .map(({ participant_id }) => participant_id);

/** Ids count what the log has: the same history gives the same ids. */
export const nextIssue = ({ issues }: WorkshopState): string => `issue-${issues.length + 1}`;

export const nextQuestion = ({ clarifications }: WorkshopState): string => `question-${clarifications.length + 1}`;

/** Entries count on along a line of versions: an id means the same entry in all of them (W9). */
export const nextEntry = ({ entriesGiven }: WorkshopState): string => `entry-${entriesGiven + 1}`;
