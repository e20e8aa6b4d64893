import { Role, type Message, type Part } from '@a2a-js/sdk';
import { ContentTypeNotSupportedError } from '@a2a-js/sdk/errors';
import { derivedId, isUuid } from '@parley/contracts';
import { openingInput, SKILLS, USUAL_SKILL, type OpeningInput } from '@parley/on-behalf';
import * as z from 'zod';
import { malformed } from './errors.js';
import { GUEST_TURN, guestAsk, guestInput, type GuestAsk } from './guest-turn.js';

/** A message of a client, read. */
export interface Sent {
  /** Sent again under its `messageId`, it is one command. */
  key: string;
  /** The task that it is for; absent for a new one. */
  task?: string;
  /** It is named by its context alone. */
  isContext: boolean;
  text: string;
  /** The data part, where it has one. */
  data?: Record<string, unknown>;
  /** How a new task is opened. */
  opening: z.infer<typeof own>;
  /** The new task is a turn of a seat elsewhere. */
  guest?: GuestAsk;
}

/** How long ids may be that clients choose, in characters. */
const MOST_ID = 255;

/** `metadata.parley` of a message. */
const own = z.strictObject({
  skill: z.string().default(USUAL_SKILL),
  ...openingInput.omit({ text: true, protocol: true }).shape,
});

const USUAL = { skill: USUAL_SKILL };

/** `metadata.parley` of a cancel. */
const cancel = z.strictObject({ reason: z.string().max(2_000).default('') });

/** Why a task is cancelled, in the words of whoever does; empty where nobody said. Pure. @throws A2AError saying what is wrong with it */
export function cancelReason(metadata: Record<string, unknown> | undefined): string {
  const read = cancel.safeParse(metadata?.['parley'] ?? {});
  if (!read.success) throw faultIn('metadata.parley', read.error.issues);
  return read.data.reason;
}

/** Reads a message (A2A 4.1.4). Pure. @throws A2AError saying what is wrong with it, and where */
export function sentIn(message: Message | undefined, metadata: Record<string, unknown> | undefined): Sent {
  if (!message) throw malformed('message is missing');
  const { messageId, role, parts, taskId, contextId } = message;
  if (!messageId || messageId.length > MOST_ID)
    throw malformed(`message.messageId has to be a text of 1 to ${MOST_ID} characters`);
  if (role !== Role.ROLE_USER) throw malformed('message.role has to be ROLE_USER');
  if (!parts.length) throw malformed('message.parts is empty');
  // A context has one task, whose id it has.
  if (taskId && contextId && taskId !== contextId)
    throw malformed('message.contextId is not that of the task: both have one id');
  const texts = parts.flatMap(textIn);
  const [data, another] = parts.flatMap(dataIn);
  if (another) throw malformed('message.parts has more than one data part: a message gives one answer');
  const text = texts.join('\n\n').trim();
  if (!text && !data) throw malformed('message.parts say nothing');
  const given = message.metadata?.['parley'] ?? metadata?.['parley'] ?? {};
  const key = isUuid(messageId) ? messageId.toLowerCase() : derivedId('a2a', messageId);
  const said = { key, isContext: !taskId, text, ...(data && { data }) };
  // Whoever asks for a turn keeps its own conversation: a task of ours is no more than one turn of that.
  if (isGuestAsk(given) && !taskId)
    return { ...said, opening: USUAL, guest: guestAsk({ ...said, context: contextId }, guestOf(given)) };
  const task = taskId || contextId;
  return { ...said, opening: ownOf(given), ...(task && { task }) };
}

const isGuestAsk = (given: unknown): boolean =>
  typeof given === 'object' && given !== null && (given as { skill?: unknown }).skill === GUEST_TURN;

function guestOf(given: unknown): z.infer<typeof guestInput> {
  const read = guestInput.safeParse(given);
  if (!read.success) throw faultIn('metadata.parley', read.error.issues);
  return read.data;
}

function textIn({ content }: Part): string[] {
  if (content?.$case === 'text') return [content.value];
  if (content?.$case === 'data') return [];
  const what = content ? `a ${content.$case} part` : 'a part without content';
  throw new ContentTypeNotSupportedError(`message.parts has ${what}: only text and data are taken`);
}

function dataIn({ content }: Part): Record<string, unknown>[] {
  if (content?.$case !== 'data') return [];
  const value = content.value as unknown;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw malformed('message.parts has a data part that is no object');
  return [value as Record<string, unknown>];
}

function ownOf(given: unknown): z.infer<typeof own> {
  const read = own.safeParse(given);
  if (!read.success) throw faultIn('metadata.parley', read.error.issues);
  return read.data;
}

/** What a new task is opened with. Pure. @throws A2AError where there is no such skill, or the text is none that can be deliberated on */
export function openingIn({ text, data, opening: { skill, ...more } }: Sent): OpeningInput {
  if (!SKILLS.some(({ id }) => id === skill))
    throw malformed(
      `metadata.parley.skill: there is no skill ${JSON.stringify(skill.slice(0, 100))}; there are ${[...SKILLS.map(({ id }) => id), GUEST_TURN].join(', ')}`,
    );
  if (data) throw malformed('message.parts has a data part, which answers a task: taskId is missing');
  const read = openingInput.safeParse({ ...more, protocol: skill, text });
  if (!read.success) throw faultIn('message', read.error.issues);
  return read.data;
}

/** So many faults are told of. */
const MOST_FAULTS = 10;

const faultIn = (at: string, issues: readonly { path: PropertyKey[]; message: string }[]) =>
  malformed(
    issues
      .slice(0, MOST_FAULTS)
      .map(({ path, message }) => `${[at, ...path.map(String)].join('.')}: ${message}`)
      .join('\n'),
  );
