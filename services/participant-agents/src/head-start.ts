import { setMaxListeners } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import type { ModelCall } from '@parley/contracts';
import type { ModelTalk, Work } from './model-calls.js';

/** A model call that was begun before the turn it answers was committed. */
export class HeadStart {
  private isJoined = false;

  /** @param off calls the model off */
  constructor(
    private readonly talk: ModelTalk,
    private readonly off: AbortController,
  ) {}

  /** Whether this is just what it was begun for: the same prompt, for the same choice of a model. */
  isFor(work: Work): boolean {
    return isDeepStrictEqual(askedIn(this.talk.work), askedIn(work));
  }

  /** The call, as if it were made now; called off where it was begun for something else. */
  join(work: Work, signal: AbortSignal): ModelTalk | undefined {
    if (!this.isFor(work)) return void this.callOff();
    this.isJoined = true;
    this.endWith(signal);
    // What is accepted is judged by the state as it was committed.
    return { ...this.talk, work };
  }

  /**
   * The call of a turn that nobody waits for any more, called off: who broke in before it was joined has heard its beginning (I8).
   * @returns undefined where nothing was heard, or the protocol keeps nothing of it
   */
  breakOff(): ModelTalk | undefined {
    const { talk, off } = this;
    if (off.signal.aborted || talk.speech.said === '' || !talk.work.partial) return undefined;
    this.isJoined = true;
    off.abort();
    return talk;
  }

  /** A service's one signal is there for all its calls: nothing is left on it. */
  private endWith(signal: AbortSignal): void {
    const { off, talk } = this;
    const end = () => off.abort();
    if (signal.aborted) return end();
    setMaxListeners(0, signal);
    signal.addEventListener('abort', end);
    void talk.answer.finally(() => signal.removeEventListener('abort', end));
  }

  /** What was shown of it does not hold; nothing where it was joined. */
  callOff(): void {
    if (this.isJoined || this.off.signal.aborted) return;
    this.off.abort();
    this.talk.speech.withdraw();
  }

  /** What a call that was called off has cost all the same. */
  async wasted(): Promise<ModelCall | undefined> {
    if (this.isJoined) return undefined;
    const { call } = await this.talk.answer;
    this.talk.tell();
    return call?.cost_micro_usd ? call : undefined;
  }
}

const askedIn = ({ kind, tier, choice, prompt }: Work) => ({ kind, tier, choice, prompt });
