import { setTimeout as delay } from 'node:timers/promises';
import { EventType, type AGUIEvent, type Interrupt } from '@ag-ui/core';
import { ApiError, channelFrames, isAway, type ChannelFrame } from '@parley/client';
import { problem } from '@parley/contracts';
import {
  askedText,
  decisionOf,
  decisionText,
  isBroken,
  recorded,
  viewOf,
  waitsIn,
  type Api,
  type Waiting,
} from '@parley/on-behalf';
import type { Wanted } from './input.js';
import { asking, began, broken, ended, outcomeOf } from './run.js';
import { fold, heard, isAtWork, type Step, type Talk } from './talk.js';

/** So long nothing is heard before it is looked whether somebody is asked, in milliseconds: what comes together is looked at together. */
const SILENCE_MS = 200;

export interface Following {
  channel: string;
  wanted: Pick<Wanted, 'thread' | 'run'>;
  /** What is heard next. */
  frames: AsyncIterator<ChannelFrame>;
  /** The channel so far. */
  talk: Talk;
  /** What this caller has left unanswered, and is not asked again in this run. */
  left: ReadonlySet<string>;
}

/**
 * A run: how it stands, then all that happens, until the channel is closed, or somebody here is asked, or nothing more is heard.
 * @param frames ends where nobody listens any more
 */
export async function* follow(api: Api, following: Following): AsyncGenerator<AGUIEvent[]> {
  const { wanted, frames } = following;
  const start = began(following.talk, wanted);
  let { talk } = start;
  let next = frames.next();
  try {
    yield start.events;
    for (let isLookedAt = false; talk.shown.status === 'open';) {
      const came = isLookedAt || isAtWork(talk) ? await next : await Promise.race([next, delay(SILENCE_MS)]);
      if (came === undefined) {
        isLookedAt = true;
        const outcome = await askedNow(api, following, talk);
        if (!outcome) continue;
        return yield ended(talk, wanted, outcome);
      }
      if (came.done)
        return yield [cut('the channel can no longer be heard here; it goes on, and another run joins it')];
      next = frames.next();
      isLookedAt = false;
      const step = taken(talk, came.value);
      talk = step.talk;
      if (step.events.length) yield step.events;
    }
    yield await decided(api, following, talk);
  } catch (error) {
    yield [cut(...reasonOf(error))];
  } finally {
    // Nobody waits for what comes next.
    next.catch(() => undefined);
  }
}

/** A channel as it is at a position, read on from where it was. @throws ApiError where it ends before */
export async function readTo(talk: Talk, frames: AsyncIterator<ChannelFrame>, position: number): Promise<Talk> {
  let now = talk;
  while (now.shown.position < position) {
    const came = await frames.next();
    if (came.done) throw new ApiError(problem('not-ready', { detail: 'the channel cannot be heard at the moment' }));
    now = taken(now, came.value).talk;
  }
  return now;
}

function taken(talk: Talk, { event, token }: ChannelFrame): Step {
  if (event) return fold(talk, recorded(event));
  return token ? heard(talk, token) : { talk, events: [] };
}

/** All that is heard in a channel from its beginning, after cuts too. @param over ends it */
export async function* heardIn(
  api: Api,
  id: string,
  { thoughts }: Pick<Wanted, 'thoughts'>,
  over: AbortSignal,
): AsyncGenerator<ChannelFrame> {
  const listening = { ...api.views, path: { id }, query: { thoughts }, signal: over, untilEnd: false };
  for await (const frames of channelFrames(listening)) yield* frames;
}

const cut = (message: string, code = 'interrupted'): AGUIEvent => ({ type: EventType.RUN_ERROR, code, message });

/** What is said of an error, and how it is known where to run again does not help: a key may no longer be good. */
function reasonOf(error: unknown): [message: string, code?: string] {
  if (!(error instanceof ApiError)) return ['the server cannot be reached'];
  return isAway(error) ? [error.message] : [error.message, error.problem.code];
}

/** The end of a channel: what was decided, for people as the last message, and for programs whole. */
async function decided(api: Api, { channel, wanted }: Following, talk: Talk): Promise<AGUIEvent[]> {
  await viewOf(api, channel, talk.shown.position);
  const [result, last] = await Promise.all([decisionOf(api, channel), decisionText(api, channel, 'brief')]);
  if (isBroken(result)) {
    const { reason: code = 'failed', message = last } = result.ended ?? {};
    return broken(talk, { code, message, last });
  }
  const outcome = outcomeOf(talk);
  return ended(talk, wanted, { outcome, last, ...(outcome.type === 'success' && { result }) });
}

/** How a run ends where somebody here is asked; undefined where nobody is. The floor of a conversation is no question: who has it types. */
async function askedNow(api: Api, { channel, left }: Following, talk: Talk) {
  const view = await viewOf(api, channel, talk.shown.position);
  if (view?.status === 'closed') return undefined;
  const { here } = await waitsIn(api, channel, view);
  const asked = here.filter(({ question }) => !left.has(question));
  const questions = asked.filter(({ kind }) => kind !== 'message');
  if (!questions.length) return asked.length ? { outcome: { type: 'success' } as const } : undefined;
  const isTurn = questions.some(({ kind }) => kind === 'turn');
  const stands = isTurn ? (await decisionText(api, channel, 'brief')).trim() : '';
  const language = view?.language ?? 'en';
  return { outcome: asking(questions.map((one) => interruptOf(one, language, stands))) };
}

/** What waits for an answer, as AG-UI asks it. Pure. @param stands what there is so far, for whoever is to say something of it */
export function interruptOf(waiting: Waiting, language: 'en' | 'zh', stands = ''): Interrupt {
  const { question: id, kind, seat, from, assumption, due_at, schema } = waiting;
  const message = [askedText(waiting, language), kind === 'turn' ? stands : ''].filter(Boolean).join('\n\n');
  return {
    ...{ id, reason: `parley:${kind}`, message, responseSchema: schema },
    ...(kind === 'turn' && { subagentRunId: id }),
    ...(due_at && { expiresAt: due_at }),
    metadata: { parley: { ...(seat && { seat }), ...(from && { from }), ...(assumption && { assumption }) } },
  };
}
