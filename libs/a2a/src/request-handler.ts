import type {
  AgentCard,
  CancelTaskRequest,
  GetTaskRequest,
  ListTasksRequest,
  ListTasksResponse,
  Message,
  SendMessageRequest,
  DeleteTaskPushNotificationConfigRequest,
  GetTaskPushNotificationConfigRequest,
  ListTaskPushNotificationConfigsRequest,
  ListTaskPushNotificationConfigsResponse,
  StreamResponse,
  SubscribeToTaskRequest,
  Task,
  TaskPushNotificationConfig,
} from '@a2a-js/sdk';
import { TaskNotCancelableError } from '@a2a-js/sdk/errors';
import type { A2ARequestHandler } from '@a2a-js/sdk/server';
import { ApiError, interventionsStop } from '@parley/client';
import { isUuid, type Member } from '@parley/contracts';
import { follow, lookAt, open, standingBy, standingOf, viewOf, type Api, type Standing } from '@parley/on-behalf';
import { a2aErrorOf, malformed, noSuchTask, refused } from './errors.js';
import { eventsOf, historyIn } from './history.js';
import { listed } from './listing.js';
import { checkPush, findPush, listPushes, makePush, removePush } from './push-configs.js';
import { isGuestTurn, openGuestTurn } from './guest-turn.js';
import { cancelReason, openingIn, sentIn, type Sent } from './sent.js';
import { readBy, streamOf } from './stream.js';
import { take, type Who } from './take.js';
import { taskOf, type Read } from './task.js';

/** How long a call waits for a task at most, in seconds: clients give one up after five minutes. */
const WAIT_SECONDS = 240;
/** How long for its end once it is cancelled. */
const CANCEL_SECONDS = 5;

export interface Asked {
  api: Api;
  who: Who;
  card(): AgentCard;
  /** Whoever of the caller's tenant takes a seat at others' tables. */
  guest(): Member;
  /** Aborted where nobody listens any more, and where this server stops. */
  signal: AbortSignal;
}

/** A place in a channel: how it stood before is of no interest. */
interface Place {
  channel: string;
  since: number;
  /** A position of the log before anything of the message was done. */
  before: number;
}

/**
 * What a client asks an agent for, in the name of one caller (A2A 3.1). The log is the store of tasks: nothing is kept here, any replica
 * answers for any task, and what the caller may read and do, the API says.
 */
export class RequestHandler implements A2ARequestHandler {
  constructor(private readonly asked: Asked) {}

  sendMessage({ message, metadata, configuration, tenant }: SendMessageRequest): Promise<Message | Task> {
    return answered(tenant, async () => {
      const { channel, since } = await this.place(sentIn(message, metadata), configuration?.taskPushNotificationConfig);
      const standing =
        configuration?.returnImmediately === true
          ? await standingOf(this.asked.api, channel, since)
          : await this.settled(channel, since, WAIT_SECONDS);
      return this.tell(readBy(standing), configuration?.historyLength);
    });
  }

  sendMessageStream({ message, metadata, configuration, tenant }: SendMessageRequest) {
    const { api, signal } = this.asked;
    return streamed(tenant, async () => {
      const { channel, since } = await this.place(sentIn(message, metadata), configuration?.taskPushNotificationConfig);
      return streamOf(api, channel, { since, signal, waitsOn: false });
    });
  }

  resubscribe({ id, tenant }: SubscribeToTaskRequest) {
    const { api, signal } = this.asked;
    return streamed(tenant, async () => {
      if ((await this.viewOf(id)).status === 'closed') throw refused('the task is over: GetTask has what it came to');
      return streamOf(api, id, { signal, waitsOn: true });
    });
  }

  getTask({ id, historyLength, tenant }: GetTaskRequest): Promise<Task> {
    return answered(tenant, () => this.read(id, historyLength));
  }

  listTasks(request: ListTasksRequest): Promise<ListTasksResponse> {
    const { tenant, historyLength, includeArtifacts = false } = request;
    return answered(tenant, () =>
      listed(this.asked.api, request, async (channel) => {
        const task = await this.read(channel, historyLength);
        return includeArtifacts ? task : { ...task, artifacts: [] };
      }),
    );
  }

  cancelTask({ id, tenant, metadata }: CancelTaskRequest): Promise<Task> {
    return answered(tenant, async () => {
      const { api } = this.asked;
      const reason = cancelReason(metadata);
      if ((await this.viewOf(id)).status === 'closed') throw new TaskNotCancelableError('the task is over');
      const { position } = (await interventionsStop({ ...api.commands, path: { id }, body: { reason } })).data;
      return taskOf(readBy(await this.settled(id, position, CANCEL_SECONDS)));
    });
  }

  getAgentCard = (): Promise<AgentCard> => Promise.resolve(this.asked.card());

  getAuthenticatedExtendedAgentCard(): Promise<AgentCard> {
    return Promise.reject(refused('there is one card for all: /.well-known/agent-card.json'));
  }

