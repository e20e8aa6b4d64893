import { Role, TaskState, type AgentCard, type Message } from '@a2a-js/sdk';
import {
  AgentEvent,
  DefaultRequestHandler,
  InMemoryTaskStore,
  JsonRpcTransportHandler,
  ServerCallContext,
  type AgentExecutor,
} from '@a2a-js/sdk/server';
import { egressBy } from '@parley/http/egress';
import { startLocalServer, type LocalServer } from '@parley/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Peers } from './peers.js';
import { remoteAgent } from './remote-agent.js';

/** Says yes at once, or works on it as a task, as it is asked; and what it was sent. */
const received: Message[] = [];
const executor: AgentExecutor = {
  execute({ userMessage, taskId, contextId }, bus) {
    received.push(userMessage);
    const part = (value: unknown) => ({
      ...{ content: { $case: 'data' as const, value }, metadata: {}, filename: '', mediaType: '' },
    });
    const words = { messageId: 'm', taskId, contextId, role: Role.ROLE_AGENT, metadata: {}, extensions: [] };
    const message = { ...words, referenceTaskIds: [], parts: [part({ verdict: 'yes' })] };
    if (!userMessage.messageId.includes('task')) bus.publish(AgentEvent.message(message as never));
    else {
      const task = (state: TaskState, artifacts: object[]) => ({
        ...{ id: taskId, contextId, artifacts, history: [], metadata: {} },
        status: { state, message: undefined, timestamp: undefined },
      });
      const artifact = { ...{ artifactId: 'a', name: '', description: '', metadata: {}, extensions: [] } };
      bus.publish(AgentEvent.task(task(TaskState.TASK_STATE_WORKING, []) as never));
      bus.publish(
        AgentEvent.task(
          task(TaskState.TASK_STATE_COMPLETED, [{ ...artifact, parts: [part({ verdict: 'no' })] }]) as never,
        ),
      );
    }
    bus.finished();
    return Promise.resolve();
  },
  cancelTask: () => Promise.resolve(),
};

let server: LocalServer;
beforeAll(async () => {
  const cardOf = () => ({
    ...{ name: 'SDK', description: 'Of the SDK.', version: '1.0.0', capabilities: {}, skills: [] },
    supportedInterfaces: [{ url: `${server.url}/rpc`, protocolBinding: 'JSONRPC', protocolVersion: '1.0', tenant: '' }],
    ...{ defaultInputModes: ['text/plain'], defaultOutputModes: ['application/json'] },
  });
  server = await startLocalServer(({ path, headers, body }, response) => {
    if (path === '/.well-known/agent-card.json') return void response.end(JSON.stringify(cardOf()));
    const handler = new DefaultRequestHandler(cardOf() as unknown as AgentCard, store, executor);
    const requestedVersion = String(headers['a2a-version']);
    void new JsonRpcTransportHandler(handler)
      .handle(body, new ServerCallContext({ requestedVersion }))
      .then((reply) => response.end(JSON.stringify(reply)));
  });
});
const store = new InMemoryTaskStore();
afterAll(() => server.close());

it.each([
  ['a message', 'turn-1', 'yes'],
  ['a task', 'task-1', 'no'],
])('an agent made with the SDK of A2A is asked, and answers by %s', async (_, request, verdict) => {
  const peers = new Peers(egressBy({ hosts: new Set(['127.0.0.1']) }));
  const ids = { message_id: `c1.${request}`, context_id: 'c1.ana', about: { topic: 'Tea', language: 'en' as const } };
  const agent = remoteAgent({ peers, url: server.url, ...ids, take: () => Promise.resolve() });
  const prompt = {
    ...{ template: 'feedback@1', language: 'en' as const, system: 'You are asked.', shared: [], user: 'Now.' },
    schema: {
      ...{ type: 'object', additionalProperties: false, required: ['verdict'] },
      properties: { verdict: { type: 'string', enum: ['yes', 'no'] } },
    },
    max_output_tokens: 100,
  };
  expect(await agent.generate({ prompt, rehearse: () => undefined })).toMatchObject({ ok: true, output: { verdict } });
  const { messageId, contextId, role, parts } = received.at(-1)!;
  expect({ messageId, contextId, role }).toEqual({
    ...{ messageId: ids.message_id, contextId: ids.context_id, role: Role.ROLE_USER },
  });
  expect(parts.map(({ content }) => content)).toEqual([
    { $case: 'text', value: 'You are asked.\n\nNow.' },
    { $case: 'data', value: prompt.schema },
  ]);
});
