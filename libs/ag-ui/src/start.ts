import type { AGUIEvent } from '@ag-ui/core';
import { ApiError, type Channel } from '@parley/client';
import { derivedId, isUuid, keyedChannelId, keyedCommandId, problem } from '@parley/contracts';
import { give, open, skip, viewOf, waitsIn, type Api, type Waiting } from '@parley/on-behalf';
import { follow, heardIn, readTo } from './follow.js';
import type { Wanted } from './input.js';
import { silent, type Talk } from './talk.js';

/** Whoever asks for a run. */
type Who = Parameters<typeof keyedChannelId>[0];

/**
 * Begins a run: finds the channel or opens it, and gives what was answered and said. What is refused is refused before anything is
 * streamed.
 * @param gone aborted where nobody listens any more: that ends the run, and not the channel
 * @throws ApiError
 */
export async function start(
  api: Api,
  who: Who,
  wanted: Wanted,
  gone: AbortSignal,
): Promise<AsyncGenerator<AGUIEvent[]>> {
  const { channel, position: opened } = await threadOf(api, who, wanted);
  const frames = heardIn(api, channel, wanted, gone);
  const before = await viewOf(api, channel, opened);
  // Whoever may not hear it is refused here: 1 is where the first event is, at the earliest.
  const talk = await readTo(silent(channel), frames, before?.position ?? 1);
  const position = opened ?? (await take(api, who, wanted, { talk, view: before }));
  const view = await viewOf(api, channel, position);
  const left = new Set(wanted.resume.filter(({ isCancelled }) => isCancelled).map(({ interrupt }) => interrupt));
  const now = await readTo(talk, frames, Math.max(view?.position ?? 0, position));
  return follow(api, { channel, wanted, frames, talk: now, left });
}

/** The key under which a client's own id is one command, however often it is sent. */
const keyOf = (id: string): string => (isUuid(id) ? id.toLowerCase() : derivedId('ag-ui', id));

/**
 * The channel that a thread is: the one of that id, or the one that this caller has opened under it, or a new one.
 * @returns its position where it is new
 */
async function threadOf(
  api: Api,
  who: Who,
  { thread, opening, message }: Wanted,
): Promise<{ channel: string; position?: number }> {
  const key = keyOf(thread);
  const own = keyedChannelId(who, key);
  for (const channel of isUuid(thread) ? [key, own] : [own]) if (await isThere(api, channel)) return { channel };
  if (!opening) {
    const detail =
      'no channel has this id, and no thread of yours; to open one say which: forwardedProps.parley.protocol';
    throw new ApiError(problem('channel-not-found', { detail }));
  }
  if (!message) throw fault('/messages', 'a new thread begins with a message of the user: what is deliberated on');
  return open(api, { ...opening, text: message.text }, key);
}

const isThere = (api: Api, channel: string): Promise<boolean> =>
  viewOf(api, channel).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError && error.problem.code === 'channel-not-found') return false;
      throw error;
    },
  );

/** Gives what was answered and said. @returns up to which position of the log that is */
async function take(api: Api, who: Who, wanted: Wanted, { talk, view }: { talk: Talk; view: Channel | undefined }) {
  const { resume, message } = wanted;
  const { channel_id: channel } = talk.shown;
  const isSaid = !message || isHeard(talk, who, wanted, message);
  const { here } = resume.length || !isSaid ? await waitsIn(api, channel, view) : { here: [] };
  let position = 0;
  for (const [index, { interrupt, isCancelled, payload }] of resume.entries()) {
    const waiting = here.find(({ question }) => question === interrupt);
    if (isCancelled && waiting?.kind === 'clarification') ({ position } = await skip(api, channel, interrupt));
    // What was answered meanwhile, by a run that was cut or by somebody else, is answered.
    if (isCancelled || (!waiting && talk.asked.has(interrupt))) continue;
    if (!waiting) throw new ApiError(problem('question-not-pending', { detail: `of you, under the id ${interrupt}` }));
    ({ position } = await answered(api, channel, { waiting, given: payload, pointer: `/resume/${index}/payload` }));
  }
  if (isSaid) return position;
  const key = keyOf(message.id);
  const [question, another] = here;
  const isForAll = message.text.trimStart().startsWith('/') || !here.some(({ choices }) => choices);
  // Whoever is asked one thing, and types, answers it.
  if (!resume.length && question && !another && (question.kind === 'clarification' || !isForAll)) {
    const answer = { waiting: question, given: message.text, pointer: '/messages', key };
    return (await answered(api, channel, answer)).position;
  }
  if (!isForAll) throw fault('/messages', 'is said to nobody while a sealed ballot waits: answer it by its id');
  const path = `/v1/channels/${channel}/interventions`;
  return (await api.post<{ position: number }>(path, { text: message.text }, key)).position;
}

/** Whether the channel has what the user says: it was opened with that, or has heard this very message. */
function isHeard(talk: Talk, who: Who, { isFirst }: Wanted, { id, text }: NonNullable<Wanted['message']>): boolean {
  const [opening] = talk.messages;
  if (isFirst && typeof opening?.content === 'string' && opening.content.trim() === text) return true;
  return talk.commands.has(keyedCommandId(who, talk.shown.channel_id, keyOf(id)));
}

interface Answer {
  waiting: Waiting;
  given: unknown;
  /** Where it stands in the run's input. */
  pointer: string;
  key?: string;
}

async function answered(api: Api, channel: string, { waiting, given, pointer, key }: Answer) {
  if (typeof given !== 'string' && (typeof given !== 'object' || given === null || Array.isArray(given)))
    throw fault(pointer, 'is neither a text nor an object');
  try {
    return await give(api, channel, waiting, given as string | Record<string, unknown>, key);
  } catch (error) {
    throw error instanceof ApiError ? pointedAt(error, pointer) : fault(pointer, (error as Error).message);
  }
}

/** A refusal of an answer, whose fields are at a place of the run's input. */
function pointedAt({ problem: found }: ApiError, at: string): ApiError {
  const errors = found.errors?.map(({ pointer, reason }) => ({
    pointer: at + pointer.replace(/^\/answer(?=\/|$)/u, ''),
    reason,
  }));
  return new ApiError({ ...found, ...(errors && { errors }) });
}

const fault = (pointer: string, reason: string): ApiError =>
  new ApiError(problem('invalid-request', { errors: [{ pointer, reason }] }));
