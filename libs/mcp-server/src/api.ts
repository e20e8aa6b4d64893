import { createClient, meShow, type Client, type Me } from '@parley/client';
import { isProblem, problem, type Problem, type RecordedEvent } from '@parley/contracts';
import { EventSourceParserStream, type EventSourceMessage } from 'eventsource-parser/stream';

/** Where the API is, and in whose name it is called. */
export interface Access {
  /** Two services of an installation, or one address for both. */
  commands: string;
  views: string;
  /** What the caller has sent; none where no keys are needed. */
  authorization?: string;
  /** Where people find the console; absent where there is none. */
  console?: string;
}

/** What each function of the generated client is given. */
interface To {
  client: Client;
  throwOnError: true;
}

/** How long an answer may take, in milliseconds: longer than a cast may. */
const ANSWER_MS = 30_000;

/** The API has said no. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(readonly problem: Problem) {
    const { title, detail, errors = [] } = problem;
    const fields = errors.map(({ pointer, reason }) => `\n${pointer || '/'}: ${reason}`).join('');
    super((detail ? `${title}: ${detail}` : title) + fields);
  }
}

/** Parley's API in the name of one caller: what it may read and change, its key says there, and nothing here. */
export class Api {
  readonly views: To;
  readonly commands: To;
  private me: Promise<Me> | undefined;

  constructor(readonly access: Access) {
    this.views = this.to(access.views);
    this.commands = this.to(access.commands);
  }

  whoami(): Promise<Me> {
    return (this.me ??= meShow(this.commands).then(({ data }) => data));
  }

  /** Sends a command to an address that is only known as a text. @throws Refusal */
  async post<Answer>(url: string, body: object): Promise<Answer> {
    const headers = { 'Content-Type': 'application/json' };
    return (await this.commands.client.request({ method: 'POST', url, body, headers, throwOnError: true }))
      .data as Answer;
  }

  /**
   * The events of a channel after a position, until nobody listens or the connection breaks.
   * @throws Refusal where the caller may not hear them
   */
  async *events(channel: string, after: number, signal: AbortSignal): AsyncGenerator<RecordedEvent> {
    const { views, authorization } = this.access;
    const headers = { ...(authorization && { authorization }) };
    const response = await fetch(`${views}/v1/channels/${channel}/events?after=${after}`, { headers, signal });
    if (!response.ok) throw refusal(await response.json().catch(() => undefined));
    const messages = response.body!.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
    for await (const { id, data } of messages as unknown as AsyncIterable<EventSourceMessage>)
      if (id !== undefined) yield JSON.parse(data) as RecordedEvent;
  }

  private to(baseUrl: string): To {
    const { authorization } = this.access;
    const client = createClient({
      baseUrl,
      headers: { ...(authorization && { authorization }) },
      throwOnError: true,
      fetch: (request) => fetch(request as Request, { signal: AbortSignal.timeout(ANSWER_MS) }),
    });
    client.interceptors.error.use(refusal);
    return { client, throwOnError: true };
  }
}

/** What the API said, or that nothing of ours answers. */
const refusal = (said: unknown): Refusal =>
  new Refusal(isProblem(said) ? said : problem('not-ready', { detail: 'the Parley server cannot be reached' }));
