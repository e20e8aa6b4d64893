import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  channelFrames,
  connect,
  interventionsIntervene,
  interviewCommandsInterrupt,
  interviewViewsInterview,
  type ChannelFrame,
  type Committed,
  type Connection,
  type Interview,
} from '@parley/client';
import { newId } from '@parley/contracts';
import { ProblemError } from '@parley/http';
import type { VoiceCommand } from './session.js';

/** Where the API is: two services of an installation, or one address for both. */
export interface Addresses {
  commands(): string;
  views(): string;
}

/** How long an answer may take, in milliseconds. */
const ANSWER_MS = 10_000;
/** When a command is sent again to which no answer came, in milliseconds: under its key it is the same one. */
const SENT_AGAIN_MS = [200, 700, 1_500, 3_000];
/** How long a channel may be known to the log alone: its views come. In milliseconds, as is how often it is looked. */
const NEW_MS = 2_000;
const LOOK_MS = 25;

/**
 * One interview by Parley's API, in the name of one person: each request carries that person's own key. So nothing is
 * decided here, not even who speaks.
 */
export class InterviewApi {
  private readonly views: Connection;
  private readonly commands: Connection;
  private readonly path: { id: string };

  /** @param authorization what the person has sent; none where no keys are needed */
  constructor(addresses: Addresses, id: string, authorization: string | undefined) {
    const headers = { ...(authorization !== undefined && { authorization }) };
    this.views = connection(addresses.views(), headers);
    this.commands = connection(addresses.commands(), headers);
    this.path = { id };
  }

  /**
   * The interview as it stands.
   * @param least the position of an event that it is to have
   * @throws ProblemError as the API says it
   */
  async standing(least = 0): Promise<Interview> {
    const query = { min_position: String(least) };
    for (const deadline = performance.now() + NEW_MS; ; await delay(LOOK_MS)) {
      try {
        return (await interviewViewsInterview({ ...this.views, path: this.path, query })).data;
      } catch (error) {
        const isUnknown = error instanceof ProblemError && error.problem.code === 'channel-not-found';
        if (!isUnknown || performance.now() > deadline || !(await this.isInLog())) throw error;
      }
    }
  }

  /** A command of the person. @throws ProblemError */
  async send(command: VoiceCommand): Promise<Committed> {
    const to = { ...this.commands, path: this.path, headers: { 'Idempotency-Key': keyOf(command) } };
    for (const waits = [...SENT_AGAIN_MS]; ; await delay(waits.shift())) {
      try {
        const sent =
          command.type === 'Intervene'
            ? interventionsIntervene({ ...to, body: command.data })
            : interviewCommandsInterrupt({ ...to, body: command.data });
        return (await sent).data;
      } catch (error) {
        if (!isAway(error) || !waits.length) throw error;
      }
    }
  }

  /**
   * What is said and committed after a position; where the line is cut it goes on from there.
   * @param left aborted once nobody listens any more
   * @throws ProblemError where the person may not hear it, at first or later
   */
  async *listen(position: number, left: AbortSignal): AsyncGenerator<ChannelFrame> {
    const heard = { path: this.path, query: { after: position }, signal: left, startMs: Infinity };
    for await (const frames of channelFrames({ ...this.views, ...heard, answerMs: ANSWER_MS })) yield* frames;
  }

  private async isInLog(): Promise<boolean> {
    const url = '/v1/channels/{id}/events';
    return this.views.client.head({ ...this.views, url, path: this.path, parseAs: 'text' }).then(
      () => true,
      () => false,
    );
  }
}

/** The same message has the same key as over REST; an id that no header can carry has one made of it. */
function keyOf(command: VoiceCommand): string {
  const id = command.type === 'Intervene' ? command.id : undefined;
  if (id === undefined) return newId();
  return /^[!-~]+$/u.test(id) ? id : createHash('sha256').update(id).digest('hex');
}

/** What the API refuses is refused by whoever asked it. */
const connection = (url: string, headers: Record<string, string>): Connection =>
  connect({ url, headers, answerMs: ANSWER_MS, thrown: ({ problem }) => new ProblemError(problem) });

const isAway = (error: unknown): boolean => error instanceof ProblemError && error.problem.code === 'not-ready';
