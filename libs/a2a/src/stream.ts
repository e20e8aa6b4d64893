import { TaskState, type StreamResponse, type Task, type TaskStatus } from '@a2a-js/sdk';
import { firstEventOf, lookAt, namesIn, standingBy, watch, type Api } from '@parley/on-behalf';
import { noSuchTask } from './errors.js';
import { turnMessages } from './history.js';
import { asksCaller, contextOf, statusOf, taskOf, type Read } from './task.js';

/**
 * A task as it goes on (A2A 3.1.2): how it stands, what is said, and at last what the caller is asked or what it came to.
 * @param since a position of the log: not how it stood before
 * @param waitsOn what the caller is asked already does not end it
 * @param signal ends the stream, and not the task
 * @throws ApiError or A2AError before anything comes
 */
export async function* streamOf(
  api: Api,
  channel: string,
  { since = 0, signal, waitsOn }: { since?: number; signal: AbortSignal; waitsOn: boolean },
): AsyncGenerator<StreamResponse, void, undefined> {
  const first = await lookAt(api, channel, since);
  const standing = readBy(await standingBy(api, channel, first));
  const names = namesIn(await firstEventOf(api, channel));
  const task = taskOf(standing);
  let { status } = task;
  let asked: ReadonlySet<string> = waitsOn ? questionsIn(standing) : NONE;
  yield inTask(task);
  if (isNews(standing, asked)) return;
  for await (const { event, look } of watch(api, channel, { after: first.position, first, signal })) {
    for (const message of turnMessages(event, names))
      yield inStatus(standing, { state: TaskState.TASK_STATE_WORKING, message, timestamp: event.recorded_at });
    const { view, waits } = look;
    // What has happened since is told before how it stands.
    if (!view || event.position < look.position) continue;
    if (isNews({ view, waits }, asked)) return yield* ending(readBy(await standingBy(api, channel, look)));
    // What was answered may be asked anew.
    const still = questionsIn({ waits });
    asked = new Set([...asked].filter((question) => still.has(question)));
    const now = statusOf({ ...standing, view, waits });
    if (now.message && now.message.messageId !== status?.message?.messageId) yield inStatus(standing, now);
    status = now;
  }
}

const NONE: ReadonlySet<string> = new Set();

const questionsIn = ({ waits }: Pick<Read, 'waits'>): Set<string> =>
  new Set(waits.here.map(({ question }) => question));

/** Whether a stream ends with it: it is over, or the caller is asked what it was not asked before. */
const isNews = ({ view, waits }: Pick<Read, 'view' | 'waits'>, asked: ReadonlySet<string>): boolean =>
  view.status === 'closed' || (asksCaller({ view, waits }) && waits.here.some(({ question }) => !asked.has(question)));

/** The key of a seat that does not hear all has no task. @throws TaskNotFoundError */
export function readBy({ view, ...standing }: Omit<Read, 'view'> & Partial<Pick<Read, 'view'>>): Read {
  if (!view) throw noSuchTask();
  return { ...standing, view };
}

function* ending(standing: Read): Generator<StreamResponse> {
  const { channel } = standing;
  const contextId = contextOf(standing.view);
  for (const artifact of taskOf(standing).artifacts)
    yield {
      payload: {
        $case: 'artifactUpdate',
        value: { taskId: channel, contextId, artifact, append: false, lastChunk: true, metadata: undefined },
      },
    };
  yield inStatus(standing, statusOf(standing));
}

const inTask = (value: Task): StreamResponse => ({ payload: { $case: 'task', value } });

const inStatus = ({ channel, view }: Read, status: TaskStatus): StreamResponse => ({
  payload: {
    $case: 'statusUpdate',
    value: { taskId: channel, contextId: contextOf(view), status, metadata: undefined },
  },
});