  createTaskPushNotificationConfig(config: TaskPushNotificationConfig): Promise<TaskPushNotificationConfig> {
    return this.onTask(config, (view) => {
      if (isGuestTurn(view)) throw refused(NO_PUSH);
      return makePush(this.asked.api, config.taskId, config);
    });
  }

  getTaskPushNotificationConfig(asked: GetTaskPushNotificationConfigRequest): Promise<TaskPushNotificationConfig> {
    return this.onTask(asked, () => findPush(this.asked.api, asked.taskId, asked.id));
  }

  listTaskPushNotificationConfigs(
    asked: ListTaskPushNotificationConfigsRequest,
  ): Promise<ListTaskPushNotificationConfigsResponse> {
    return this.onTask(asked, async () => ({
      configs: await listPushes(this.asked.api, asked.taskId),
      nextPageToken: '',
    }));
  }

  deleteTaskPushNotificationConfig(asked: DeleteTaskPushNotificationConfigRequest): Promise<void> {
    return this.onTask(asked, () => removePush(this.asked.api, asked.taskId, asked.id));
  }

  /** Does something to a task that the caller may read. */
  private onTask<T>(
    { taskId, tenant }: { taskId: string; tenant: string },
    act: (view: Read['view']) => Promise<T>,
  ): Promise<T> {
    return answered(tenant, async () => act(await this.viewOf(taskId)));
  }

  /** Does what a message asks for, and has the client told of it by push where it wants that. @returns where */
  private async place(sent: Sent, push: TaskPushNotificationConfig | undefined): Promise<Place> {
    const { api } = this.asked;
    if (push && sent.guest) throw refused(NO_PUSH);
    // Nothing is begun, nor answered, where the client could not be told.
    if (push) await checkPush(api, push);
    const place = await this.taken(sent);
    if (push && (await this.viewOf(place.channel)).status === 'open')
      await makePush(api, place.channel, push, place.before);
    return place;
  }

  private async taken(sent: Sent): Promise<Place> {
    const { api, who } = this.asked;
    const { task, isContext } = sent;
    if (task === undefined) {
      const { channel, position, before } = sent.guest
        ? await openGuestTurn(api, sent.guest, this.asked.guest(), sent.key)
        : await open(api, openingIn(sent), sent.key);
      return { channel, since: position, before };
    }
    const view = await this.viewOf(task).catch((error: unknown) => {
      throw isContext ? malformed('message.contextId is none of yours: leave it out, and the new task has one') : error;
    });
    return { channel: task, since: await take(api, who, view, sent), before: view.position };
  }

  /** How it stands once it is over or the caller is asked: at once where it is so already. */
  private async settled(channel: string, since: number, seconds: number): Promise<Standing> {
    const { api, signal } = this.asked;
    const look = await lookAt(api, channel, since);
    if (look.isSettled) return standingBy(api, channel, look);
    return follow(api, channel, { after: since, since, seconds, signal });
  }

  private async read(id: string, historyLength: number | undefined): Promise<Task> {
    if (!isUuid(id)) throw noSuchTask();
    return this.tell(readBy(await unlessForbidden(standingOf(this.asked.api, id))), historyLength);
  }

  /** @param historyLength how much of what was said is told: nothing where nobody asks */
  private async tell(standing: Read, historyLength = 0): Promise<Task> {
    if (!Number.isInteger(historyLength) || historyLength < 0)
      throw malformed('historyLength has to be a whole number from 0');
    const history = historyLength ? historyIn(await eventsOf(this.asked.api, standing.channel)) : [];
    return taskOf(standing, history.slice(-historyLength));
  }

  /** @throws A2AError where the caller has no such task: an id says nothing of whose it is */
  private async viewOf(id: string): Promise<Read['view']> {
    if (!isUuid(id)) throw noSuchTask();
    const view = await unlessForbidden(viewOf(this.asked.api, id));
    if (!view) throw noSuchTask();
    return view;
  }
}

/** It tells who has to answer: of a turn for others that is nobody who asks. */
const NO_PUSH = 'a guest turn is told of by no push: GetTask has its answer';

/** What a key may not read is not there for it. */
const unlessForbidden = <T>(reading: Promise<T>): Promise<T> =>
  reading.catch((error: unknown) => {
    throw error instanceof ApiError && error.problem.status === 403 ? noSuchTask() : error;
  });

/** @throws A2AError */
async function answered<T>(tenant: string, act: () => Promise<T>): Promise<T> {
  try {
    keptOut(tenant);
    return await act();
  } catch (error) {
    throw a2aErrorOf(error);
  }
}

/** @throws A2AError */
async function* streamed(
  tenant: string,
  act: () => Promise<AsyncGenerator<StreamResponse, void, undefined>>,
): AsyncGenerator<StreamResponse, void, undefined> {
  try {
    keptOut(tenant);
    yield* await act();
  } catch (error) {
    throw a2aErrorOf(error);
  }
}

/** Whose tenant a caller is of, its key says. */
function keptOut(tenant: string): void {
  if (tenant) throw malformed('tenant: your key says of which you are; leave it out');
}
