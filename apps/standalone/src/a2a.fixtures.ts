import { Message, SendMessageRequest, TaskState, type Part, type StreamResponse, type Task } from '@a2a-js/sdk';
import { ClientFactory, ClientFactoryOptions, JsonRpcTransportFactory, type Client } from '@a2a-js/sdk/client';
import { newId } from '@parley/contracts';
import request from 'supertest';

/** What is sent: a text, or data. */
export type Said = string | object;

/** A message to Parley, in the words of the wire. */
export const messageOf = (said: Said, more: object = {}, configuration: object = {}): SendMessageRequest =>
  SendMessageRequest.fromJSON({
    message: {
      messageId: newId(),
      role: 'ROLE_USER',
      parts: [typeof said === 'string' ? { text: said } : { data: said }],
      ...more,
    },
    configuration,
  });

export const TEXT_OF = ({ content }: Part): string => (content?.$case === 'text' ? content.value : '');
export const DATA_OF = ({ content }: Part): Record<string, unknown> =>
  content?.$case === 'data' ? (content.value as Record<string, unknown>) : {};

/** An agent of others: it speaks by the official client, and knows of Parley what the card says. */
export class OtherAgent {
  private constructor(readonly client: Client) {}

  static async of(url: string, key?: string): Promise<OtherAgent> {
    const fetchImpl: typeof fetch = (address, init) =>
      fetch(address, {
        ...init,
        headers: { ...(init?.headers as object), ...(key && { authorization: `Bearer ${key}` }) },
      });
    const transports = [new JsonRpcTransportFactory({ fetchImpl })];
    const factory = new ClientFactory(ClientFactoryOptions.createFrom(ClientFactoryOptions.default, { transports }));
    return new OtherAgent(await factory.createFromUrl(url));
  }

  async send(said: Said, more: object = {}, configuration: object = {}): Promise<Task> {
    const task = await this.client.sendMessage(messageOf(said, more, configuration));
    if (!('id' in task)) throw new Error(`no task came: ${JSON.stringify(Message.toJSON(task))}`);
    return task;
  }

  stream(said: Said, more: object = {}): AsyncGenerator<StreamResponse> {
    return this.client.sendMessageStream(messageOf(said, more));
  }

  task(id: string, historyLength = 0): Promise<Task> {
    return this.client.getTask({ tenant: '', id, historyLength });
  }

  /** Asks again and again, as a client does that cannot wait. */
  async polled(id: string, until: (task: Task) => boolean): Promise<Task> {
    for (;;) {
      const task = await this.task(id);
      if (until(task)) return task;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** What a task waits for, as its data parts say. */
export const askedIn = ({ status }: Pick<Task, 'status'>): Record<string, unknown>[] =>
  (status?.message?.parts ?? []).map(DATA_OF).filter((data) => 'question' in data);

export const isAsked = ({ status }: Task): boolean => status?.state === TaskState.TASK_STATE_INPUT_REQUIRED;

/** The first of these kinds of updates, one after the other. */
export async function readAll(
  stream: AsyncGenerator<StreamResponse>,
): Promise<NonNullable<StreamResponse['payload']>[]> {
  const all = [];
  for await (const { payload } of stream) if (payload) all.push(payload);
  return all;
}

/** A call without any client, so that it can be wrong. */
export const rpc = (url: string, body: string | object | undefined, key = '', version = '1.0') => {
  const sent = request(url).post('/a2a').set('content-type', 'application/json');
  if (key) void sent.auth(key, { type: 'bearer' });
  if (version) void sent.set('a2a-version', version);
  return sent.send(body as object);
};

export const call = (method: string, params: object): object => ({ jsonrpc: '2.0', id: 7, method, params });
