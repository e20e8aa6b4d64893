import type {
  FactChange,
  InterviewDocument,
  InterviewFact,
  MemoryPoint,
  NoticeIssued,
  RecordedEvent,
} from '@parley/contracts';
import type { ProjectedRow, Projection } from '../protocol.js';
import { interviewState, type InterviewState } from './interview-state.js';
import type { DocumentId, InterviewChannel } from './state.js';

/** What every row says of the event that it comes from. */
interface Recorded {
  at: string;
  /** In the log. */
  position: number;
}

/** Something that was said, whole: prompts show older turns as memory only (I5). */
export interface MessageRow extends Recorded {
  /** The order of what was said: a turn's messages, then its answer. */
  key: string;
  turn: number;
  from: 'user' | 'interviewer';
  text: string;
  /** The intervention id of what the user said. */
  intervention_id?: string;
  /** The request id of an answer. */
  request_id?: string;
  /** The user broke in (I8). */
  interrupted?: boolean;
  /** How much of it the user heard, where that is known. */
  heard_characters?: number;
}

/** What the user said, and what was answered (I2, I8). */
export const messages: Projection<InterviewChannel> = {
  name: 'messages',
  project: (event, state) => messageRows(event, state).map((row) => ({ key: row.key, data: row })),
};

function messageRows(event: RecordedEvent, state: InterviewChannel): MessageRow[] {
  const { type, data, position, recorded_at: at } = event;
  const exchange = 'turn' in data ? state.talk.exchanges.find(({ turn }) => turn === data.turn) : undefined;
  if (!exchange) return [];
  const { turn, user, answer, interrupted } = exchange;
  if (type === 'UserSpoke') {
    return user.map((text, index) => ({
      ...{ key: `${ordered(turn)}-0-${ordered(index)}`, turn, from: 'user', text, at: data.said_at, position },
      intervention_id: data.intervention_ids[index]!,
    }));
  }
  const isAnswer = type === 'AnswerGiven' || type === 'AnswerInterrupted';
  if (!isAnswer || answer === undefined) return [];
  const row: MessageRow = {
    ...{ key: `${ordered(turn)}-1`, turn, from: 'interviewer', text: answer, at: state.spokenAt ?? at, position },
    request_id: data.request_id,
    ...(interrupted && { interrupted: true, ...interrupted }),
  };
  return [type === 'AnswerGiven' && data.interrupted ? { ...row, interrupted: true } : row];
}

/** A step of what is known: an analysis, a change of status, or a notice to the Interviewer (I3). */
export type StateRow = Recorded &
  (
    | {
        kind: 'analysis';
        state: InterviewState;
        from_turn: number;
        through_turn: number;
        reading: string;
        added: InterviewFact[];
        changed: FactChange[];
        score_before: number;
        /** What the Analyst would have the Interviewer do. */
        notice: string;
      }
    | { kind: 'status'; state: InterviewState; from: string; to: string; reason: string; turns: number[] }
    | ({ kind: 'notice' } & NoticeIssued)
  );

/** How the state came about, step by step (I3). */
export const interviewStates: Projection<InterviewChannel> = {
  name: 'interview_states',
  project(event, state) {
    const row = stateRow(event, state);
    return row ? [{ key: ordered(row.position), data: row }] : [];
  },
};

function stateRow(
  { type, data, position, recorded_at: at }: RecordedEvent,
  channel: InterviewChannel,
): StateRow | undefined {
  const recorded = { at, position };
  switch (type) {
    case 'InterviewAnalysed': {
      const { from_turn, through_turn, reading, added, changed, score_before, notice } = data;
      const state = interviewState(channel);
      return {
        ...recorded,
        kind: 'analysis',
        state,
        from_turn,
        through_turn,
        reading,
        added,
        changed,
        score_before,
        notice,
      };
    }
    case 'StatusChanged': {
      const { from, to, reason, turns } = data;
      return { ...recorded, kind: 'status', state: interviewState(channel), from, to, reason, turns };
    }
    case 'NoticeIssued':
      return { ...recorded, kind: 'notice', ...data };
    default:
      return undefined;
  }
}

/** What stands for the turns up to one (I5). */
export interface MemoryRow extends Recorded {
  /** The turns that are newly in it. */
  from_turn: number;
  through_turn: number;
  points: MemoryPoint[];
}

/** Every compression, so that each point can be followed to its turns (I5). */
export const memories: Projection<InterviewChannel> = {
  name: 'memories',
  project({ type, data, position, recorded_at: at }) {
    if (type !== 'MemoryCompressed') return [];
    const row: MemoryRow = { ...data, at, position };
    return [{ key: ordered(data.through_turn), data: row }];
  },
};

/** One version of one document. */
export interface DocumentRow extends Recorded {
  document: DocumentId;
  version: number;
  participant_id: string;
  /** Why it was written. */
  cause: 'completed' | 'comment' | 'user';
  comment: string;
  /** The last turn that it could rest on. */
  turn: number;
  content: InterviewDocument;
}

/** Every version of every document; none is ever replaced (I6). */
export const documents: Projection<InterviewChannel> = {
  name: 'interview_documents',
  project({ type, data, position, recorded_at: at }, { delivery }): ProjectedRow[] {
    if (type !== 'InterviewDocumentWritten' || !delivery) return [];
    const { document, version, participant_id, content } = data;
    const { cause, comment, turn } = delivery;
    const row: DocumentRow = { document, version, participant_id, cause, comment, turn, content, at, position };
    return [{ key: `${document}@${ordered(version)}`, data: row }];
  },
};

export const projections = [messages, interviewStates, memories, documents] as const;

/** A number as text that is in the order of numbers. */
const ordered = (number: number): string => String(number).padStart(16, '0');
