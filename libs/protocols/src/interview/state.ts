import type {
  AreaScore,
  DocumentsRequested,
  DocumentVersion,
  InterviewAnalysed,
  InterviewDocument,
  InterviewFact,
  InterviewOpened,
  InterviewRisk,
  InterviewSeat,
  NoticeIssued,
  RoundSummarised,
} from '@parley/contracts';
import { INITIAL_CHANNEL, type ChannelState, type Language } from '../shared/channel-state.js';
import type { Run as RunOf } from '../shared/decider.js';
import { NOTHING_SAID, type Talk } from './talk.js';

/**
 * Where an interview's channel stands: `preparing` for the first words, `listening` to the user, `round` while the
 * Interviewer answers, `checking` and `syncing` while the background of a turn runs, `closing` for the last summary.
 */
export type InterviewPhase =
  | 'unopened'
  | 'preparing'
  | 'listening'
  | 'round'
  | 'waiting_for_model'
  | 'checking'
  | 'syncing'
  | 'closing'
  | 'closed';

/** How a user is called who gave no name: no name that anybody would be greeted by. */
export const NO_NAME: Record<Language, string> = { en: 'You', zh: '您' };

/** Where the interview itself stands (I3). */
export type Status = InterviewAnalysed['proposed_status'];

export type DocumentId = DocumentVersion['document'];

/** The parts of the picture, in the order in which they are asked about where they are equally unknown. */
export const AREAS = ['who', 'pain', 'context', 'constraints', 'success'] as const satisfies AreaScore['area'][];
export type Area = (typeof AREAS)[number];

/** The Interviewer's turn. */
export interface AnswerTurn {
  request_id: string;
  turn: number;
  /** 1 for the first try, and again after a wait for the model. */
  attempt: number;
  /** Tries in all: part of their ids. */
  tries: number;
  /** `interrupted`: what was said by then is still to come. `failed`: its model gave nothing, and is asked again. */
  status: 'open' | 'interrupted' | 'failed' | 'settled';
}

/** What is done about a turn once it is answered (I3): in this order, each at most once. */
export interface Background {
  turn: number;
  analysed: boolean;
  overseen: boolean;
  compressed: boolean;
  /** Somebody who waits is told that it takes longer. */
  deep: boolean;
  /** What who waits was told last (I4). */
  held?: 'syncing' | 'thinking_deeply';
}

/** A document as it stands. */
export interface WrittenDocument {
  document: DocumentId;
  version: number;
  content: InterviewDocument;
}

/** A piece of the Architect's work. */
export interface WriteTurn {
  request_id: string;
  document: DocumentId;
  attempt: number;
  status: 'open' | 'written' | 'missed';
  /** Why the try before failed: the next one is told. */
  error?: string;
}

/** A delivery that is under way (I6). */
export interface Delivery extends DocumentsRequested {
  turns: WriteTurn[];
}

/** The fold of an interview's stream. Bounded: what was said long ago is here as memory only (I5). */
export interface InterviewChannel extends ChannelState {
  phase: InterviewPhase;
  opened?: InterviewOpened;
  /** What was said, as far as prompts show it. */
  talk: Talk;
  /** The user's turn that is asked for. */
  asked?: { request_id: string; due_at: string };
  answer?: AnswerTurn;
  background?: Background;
  /** What the next answer goes by; used up with it. */
  notice?: NoticeIssued | undefined;
  status: Status;
  facts: InterviewFact[];
  /** Facts so far: part of their ids. */
  factsNamed: number;
  areas: AreaScore[];
  score: number;
  /** Turns that the Analyst has read. */
  processedTurns: number;
  /** When the last analysis was made. */
  lastUpdated?: string;
  /** The latest analysis, as long as the Judge has not seen it. */
  analysis?: Pick<InterviewAnalysed, 'proposed_status' | 'reading' | 'notice' | 'revision'> & {
    risks: InterviewRisk[];
  };
  /** When something was last said, by either. */
  spokenAt?: string;
  /** Where it stood, told to a user who was away, in the turn that runs. */
  resumed?: string;
  documents: WrittenDocument[];
  /** Documents that were asked for and could not be written, or not anew. */
  missed: DocumentId[];
  delivery?: Delivery;
  /** Deliveries asked for so far. */
  deliveries: number;
  /** A delivery is to follow the one that is under way. */
  wanted?: Pick<DocumentsRequested, 'cause' | 'comment' | 'documents'>;
  summary?: RoundSummarised;
}

export const initialState: InterviewChannel = {
  ...INITIAL_CHANNEL,
  talk: NOTHING_SAID,
  status: 'Profiling',
  facts: [],
  factsNamed: 0,
  areas: AREAS.map((area) => ({ area, missing: '', score: 0 })),
  score: 0,
  processedTurns: 0,
  documents: [],
  missed: [],
  deliveries: 0,
};

/** @throws where the interview is not open: only a bug can ask then */
export function interviewOf(state: InterviewChannel): InterviewOpened {
  if (!state.opened) throw new Error('the interview is not open');
  return state.opened;
}

export const languageOf = (state: InterviewChannel) => interviewOf(state).language;

/** The user's seat is held by whoever opened the interview, unless nobody knows who that was. */
export function seatsOf({ opened }: InterviewChannel): (InterviewSeat & { held_by?: string })[] {
  if (!opened) return [];
  const { user, interviewer, architect, opened_by } = opened;
  return [opened_by ? { ...user, held_by: opened_by.id } : user, interviewer, architect];
}

/** What is to be asked about next: the least known of what is not known well enough, by the order of the areas. */
export function focusOf({ areas, opened }: InterviewChannel): AreaScore | undefined {
  const enough = opened?.config.complete_at ?? 100;
  const open = areas.filter(({ score }) => score < enough);
  return open.toSorted((a, b) => a.score - b.score)[0];
}

/** Facts that are kept at most: beyond it some have to be joined first, so that prompts stay flat (I5). */
export const MOST_FACTS = 60;

export type Run = RunOf<InterviewChannel>;
