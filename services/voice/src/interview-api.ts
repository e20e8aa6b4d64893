import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  createClient,
  interventionsIntervene,
  interviewCommandsInterrupt,
  interviewViewsInterview,
  type Committed,
  type Interview,
} from '@parley/client';
import { isProblem, newId, problem, type RecordedEvent } from '@parley/contracts';
import { ProblemError } from '@parley/http';
import { EventSourceParserStream, type EventSourceMessage } from 'eventsource-parser/stream';
import type { Said, VoiceCommand } from './session.js';

/** Where the API is: two services of an installation, or one address for both. */
export interface Addresses {
  commands(): string;
  views(): string;
}

/** What is heard of an interview. */
export type Heard = { token: Said } | { event: RecordedEvent };

/** How long an answer may take, in milliseconds. */
const ANSWER_MS = 10_000;
/** When a command is sent again to which no answer came, in milliseconds: under its key it is the same one. */
const SENT_AGAIN_MS = [200, 700, 1_500, 3_000];
/** How long a channel may be known to the log alone: its views come. In milliseconds, as is how often it is looked. */
const NEW_MS = 2_000;
const LOOK_MS = 25;
/** When it is listened again after a cut, in milliseconds. */
const AGAIN_MS = 500;
/** An event stream says every 15 s that it lives: one that is silent for so long is dead, in milliseconds. */
const SILENT_MS = 45_000;
/** What nobody is told who may go on. */
const REFUSED: ReadonlySet<number> = new Set([401, 403, 404]);

/**
 * One interview by Parley's API, in the name of one person: each request carries that person's own key. So nothing is
 * decided here, not even who speaks.
 */
export class InterviewApi {
  private readonly headers: Record<string, string>;

  /** @param authorization what the person has sent; none where no keys are needed */
  constructor(
    private readonly addresses: Addresses,
    private readonly id: string,
    authorization: string | undefined,
  ) {
    this.headers = { ...(authorization !== undefined && { authorization }) };
  }

  /**
   * The interview as it stands.
   * @param least the position of an event that it is to have
   * @throws ProblemError as the API says it
   */
  async standing(least = 0): Promise<Interview> {
    const client = this.client(this.addresses.views());
    const query = { min_position: String(least) };
    for (const deadline = performance.now() + NEW_MS; ; await delay(LOOK_MS)) {
      try {
        return await answerOf(interviewViewsInterview({ client, path: { id: this.id }, query }));
      } catch (error) {
        const isUnknown = error instanceof ProblemError && error.problem.code === 'channel-not-found';
        if (!isUnknown || performance.now() > deadline || !(await this.isInLog())) throw error;
      }
    }
  }

  /** A command of the person. @throws ProblemError */
  async send(command: VoiceCommand): Promise<Committed> {
    const client = this.client(this.addresses.commands());
    const headers = { 'Idempotency-Key': keyOf(command) };
    const to = { client, path: { id: this.id }, headers };
    for (const waits = [...SENT_AGAIN_MS]; ; await delay(waits.shift())) {
      try {
        return command.type === 'Intervene'
          ? await answerOf(interventionsIntervene({ ...to, body: command.data }))
          : await answerOf(interviewCommandsInterrupt({ ...to, body: command.data }));
      } catch (error) {
        if (!isAway(error) || !waits.length) throw error;
      }
    }
  }

  /**
   * What is said and committed after a position; where the line is cut it goes on from there.
   * @param left aborted once nobody listens any more
   * @throws ProblemError where the person may not hear it, at once or later
   */
  async listen(position: number, left: AbortSignal): Promise<AsyncGenerator<Heard>> {
    return this.heard(position, await this.stream(position, left), left);
  }

  private async *heard(
    position: number,
    first: AsyncIterable<EventSourceMessage>,
    left: AbortSignal,
  ): AsyncGenerator<Heard> {
    for (let messages: typeof first | undefined = first; !left.aborted; messages = undefined) {
      try {
        for await (const { event: type, id, data } of messages ?? (await this.stream(position, left))) {
          if (type === 'end') return;
          if (type === 'token') yield { token: JSON.parse(data) as Said };
          if (id === undefined) continue;
          const event = JSON.parse(data) as RecordedEvent;
          position = event.position;
          yield { event };
        }
      } catch (error) {
        // Whoever is told so may hear it no longer; all else is a line that broke.
        if (error instanceof ProblemError && REFUSED.has(error.problem.status)) throw error;
      }
      await delay(AGAIN_MS, undefined, { signal: left }).catch(() => undefined);
    }
  }

  /** @throws ProblemError */
  private async stream(after: number, left: AbortSignal): Promise<AsyncIterable<EventSourceMessage>> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), ANSWER_MS);
    const signal = AbortSignal.any([left, late.signal]);
    const response = await this.fetchEvents(`?after=${after}`, { signal }).catch((error: unknown) => {
      clearTimeout(timer);
      throw error;
    });
    clearTimeout(timer);
    return sounding(response, late);
  }

  private async isInLog(): Promise<boolean> {
    return this.fetchEvents('', { method: 'HEAD', signal: AbortSignal.timeout(ANSWER_MS) }).then(
      () => true,
      () => false,
    );
  }

  private async fetchEvents(query: string, init: RequestInit): Promise<Response> {
    const address = `${this.addresses.views()}/v1/channels/${this.id}/events${query}`;
    const response = await fetch(address, { ...init, headers: this.headers }).catch(() => undefined);
    if (response?.ok) return response;
    throw refusal(await response?.json().catch(() => undefined));
  }

  private client(baseUrl: string) {
    const { headers } = this;
    const timed = (request: unknown) => fetch(request as Request, { signal: AbortSignal.timeout(ANSWER_MS) });
    return createClient({ baseUrl, headers, fetch: timed });
  }
}

/** The same message has the same key as over REST; an id that no header can carry has one made of it. */
function keyOf(command: VoiceCommand): string {
  const id = command.type === 'Intervene' ? command.id : undefined;
  if (id === undefined) return newId();
  return /^[!-~]+$/u.test(id) ? id : createHash('sha256').update(id).digest('hex');
}

/** The messages of an event stream, as long as it gives a sign of life. */
async function* sounding({ body }: Response, late: AbortController): AsyncGenerator<EventSourceMessage> {
  const silence = setTimeout(() => late.abort(), SILENT_MS);
  const onComment = () => void silence.refresh();
  const messages = body!.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream({ onComment }));
  try {
    for await (const message of messages as unknown as AsyncIterable<EventSourceMessage>) {
      silence.refresh();
      yield message;
    }
  } finally {
    clearTimeout(silence);
  }
}

/** @throws ProblemError with what the API says; `not-ready` where nothing of ours answers */
async function answerOf<T>(asked: Promise<{ data?: T; error?: unknown; response?: Response }>): Promise<T> {
  const { data, error, response } = await asked.catch(() => ({
    data: undefined,
    error: undefined,
    response: undefined,
  }));
  if (response?.ok) return data as T;
  throw refusal(error);
}

const refusal = (said: unknown): ProblemError =>
  new ProblemError(isProblem(said) ? said : problem('not-ready', { detail: 'the API cannot be reached' }));

const isAway = (error: unknown): boolean => error instanceof ProblemError && error.problem.code === 'not-ready';
