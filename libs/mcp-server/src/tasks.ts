import {
  MissingRequiredClientCapabilityError,
  ProtocolError,
  ProtocolErrorCode,
  type McpServer,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { ApiError, interventionsStop, type Channel } from '@parley/client';
import { isUuid } from '@parley/contracts';
import * as z from 'zod';
import { standingOf, type Api, type Standing } from '@parley/on-behalf';
import { formsOf, takeAnswers } from './asked.js';
import { standingResult } from './result.js';
import { languageOf, waitsText } from './told.js';

/**
 * Deliberations as durable tasks, where the client knows them (SEP-2663): the id of a task is that of its channel, what the user is asked has
 * the ids of the questions, and the log keeps both however often this process is started anew.
 */
const EXTENSION = 'io.modelcontextprotocol/tasks';
const CAPABILITIES = 'io.modelcontextprotocol/clientCapabilities';

const POLL_MS = 2_000;

interface Declared {
  elicitation?: object;
  extensions?: Record<string, unknown>;
}

/** What a client of the modern era has declared with its request; nothing of an earlier one. */
export const declaredIn = ({ mcpReq }: ServerContext): Declared =>
  ((mcpReq.envelope ?? {}) as Record<string, Declared | undefined>)[CAPABILITIES] ?? {};

export const knowsTasks = (context: ServerContext): boolean =>
  Object.hasOwn(declaredIn(context).extensions ?? {}, EXTENSION);

/** What a call comes back with at once: the deliberation goes on, whoever asks for it. */
export const taskOf = (view: Channel) => ({
  taskId: view.channel_id,
  createdAt: view.opened_at,
  lastUpdatedAt: view.last_activity_at,
  ttlMs: null,
  pollIntervalMs: POLL_MS,
});

/** `tasks/get`, `tasks/update` and `tasks/cancel`: the SDK has no server side of them yet. */
export function registerTasks(server: McpServer, apiOf: () => Promise<Api>): void {
  server.server.registerCapabilities({ extensions: { [EXTENSION]: {} } });
  const answer = (
    method: string,
    act: (api: Api, taskId: string, context: ServerContext) => Promise<Record<string, unknown>>,
  ) =>
    server.server.setRequestHandler(
      method,
      { params: z.looseObject({ taskId: z.string() }), result: z.looseObject({}) },
      async ({ taskId }, context) => {
        if (!knowsTasks(context))
          throw new MissingRequiredClientCapabilityError({ requiredCapabilities: { extensions: { [EXTENSION]: {} } } });
        if (!isUuid(taskId)) throw unknown();
        return act(await apiOf(), taskId, context).catch((error: unknown) => {
          throw error instanceof ApiError && error.problem.status === 404 ? unknown() : error;
        });
      },
    );
  answer('tasks/get', async (api, id) => detailOf(api, await standingOf(api, id)));
  answer('tasks/update', async (api, id, { mcpReq }) => {
    await takeAnswers(api, id, mcpReq.inputResponses);
    return {};
  });
  answer('tasks/cancel', async (api, id) => {
    await interventionsStop({ ...api.commands, path: { id }, body: { reason: '' } });
    return {};
  });
}

const unknown = () => new ProtocolError(ProtocolErrorCode.InvalidParams, 'there is no such task');

/** A task as it stands. What it came to is its result, also where they did not agree: it failed only where the system did. */
function detailOf(api: Api, standing: Standing): Record<string, unknown> {
  const { view, waits } = standing;
  // The key of a seat that does not hear all has no task.
  if (!view) throw unknown();
  const task = taskOf(view);
  if (view.status === 'closed') return { ...task, status: 'completed', result: { ...standingResult(api, standing) } };
  const inputRequests = formsOf(standing);
  if (Object.keys(inputRequests).length) return { ...task, status: 'input_required', inputRequests };
  return { ...task, status: 'working', statusMessage: waitsText(waits, languageOf(standing)) };
}
