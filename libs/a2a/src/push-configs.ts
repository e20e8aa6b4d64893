import type { TaskPushNotificationConfig } from '@a2a-js/sdk';
import {
  ApiError,
  pushConfigsList,
  pushConfigsMake,
  pushConfigsRemove,
  pushConfigsShow,
  type PushConfig,
  type PushConfigDto,
} from '@parley/client';
import type { Api } from '@parley/on-behalf';
import { malformed, noSuchTask } from './errors.js';

/** The id of no channel: what is wrong with a config is said before its channel is looked for. */
const NOBODY = '00000000-0000-7000-8000-000000000000';

/** @throws ApiError or A2AError where it would be refused whatever the task */
export async function checkPush(api: Api, config: TaskPushNotificationConfig): Promise<void> {
  try {
    await pushConfigsMake({ ...api.commands, path: { id: NOBODY }, body: bodyOf(config) });
  } catch (error) {
    if (!(error instanceof ApiError && error.problem.code === 'channel-not-found')) throw error;
  }
}

/**
 * Has an address told how a task stands (A2A 3.1.7).
 * @param after what happens after this position of the log; from now on where it is absent
 * @throws ApiError or A2AError
 */
export async function makePush(
  api: Api,
  id: string,
  config: TaskPushNotificationConfig,
  after?: number,
): Promise<TaskPushNotificationConfig> {
  const body = { ...bodyOf(config), ...(after !== undefined && { after }) };
  return configOf((await pushConfigsMake({ ...api.commands, path: { id }, body })).data);
}

/** @throws ApiError, or A2AError where the caller has none of that id */
export async function findPush(api: Api, id: string, config: string): Promise<TaskPushNotificationConfig> {
  const asking = pushConfigsShow({ ...api.commands, path: { id, config: named(config) } });
  return configOf((await asking.catch(unlessMissing)).data);
}

/** @throws ApiError */
export const listPushes = async (api: Api, id: string): Promise<TaskPushNotificationConfig[]> =>
  (await pushConfigsList({ ...api.commands, path: { id } })).data.items.map(configOf);

/** Once more, it is as good as the first time (A2A 3.1.10). @throws ApiError */
export async function removePush(api: Api, id: string, config: string): Promise<void> {
  try {
    await pushConfigsRemove({ ...api.commands, path: { id, config: named(config) } });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.problem.code === 'not-found';

/** As of a task that is not there (A2A 3.1.8). */
function unlessMissing(error: unknown): never {
  throw isMissing(error) ? noSuchTask('there is no such push config of yours') : error;
}

function named(id: string): string {
  if (!id || id.length > 255) throw malformed('id has to be a text of 1 to 255 characters');
  return id;
}

function bodyOf({ id, url, token, authentication }: TaskPushNotificationConfig): PushConfigDto {
  const { scheme = '', credentials = '' } = authentication ?? {};
  return {
    url,
    ...(id && { id }),
    ...(token && { token }),
    ...(authentication && { authorization: `${scheme} ${credentials}` }),
  };
}

/** Its credentials are not told again. */
const configOf = ({ id, channel_id, url, token = '', scheme }: PushConfig): TaskPushNotificationConfig => ({
  ...{ tenant: '', id, taskId: channel_id, url, token },
  authentication: scheme === undefined ? undefined : { scheme, credentials: '' },
});
