import { setTimeout as delay } from 'node:timers/promises';
import type { LanguageModel, ModelRequest } from './language-model.js';
import { rehearsalModel } from './rehearsal.js';
import { estimatedTokens } from './tokens.js';

/** How fast people read on a screen where they know what it is about, in either language. */
const TOKENS_A_SECOND = 10;
const SHORTEST_MS = 1_000;
const LONGEST_MS = 4_000;
/** How often a piece of what is said comes. */
const PIECE_MS = 200;

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Ends early where it is called off. */
  wait(ms: number, signal: AbortSignal | undefined): Promise<void>;
}

const REAL: Clock = {
  now: () => Date.now(),
  wait: (ms, signal) => delay(ms, undefined, signal && { signal }).catch(() => undefined),
};

/**
 * The rehearsal for people who read along: in a channel one speaks after the other, each for as long as one reads it. No turn
 * is late by it: who speaks shares half of the time that is left with all who wait.
 * @returns the model of a channel, by the channel's key
 */
export function readableRehearsal(clock = REAL): (channel: string) => LanguageModel {
  const rehearsal = rehearsalModel();
  const stages = new Map<string, Stage>();
  return (channel) => ({
    ...rehearsal,
    async generate(request) {
      const answer = await rehearsal.generate({ ...request, onText: () => undefined });
      if (!answer.ok) return answer;
      const say = (waiting: number) => speak(answer.output, request, clock, waiting);
      // An answer that is waited for at once waits for nobody.
      await (request.atOnce ? say(1) : inTurn(stages, channel, say));
      if (request.signal?.aborted) return { ok: false, code: 'aborted', message: 'the call was called off' };
      return answer;
    },
  });
}

/** The last speaker of a channel, and how many are still to speak or do. */
interface Stage {
  last: Promise<void>;
  waiting: number;
}

async function inTurn(stages: Map<string, Stage>, channel: string, say: (waiting: number) => Promise<void>) {
  const stage = stages.get(channel) ?? { last: Promise.resolve(), waiting: 0 };
  stages.set(channel, stage);
  stage.waiting += 1;
  stage.last = stage.last.then(() => say(stage.waiting));
  await stage.last.finally(() => {
    stage.waiting -= 1;
    if (!stage.waiting) stages.delete(channel);
  });
}

/** Says it piece by piece. */
async function speak(output: unknown, request: ModelRequest, clock: Clock, waiting: number): Promise<void> {
  const { onText, signal, due_at, isHurried } = request;
  const characters = [...JSON.stringify(output)];
  const left = due_at === undefined ? Infinity : (Date.parse(due_at) - clock.now()) / 2;
  const ms = (await isHurried?.()) ? 0 : Math.min(readingMs(output), left / waiting);
  const count = Math.max(1, Math.floor(ms / PIECE_MS));
  const size = Math.ceil(characters.length / count);
  for (let from = 0; from < characters.length && !signal?.aborted; from += size) {
    onText?.(characters.slice(from, from + size).join(''));
    if (ms >= PIECE_MS) await clock.wait(PIECE_MS, signal);
  }
}

/** How long people read what is said. */
export const readingMs = (output: unknown): number =>
  Math.max(SHORTEST_MS, Math.min(LONGEST_MS, (estimatedTokens(textsIn(output)) * 1_000) / TOKENS_A_SECOND));

function textsIn(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? Object.values(value).map(textsIn).join(' ') : '';
}
