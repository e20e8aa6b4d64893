import { client } from '@parley/client';
import { pageWords } from '@parley/wording/page';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { emptyDraft } from './draft.js';
import { openDraft } from './open-channel.js';
import { protocolOf } from './index.js';

const REFUSAL = { code: 'estimate-above-limit', status: 409, title: 'above' };
const channel_id = '01900000-0000-7000-8000-000000000000';

const { baseUrl } = client.getConfig();
/** What was asked of the server, in its order. */
let asked: { pathname: string; query: Record<string, string> }[];
let answers: Record<string, object>;

beforeEach(() => {
  asked = [];
  answers = {
    '/v1/estimates': { like_it: 0 },
    '/v1/casts': { members: [{ name: 'Ana' }, { name: 'Bo' }] },
    '/v1/round-tables': { channel_id },
  };
  const answer = (request: unknown) => {
    const { pathname, searchParams } = new URL((request as Request).url);
    asked.push({ pathname, query: Object.fromEntries(searchParams) });
    return Promise.resolve(Response.json(answers[pathname]));
  };
  client.setConfig({ baseUrl: 'http://here', fetch: answer as typeof fetch });
});
afterEach(() => void client.setConfig({ baseUrl, fetch: undefined }));

const begins = (more: object, acceptsCost = false, agents: { name: string }[] = []) => {
  const draft = emptyDraft(3, { text: 'Lunch?', ...more });
  return openDraft(protocolOf('round-table')!, draft, pageWords.en, { hasModel: true, agents, acceptsCost });
};
const paths = () => asked.map(({ pathname }) => pathname);

it.each([
  ['a board', {}, '3', 'false'],
  ['one with one agent beside it', { baseline: true }, '3', 'true'],
  ['a party, which has no end', { mode: 'party' }, '0', 'false'],
])(
  '%s that is refused for its price is refused before a model chooses who takes part',
  async (_, more, rounds, beside) => {
    answers['/v1/estimates'] = { refusal: REFUSAL };
    await expect(begins(more)).rejects.toMatchObject({ problem: REFUSAL });
    expect(asked).toEqual([
      { pathname: '/v1/estimates', query: { protocol: 'round-table', rehearsal: 'false', rounds, baseline: beside } },
    ]);
  },
);

it('what may begin unasked is cast and opened; what is accepted, or has its agents, is not asked about', async () => {
  expect(await begins({})).toBe(channel_id);
  expect(paths()).toEqual(['/v1/estimates', '/v1/casts', '/v1/round-tables']);
  asked = [];
  await begins({}, true);
  await begins({}, false, [{ name: 'Ana' }]);
  expect(paths()).toEqual(['/v1/casts', '/v1/round-tables', '/v1/round-tables']);
});
