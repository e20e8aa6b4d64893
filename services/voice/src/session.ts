import type { Token } from '@parley/client';
import type { CommandTypes, ParleyEvent, Problem } from '@parley/contracts';
import type { ClientFrame, Ready, ServerFrame } from './frames.js';

/** An answer as a speech client has it. */
interface Answer {
  request_id: string;
  turn?: number;
  /** Characters of the whole of it; absent while it is being given. */
  length?: number;
  /** Characters that were heard, where the client has said so. */
  heard?: number;
  /** The user has broken in: nothing more of it is told. */
  broken: boolean;
  /** The user has broken in before its turn was in the log, as words may come (I2): sent again once it is. */
  early?: InterruptAnswer;
}

/** What is known of one client of an interview (I8). */
export interface Session {
  /** The latest answer. */
  answer?: Answer;
  /** The client says how far its speech output has got: what it has not played to the end can still be broken into. */
  reportsHeard: boolean;
  /** Answers of which no word is told any more: what still comes of them is late. */
  over: readonly string[];
}

export type VoiceCommand = { type: 'Intervene'; data: CommandTypes['Intervene']; id?: string } | InterruptAnswer;

interface InterruptAnswer {
  type: 'InterruptAnswer';
  data: CommandTypes['InterruptAnswer'];
  /** By an `interrupt`; else by speaking. */
  asked: boolean;
  isAgain?: true;
}

/** What follows from what came in. */
export interface Step {
  session: Session;
  send?: ServerFrame[];
  commands?: VoiceCommand[];
  /** There is nothing more to tell. */
  ends?: boolean;
}

/** So many answers back something may still come late. */
const REMEMBERED = 8;

export const begin = ({ answering }: Pick<Ready, 'answering'>): Session => ({
  reportsHeard: false,
  over: [],
  ...(answering && { answer: { ...answering, broken: false } }),
});

/** Something that the client said. Who speaks while an answer is given, or played, breaks in. */
export function onFrame(session: Session, frame: ClientFrame): Step {
  switch (frame.type) {
    case 'partial':
      return frame.text.trim() && isAudible(session) ? breakIn(session, false) : { session };
    case 'final': {
      const { text, id } = frame;
      const before = isAudible(session) ? breakIn(session, false) : { session };
      const message: VoiceCommand = { type: 'Intervene', data: { text }, ...(id !== undefined && { id }) };
      return { session: before.session, commands: [...(before.commands ?? []), message] };
    }
    case 'heard': {
      const { answer } = session;
      const isIt = answer?.request_id === frame.request_id;
      return {
        session: { ...session, reportsHeard: true, ...(isIt && { answer: { ...answer, heard: frame.characters } }) },
      };
    }
    case 'interrupt':
      return breakIn(session, true);
  }
}

/** A piece of what the Interviewer says; it may come before its turn is in the log (I2). */
export function onToken(session: Session, { request_id, work, kind, offset, text }: Token): Step {
  if (work !== 'answer' || kind === 'thinking' || session.over.includes(request_id)) return { session };
  if (kind === 'withdrawn') return withdrawn(session, request_id);
  const next = begun(session, request_id);
  const { turn } = next.answer!;
  return { session: next, send: [{ type: 'token', request_id, ...(turn !== undefined && { turn }), offset, text }] };
}

