import { TaskState, type ListTasksRequest, type ListTasksResponse, type Task } from '@a2a-js/sdk';
import { channelsList, type ChannelSummary } from '@parley/client';
import { isUuid } from '@parley/contracts';
import type { Api } from '@parley/on-behalf';
import { malformed } from './errors.js';

const USUAL_SIZE = 50;
const MOST_SIZE = 100;
/** Tasks are counted up to here: nobody waits for a count of all. */
const MOST_COUNTED = 1_000;
/** So many are read at once: one caller may read 64. */
const AT_ONCE = 4;

const STATES: Partial<Record<TaskState, 'open' | 'closed'>> = {
  [TaskState.TASK_STATE_WORKING]: 'open',
  [TaskState.TASK_STATE_INPUT_REQUIRED]: 'open',
  [TaskState.TASK_STATE_COMPLETED]: 'closed',
  [TaskState.TASK_STATE_CANCELED]: 'closed',
  [TaskState.TASK_STATE_FAILED]: 'closed',
};

/**
 * A page of the tasks that the caller may read, the last active first (A2A 3.1.4). States are looked at once the page is read, so a page
 * of one state may have fewer than asked for.
 * @param read a task whole
 * @throws ApiError or A2AError
 */
export async function listed(
  api: Api,
  request: ListTasksRequest,
  read: (channel: string) => Promise<Task>,
): Promise<ListTasksResponse> {
  const { status, contextId, pageSize = USUAL_SIZE, pageToken, statusTimestampAfter } = request;
  if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > MOST_SIZE)
    throw malformed(`pageSize has to be a whole number from 1 to ${MOST_SIZE}`);
  if (status === TaskState.UNRECOGNIZED) throw malformed('status is no state of a task');
  const isAny = status === TaskState.TASK_STATE_UNSPECIFIED;
  const kept = STATES[status];
  const nothing = { tasks: [], nextPageToken: '', pageSize, totalSize: 0 };
  // A deliberation is never submitted and not begun, rejected, or waiting for credentials; a context is a channel.
  if ((!isAny && !kept) || (contextId && !isUuid(contextId))) return nothing;
  const wanted = {
    ...(kept && { status: kept }),
    ...(contextId && { id_prefix: contextId.toLowerCase() }),
    ...(statusTimestampAfter && { active_since: statusTimestampAfter }),
  };
  const cursor = pageToken ? { cursor: pageToken } : {};
  const { data } = await channelsList({ ...api.views, query: { ...wanted, ...cursor, limit: String(pageSize) } });
  const tasks = await inTurn(data.items, ({ channel_id }) => read(channel_id));
  return {
    tasks: tasks.filter((task) => isAny || task.status?.state === status),
    nextPageToken: data.next_cursor ?? '',
    // Where one page has them all, they are counted.
    ...{ pageSize, totalSize: pageToken || data.next_cursor ? await counted(api, wanted) : data.items.length },
  };
}

async function counted(api: Api, wanted: object): Promise<number> {
  let count = 0;
  for (let cursor = {}; ;) {
    const { items, next_cursor } = (await channelsList({ ...api.views, query: { ...wanted, ...cursor, limit: '200' } }))
      .data;
    count += items.length;
    if (!next_cursor || count >= MOST_COUNTED) return count;
    cursor = { cursor: next_cursor };
  }
}

async function inTurn(items: readonly ChannelSummary[], read: (one: ChannelSummary) => Promise<Task>): Promise<Task[]> {
  const tasks: Task[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE)
    tasks.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(read))));
  return tasks;
}
