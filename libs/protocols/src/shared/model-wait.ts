import { callOf, type Actor, type ParleyEvent } from '@parley/contracts';
import type { ChannelState, Language, ModelFailure } from './channel-state.js';
import type { Run } from './decider.js';
import { holdClocks, releaseClocks } from './stopping/clocks.js';
import { withHeldClocks, withReleasedClocks } from './stopping/stopping-state.js';
import { addMilliseconds, cancelTimers } from './timers.js';

/** Whoever asks this server is refused, until somebody mends a key, a model's name or an account. */
const REFUSED_TO_ALL: ReadonlySet<string> = new Set(['bad_key', 'unknown_model', 'no_credit', 'spend_limit']);
/** The agent in a seat of kind a2a shows another card than it was taken with. */
export const CARD_CHANGED = 'card_changed';

/** This request is refused, and would be again. */
const REFUSED_AS_IT_IS: ReadonlySet<string> = new Set(['bad_request', 'context_exceeded']);
/** An agent elsewhere that cannot be asked as things are: others may be. */
const REFUSED_AT_THE_SEAT: ReadonlySet<string> = new Set([
  ...[CARD_CHANGED, 'card_unusable', 'address_refused', 'auth_required', 'input_required'],
]);

export const isRefusedToAll = (code: string | undefined): boolean => code !== undefined && REFUSED_TO_ALL.has(code);

/** Asking again cannot help: somebody has to mend something first. */
export const isPermanent = (code: string): boolean =>
  [REFUSED_TO_ALL, REFUSED_AS_IT_IS, REFUSED_AT_THE_SEAT].some((codes) => codes.has(code));

/** The failure of a model that let its deadline pass. */
export const NO_ANSWER: ModelFailure = { code: 'timeout', message: 'no answer by the deadline' };

/** The closing message of a channel that has waited in vain. */
export const modelUnavailable = (language: Language, { code, message }: ModelFailure = NO_ANSWER): string =>
  language === 'zh'
    ? `⛔ 模型一直没有给出可用的回答，等待已到上限（${code}：${message}）。已有内容保留在日志中。`
    : `⛔ No model gave a usable answer in the time allowed (${code}: ${message}). What was said stays in the log.`;

/** The first pause, in milliseconds; twice as long after each, up to the most. */
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 900_000;

/** How long a channel waits in all, where it does not say: an outage is mostly over by then, and a person has seen it. */
export const MODEL_WAIT_LIMIT_MS = 3_600_000;

/**
 * Pauses the channel until a model may answer again, for longer each time; the cause is why one last gave nothing. What only
 * a person can mend is not asked again by itself, but once more where the wait ends.
 * @param task the facilitation to ask for again; turns where absent
 * @returns false where it has waited as long as it may: then nothing is emitted, and it has to end as failed
 */
export function waitForModel(run: Run<ChannelState>, task?: string): boolean {
  const { wait, opened, stopping, pauses, lastFailure = NO_ANSWER } = run.state;
  const since = wait?.since ?? run.time;
  const end = addMilliseconds(since, opened?.config.model_wait_limit_ms ?? MODEL_WAIT_LIMIT_MS);
  if (Date.parse(run.time) >= Date.parse(end)) return false;
  const attempt = (wait?.attempts ?? 0) + 1;
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempt - 1));
  const next = addMilliseconds(run.time, pause);
  const permanent = isPermanent(lastFailure.code);
  const resume_at = !permanent && Date.parse(next) < Date.parse(end) ? next : end;
  const held = stopping.held ? {} : { held: holdClocks(run) };
  const why = { reason: 'waiting_for_model' as const, code: lastFailure.code, message: lastFailure.message };
  const lasting = { ...(task !== undefined && { task }), ...(permanent && { permanent }) };
  run.emit('ChannelPaused', { ...why, attempt, since, resume_at, ...lasting, ...held });
  run.emit('TimerSet', { timer_id: `model-retry-${pauses + 1}`, purpose: 'model_retry', due_at: resume_at });
  return true;
}

/**
 * Models failed and nobody spoke, or the server refuses everybody: this was no round (N6).
 * @param failures codes of the failures in the round
 */
export const isUnheard = (failures: readonly string[], hasSpoken: boolean): boolean =>
  failures.length > 0 && (!hasSpoken || failures.some(isRefusedToAll));

/** Ends the pause. @returns the facilitation to ask for again, where it was one */
export function resumeFromWait(run: Run<ChannelState>, actor?: Actor): string | undefined {
  const { wait, stopping } = run.state;
  cancelTimers(run, 'model_retry');
  run.emit('ChannelResumed', { cause: actor ? 'user' : 'timer', ...(actor && { actor }) });
  if (wait?.paused?.holdsClocks && stopping.held) releaseClocks(run, stopping.held);
  return wait?.paused?.task;
}

/** Folds the pauses; a model's answer ends the count of them. */
export function evolveModelWait(state: ChannelState, event: ParleyEvent): ChannelState {
  switch (event.type) {
    case 'TurnFailed':
    case 'FacilitationFailed': {
      if (state.closed) return state;
      const { code, message } = event.data;
      // What has to be mended is named, whatever failed beside it.
      const isKept = isRefusedToAll(state.lastFailure?.code) && !isRefusedToAll(code);
      return isKept ? state : { ...state, lastFailure: { code, message } };
    }
    case 'ChannelPaused': {
      const { code, message, attempt, since, resume_at, task, held, permanent } = event.data;
      const back = { phase: state.phase, ...(task !== undefined && { task }), holdsClocks: held !== undefined };
      const paused = { code, message, resume_at, ...(permanent && { permanent }), ...back };
      return {
        ...state,
        phase: 'waiting_for_model',
        pauses: state.pauses + 1,
        wait: { attempts: attempt, since, paused },
        stopping: held ? withHeldClocks(state.stopping, held) : state.stopping,
      };
    }
    case 'ChannelResumed': {
      const { wait } = state;
      if (!wait?.paused) return state;
      const { phase, holdsClocks } = wait.paused;
      const { lastFailure: _, ...rest } = state;
      return { ...rest, phase, stopping: holdsClocks ? withReleasedClocks(state.stopping) : state.stopping };
    }
    default:
      // What is answered beside a pause, as a ballot or a document, does not end it: its timer does.
      return isAnswer(event) && state.wait && !state.wait.paused ? { ...state, wait: undefined } : state;
  }
}

/** A model's answer that came in time, whatever it was for. */
const isAnswer = (event: ParleyEvent): boolean => callOf(event) !== undefined && !NO_ANSWERS.has(event.type);

const NO_ANSWERS: ReadonlySet<ParleyEvent['type']> = new Set(['AnswerDiscarded', 'BallotMissed', 'LookupMade']);
