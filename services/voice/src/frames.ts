import type { Interview } from '@parley/client';
import { problem, type EventTypes, type Problem } from '@parley/contracts';
import { ownProperty, uncleanJson } from '@parley/untrusted';

/** What a speech client says (I8). */
export type ClientFrame =
  /** What has been recognised so far: that somebody speaks is all that counts of it. */
  | { type: 'partial'; text: string }
  /** What was said; with the same id it is the same message. */
  | { type: 'final'; text: string; id?: string }
  /** How far the speech output has got with an answer. */
  | { type: 'heard'; request_id: string; characters: number }
  | { type: 'interrupt' };

/** What it is told. */
export type ServerFrame =
  | Ready
  | { type: 'token'; request_id: string; turn?: number; offset: number; text: string }
  /** What was shown of this answer does not hold, or none comes. */
  | { type: 'withdrawn'; request_id: string }
  | { type: 'answer'; turn: number; request_id: string; text: string; interrupted: boolean }
  | { type: 'interrupted'; turn: number; request_id: string; heard_characters?: number }
  | ({ type: 'barrier' } & EventTypes['BarrierHeld'])
  | { type: 'released'; turn: number; cause: string; blocking_agent: string }
  /** Somebody has said something: this client, another, or a person over REST. */
  | { type: 'heard_message'; intervention_id: string; text: string }
  /** To who sent it: a message is in the log. */
  | { type: 'acknowledged'; id?: string; position: number; duplicate: boolean }
  | { type: 'problem'; problem: Problem }
  | { type: 'closed'; status: string; reason: string; message: string };

/** Where the interview stands when a client comes. */
export interface Ready {
  type: 'ready';
  phase: Interview['phase'];
  language: Interview['language'];
  turn: number;
  state: Interview['state'];
  /** What the Interviewer said last. */
  last?: { turn: number; text: string };
  /** The answer that is being given. */
  answering?: { request_id: string; turn: number };
  barrier?: Interview['barrier'];
}

export function readyOf({ phase, language, round, state, context, interviewer, turns, barrier }: Interview): Ready {
  const last = context.recent_messages.findLast(({ from }) => from === 'interviewer');
  const answering = turns.find(({ participant_id }) => participant_id === interviewer.participant_id);
  return {
    ...{ type: 'ready', phase, language, turn: round, state },
    ...(last && { last: { turn: last.turn, text: last.text } }),
    ...(answering && { answering: { request_id: answering.request_id, turn: round } }),
    ...(barrier && { barrier }),
  };
}

/** Bytes of a frame, at most. */
export const MOST_BYTES = 65_536;

/** The fields of each frame: whether a value may stand there, and why not. */
type Fields = Record<string, { fits(value: unknown): boolean; reason: string; optional?: true }>;

const text = { fits: (value: unknown) => typeof value === 'string', reason: 'must be a string' };
const id = (optional?: true) => ({
  fits: (value: unknown) => typeof value === 'string' && value.length > 0 && value.length <= 200,
  reason: 'must be a string of 1 to 200 characters',
  ...(optional && { optional }),
});
const characters = {
  fits: (value: unknown) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 100_000,
  reason: 'must be a whole number from 0 to 100000',
};

const FRAMES: Record<ClientFrame['type'], Fields> = {
  partial: { text },
  final: { text, id: id(true) },
  heard: { request_id: id(), characters },
  interrupt: {},
};

/** Reads a frame; what is none is told as a problem. */
export function readFrame(json: string): { frame: ClientFrame } | { problem: Problem } {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { problem: problem('malformed-json', { detail: 'the frame is not JSON' }) };
  }
  const error = uncleanJson(value) ?? frameError(value);
  return error ? { problem: problem('invalid-request', { errors: [error] }) } : { frame: value as ClientFrame };
}

function frameError(value: unknown): { pointer: string; reason: string } | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { pointer: '', reason: 'must be an object' };
  const { type, ...given } = value as Record<string, unknown>;
  if (typeof type !== 'string' || !Object.hasOwn(FRAMES, type))
    return { pointer: '/type', reason: `must be one of ${Object.keys(FRAMES).join(', ')}` };
  const fields = FRAMES[type as ClientFrame['type']];
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(fields, name));
  if (unknown !== undefined) return { pointer: `/${unknown.slice(0, 100)}`, reason: 'unknown field' };
  for (const [name, { fits, reason, optional }] of Object.entries(fields)) {
    if (optional && !Object.hasOwn(given, name)) continue;
    if (!fits(ownProperty(given, name))) return { pointer: `/${name}`, reason };
  }
  return undefined;
}
