import type { ServerResponse } from 'node:http';
import { startLocalServer, type ReceivedRequest } from './local-server.js';

/** A message that an agent is sent (A2A 1.0). */
export interface A2aMessage {
  messageId: string;
  contextId: string;
  role: string;
  parts: { text?: string; data?: unknown; mediaType?: string }[];
}

/** How an agent answers a method: what it gives, or, where it does so itself, nothing. */
type Respond = (message: A2aMessage, response: ServerResponse, method: string) => object | undefined;

export interface A2aAgent {
  url: string;
  /** Messages that it was sent, the latest last. */
  messages: A2aMessage[];
  /** The authorization of every request, of the card's too. */
  authorizations: (string | undefined)[];
  /** What is in its card besides what has to be; it may change at any time. */
  card: Record<string, unknown>;
  /** What it does from now on. */
  respond: Respond;
  /** Answers whatever is asked in this way instead; its card too. */
  serve: ((request: ReceivedRequest, response: ServerResponse) => void) | undefined;
  close(): Promise<void>;
}

/** A message that answers with data, as the result of SendMessage. */
export const a2aAnswer = (...data: unknown[]) => ({
  message: { messageId: 'm', role: 'ROLE_AGENT', parts: data.map((one) => ({ data: one })) },
});

/** A task in a state, as the result of SendMessage; `task` of it is that of GetTask. */
export const a2aTask = (state: string, { text = '', data = [] as unknown[] } = {}) => ({
  task: {
    ...{ id: 'task-1', contextId: 'c' },
    status: { state: `TASK_STATE_${state}`, message: { messageId: 'm', role: 'ROLE_AGENT', parts: [{ text }] } },
    artifacts: [{ artifactId: 'a', parts: data.map((one) => ({ data: one })) }],
  },
});

/** An agent behind a URL, for seats of kind a2a: a card, and whatever the test has it answer. */
export async function startA2aAgent(respond: Respond): Promise<A2aAgent> {
  const server = await startLocalServer((request, response) => {
    agent.authorizations.push(request.headers.authorization);
    if (agent.serve) return agent.serve(request, response);
    const send = (body: object) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    if (request.path.endsWith('/agent-card.json')) return void send({ ...cardOf(server.url), ...agent.card });
    const { method, params, id } = request.body as { method: string; params: { message?: A2aMessage }; id: number };
    const { message } = params;
    if (message) agent.messages.push(message);
    const result = agent.respond(message ?? agent.messages.at(-1)!, response, method);
    if (result) send({ jsonrpc: '2.0', id, result });
  });
  const agent: A2aAgent = {
    ...{ url: server.url, messages: [], authorizations: [], card: {}, respond, serve: undefined },
    close: () => server.close(),
  };
  return agent;
}

const cardOf = (url: string) => ({
  ...{ name: 'Planner', description: 'Plans.', version: '1.2.0' },
  supportedInterfaces: [{ url: `${url}/rpc`, protocolBinding: 'JSONRPC', protocolVersion: '1.0' }],
  ...{ capabilities: {}, skills: [] },
  ...{ defaultInputModes: ['text/plain'], defaultOutputModes: ['application/json'] },
});