/** Something that was committed. */
export function onEvent(session: Session, { type, data }: ParleyEvent): Step {
  switch (type) {
    case 'TurnRequested':
      return data.work === 'answer' ? askedFor(begun(session, data.request_id, data.round)) : { session };
    case 'AnswerGiven': {
      const { request_id, turn, text, interrupted = false } = data;
      const said = begun(session, request_id, turn);
      const answer = { ...said.answer!, length: text.length, broken: said.answer!.broken || interrupted };
      const send: ServerFrame = { type: 'answer', turn, request_id, text, interrupted };
      return { session: silenced({ ...said, answer }, request_id), send: [send] };
    }
    case 'AnswerInterrupted': {
      const { request_id, turn, heard_characters } = data;
      const heard = heard_characters === undefined ? {} : { heard_characters };
      return {
        session: silenced(broken(session, request_id, true), request_id),
        send: [{ type: 'interrupted', turn, request_id, ...heard }],
      };
    }
    case 'TurnSkipped':
      return session.answer?.request_id === data.request_id ? withdrawn(session, data.request_id) : { session };
    case 'BarrierHeld':
      return { session, send: [{ type: 'barrier', ...data }] };
    case 'BarrierReleased': {
      const { turn, cause, blocking_agent } = data;
      return { session, send: [{ type: 'released', turn, cause, blocking_agent }] };
    }
    case 'InterventionRecorded': {
      const { intervention_id, text } = data;
      return { session, send: [{ type: 'heard_message', intervention_id, text }] };
    }
    case 'ChannelClosed': {
      const { status, reason, message } = data;
      return { session, send: [{ type: 'closed', status, reason, message }], ends: true };
    }
    default:
      return { session };
  }
}

/** The answer was over before the user broke in: nothing is amiss. */
const TOO_LATE: ReadonlySet<string> = new Set([
  'already-answered',
  'unknown-request',
  'no-open-turn',
  'channel-closed',
]);

/** And what is said too where it was heard before its turn is in the log. */
const TOO_EARLY: ReadonlySet<string> = new Set(['unknown-request', 'no-open-turn']);

/** A command that was refused. An answer that could not be broken into may be tried again. */
export function onRefused(session: Session, command: VoiceCommand, problem: Problem): Step {
  const send: ServerFrame[] = [{ type: 'problem', problem }];
  if (command.type !== 'InterruptAnswer') return { session, send };
  const { answer } = session;
  if (TOO_EARLY.has(problem.code) && !command.isAgain && answer && answer.request_id === command.data.request_id) {
    const held = { ...session, answer: { ...answer, early: { ...command, isAgain: true as const } } };
    return answer.turn === undefined ? { session: held } : askedFor(held);
  }
  if (TOO_LATE.has(problem.code)) return command.asked ? { session, send } : { session };
  const { request_id } = command.data;
  return { session: request_id === undefined ? session : broken(session, request_id, false), send };
}

/** An answer is audible while it is given, and until it was played to the end by a client that says how far it is. */
function isAudible({ answer, reportsHeard }: Session): boolean {
  if (!answer || answer.broken) return false;
  return answer.length === undefined || (reportsHeard && (answer.heard ?? 0) < answer.length);
}

function breakIn(session: Session, asked: boolean): Step {
  const { answer } = session;
  if (!answer) return { session, commands: [{ type: 'InterruptAnswer', data: {}, asked }] };
  const { request_id, heard } = answer;
  const data = { request_id, ...(heard !== undefined && { heard_characters: heard }) };
  return {
    session: silenced(broken(session, request_id, true), request_id),
    commands: [{ type: 'InterruptAnswer', data, asked }],
  };
}

/** The answer that is being given from now on, with its turn as soon as that is known. */
function begun(session: Session, request_id: string, turn?: number): Session {
  const answer = session.answer?.request_id === request_id ? session.answer : { request_id, broken: false };
  return { ...session, answer: { ...answer, ...(turn !== undefined && { turn }) } };
}

/** The turn of the answer is in the log: whoever has broken into it already does so now. */
function askedFor({ answer, ...session }: Session): Step {
  const { early, ...known } = answer!;
  return { session: { ...session, answer: known }, ...(early && { commands: [early] }) };
}

const broken = (session: Session, request_id: string, isBroken: boolean): Session =>
  session.answer?.request_id === request_id ? { ...session, answer: { ...session.answer, broken: isBroken } } : session;

/** No more words of this answer. */
const silenced = (session: Session, request_id: string): Session =>
  session.over.includes(request_id) ? session : { ...session, over: [...session.over, request_id].slice(-REMEMBERED) };

function withdrawn({ answer, ...session }: Session, request_id: string): Step {
  const kept = answer && answer.request_id !== request_id ? { ...session, answer } : session;
  return { session: silenced(kept, request_id), send: [{ type: 'withdrawn', request_id }] };
}
