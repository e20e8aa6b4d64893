import { setTimeout as delay } from 'node:timers/promises';
import type { Place } from '@parley/protocols';
import type { LanguageModel, ModelRequest } from './language-model.js';
import { rehearsalModel } from './rehearsal.js';
import { estimatedTokens } from './tokens.js';

/** How fast people read on a screen where they know what it is about, in either language. */
const TOKENS_A_SECOND = 10;
const SHORTEST_MS = 1_000;
const LONGEST_MS = 4_000;
/** How often a piece of what is said comes. */
const PIECE_MS = 200;
/** Whoever has so many before it, or more, looks least often whether it is its turn: that many pieces apart. */
const FAR = 5;

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
 * The rehearsal for people who read along: in a channel one speaks after the other, each for as long as one reads it. The log
 * says who is before whom, in every replica. No turn is late by it: all wait and speak within half of the time they have.
 */
export function readableRehearsal(clock = REAL): LanguageModel {
  const rehearsal = rehearsalModel();
  return {
    ...rehearsal,
    async generate(request) {
      const answer = await rehearsal.generate({ ...request, onText: () => undefined });
      if (!answer.ok) return answer;
      await speak(answer.output, request, clock);
      if (request.signal?.aborted) return { ok: false, code: 'aborted', message: 'the call was called off' };
      return answer;
    },
  };
}

/** Says it piece by piece, once it is its turn. */
async function speak(output: unknown, request: ModelRequest, clock: Clock): Promise<void> {
  const { onText, signal } = request;
  const ms = Math.min(readingMs(output), await ownTime(request, clock));
  const characters = [...JSON.stringify(output)];
  const count = Math.max(1, Math.floor(ms / PIECE_MS));
  const size = Math.ceil(characters.length / count);
  for (let from = 0; from < characters.length && !signal?.aborted; from += size) {
    onText?.(characters.slice(from, from + size).join(''));
    if (ms >= PIECE_MS) await clock.wait(PIECE_MS, signal);
  }
}

const ALONE: Place = { before: 0, left: 1 };

/**
 * Waits until nobody speaks before it, or half of its time is over; an answer that is waited for at once waits for nobody.
 * @returns how long it may speak, in milliseconds: what is left of that half is shared with all who come after it
 */
async function ownTime({ place, atOnce, due_at, signal }: ModelRequest, clock: Clock): Promise<number> {
  const until = due_at === undefined ? Infinity : (Date.parse(due_at) + clock.now()) / 2;
  for (let at: Place = ALONE; ;) {
    // Where the log is away, nothing has changed as far as one knows.
    const now = place ? await place().catch(() => at) : ALONE;
    if (!now) return 0;
    at = atOnce ? ALONE : now;
    const left = until - clock.now();
    if (!at.before || left <= 0 || signal?.aborted) return left / (at.left - at.before);
    await clock.wait(Math.min(left, PIECE_MS * Math.min(at.before, FAR)), signal);
  }
}

/** How long people read what is said. */
export const readingMs = (output: unknown): number =>
  Math.max(SHORTEST_MS, Math.min(LONGEST_MS, (estimatedTokens(textsIn(output)) * 1_000) / TOKENS_A_SECOND));

function textsIn(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? Object.values(value).map(textsIn).join(' ') : '';
}
