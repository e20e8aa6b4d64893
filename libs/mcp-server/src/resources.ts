import { ResourceNotFoundError, ResourceTemplate, type McpServer } from '@modelcontextprotocol/server';
import { ApiError, channelsList } from '@parley/client';
import { isUuid } from '@parley/contracts';
import { decisionText, standingOf, type Api } from '@parley/on-behalf';
import { standingText } from './told.js';

/** How many are listed, the latest of them. */
const LISTED = '20';

/** A deliberation as it stands, and what was decided in it, as Markdown. */
export function registerResources(server: McpServer, apiOf: () => Promise<Api>): void {
  const register = (
    name: string,
    path: string,
    title: string,
    read: (api: Api, id: string) => Promise<string>,
  ): void => {
    const list = async () => ({
      resources: (await recent(await apiOf())).map(({ id, topic }) => ({
        uri: `parley://channels/${id}${path}`,
        name: topic,
        mimeType,
      })),
    });
    server.registerResource(
      name,
      new ResourceTemplate(`parley://channels/{id}${path}`, { list }),
      { title, mimeType },
      async (uri, { id }) => {
        if (typeof id !== 'string' || !isUuid(id)) throw new ResourceNotFoundError(uri.href);
        const text = await read(await apiOf(), id).catch((error: unknown) => {
          throw error instanceof ApiError && error.problem.status === 404 ? new ResourceNotFoundError(uri.href) : error;
        });
        return { contents: [{ uri: uri.href, mimeType, text }] };
      },
    );
  };
  register('channel', '', 'A deliberation as it stands', async (api, id) => standingText(await standingOf(api, id)));
  register('outcome', '/outcome', 'What was decided, whole', (api, id) => decisionText(api, id, 'markdown'));
}

const mimeType = 'text/markdown';

/** Whoever may not list channels, as the key of a seat, has none to list. */
const recent = (api: Api): Promise<{ id: string; topic: string }[]> =>
  channelsList({ ...api.views, query: { limit: LISTED } }).then(
    ({ data }) => data.items.map(({ channel_id: id, topic }) => ({ id, topic })),
    () => [],
  );
