import { client } from '@parley/client';
import { expect, it, onTestFinished } from 'vitest';
import { fetchItems } from './save-file.js';

it('takes every page of a list, and a refusal of any of them is told', async () => {
  const asked: string[] = [];
  const pages: Record<string, object> = {
    '/list?limit=200': { items: [1, 2], next_cursor: 'a=b' },
    '/list?limit=200&cursor=a%3Db': { items: [3] },
  };
  const answer = (request: unknown) => {
    const path = (request as Request).url.slice('http://here'.length);
    asked.push(path);
    return Promise.resolve(Response.json(pages[path] ?? { code: 'not-found' }, { status: pages[path] ? 200 : 404 }));
  };
  const { baseUrl } = client.getConfig();
  client.setConfig({ baseUrl: 'http://here', fetch: answer as typeof fetch });
  onTestFinished(() => void client.setConfig({ baseUrl, fetch: undefined }));
  expect(JSON.parse(await (await fetchItems('/list')).text())).toEqual({ items: [1, 2, 3] });
  expect(asked).toHaveLength(2);
  await expect(fetchItems('/other')).rejects.toEqual({ code: 'not-found' });
});
