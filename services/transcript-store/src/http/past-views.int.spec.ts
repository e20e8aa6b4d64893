import { GENESIS_HASH, newId } from '@parley/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventsOf } from '../../../../test/corpus/corpus.js';
import { playedWhole } from '../projections/projector.fixtures.js';
import { startReadSide, type ReadSide } from './read-side.fixtures.js';

interface Operation {
  parameters?: { in: string; name: string }[];
}

const takes = ({ parameters = [] }: Operation, name: string): boolean =>
  parameters.some((one) => one.in === 'query' && one.name === name);

let side: ReadSide;
/** What is read of a channel by GET, and whether it takes ?at= and ?cursor=. */
let reads: { path: string; takesAt: boolean; isPaged: boolean }[];

beforeAll(async () => {
  side = await startReadSide();
  const { body } = await side.get('/openapi.json').expect(200);
  const { paths } = body as { paths: Record<string, { get?: Operation }> };
  reads = Object.entries(paths).flatMap(([path, { get }]) =>
    get && /^\/v1\/(?:channels|interviews)\/\{id\}/u.test(path)
      ? [{ path, takesAt: takes(get, 'at'), isPaged: takes(get, 'cursor') }]
      : [],
  );
});
afterAll(() => side.close());

it('every view of a channel can be had as it stood, but for what is no view', () => {
  expect(
    reads
      .filter(({ takesAt }) => !takesAt)
      .map(({ path }) => path.split('{id}/')[1])
      .toSorted(),
  ).toEqual(
    [
      // what may be answered now, and voice
      ...['turns/{request_id}', 'voice'],
      // the log itself, whose events have positions, and what one of them records
      ...['timeline', 'export', 'events', 'prompts/{position}'],
      // the past under other rules, beside another or decided again, and where a client of A2A is told
      ...['what-if', 'comparison', 'audit', 'push-configs', 'push-configs/{config}'],
    ].toSorted(),
  );
});

/** One recorded channel of each protocol, with what its addresses take. */
const RECORDED = {
  'negotiation-meetup': { version: '2' },
  'round-table-party-vote': {},
  'workshop-offline-reading': { file: 'planning_report.md' },
  'team-club-payments': { folder: 'phases', name: 'rules' },
  'interview-tool-library': { document: 'DOC_01' },
};
const NEEDED = { '/diff': '?from=1&to=2', '/compare': '?from=1' };

/** Addresses that have answered otherwise at one moment than at another. */
const moved = new Set<string>();

it.each(Object.entries(RECORDED))('views of %s as they stood are what they were then', async (file, given) => {
  const id = newId();
  const values: Record<string, string> = {
    ...{ version: '1', file: 'f', folder: 'phases', name: 'n', document: 'DOC_01' },
    ...given,
    id,
  };
  const views = reads.flatMap(({ path, takesAt, isPaged }) => {
    const address = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => values[name]!);
    const query = Object.entries(NEEDED).find(([end]) => path.endsWith(end))?.[1] ?? '?';
    return takesAt ? [{ path, isPaged, address: address + query }] : [];
  });
  const answers = async (query: string) =>
    Promise.all(
      own.map(async ({ path, address }) => {
        const { status, body } = await side.get(address + query);
        return { path, status, body: body as { detail?: string } };
      }),
    );
  let own = views;
  const moments: { version: number; found: Awaited<ReturnType<typeof answers>> }[] = [];
  for await (const { position, version } of appending(id, file)) {
    await side.projector.reached(position, 20_000);
    const found = await answers('');
    const isOwn = ({ status, body }: (typeof found)[number]) => status === 200 || !NONE.test(body.detail ?? '');
    // Other protocols' views say so at once.
    own = own.filter((_, index) => isOwn(found[index]!));
    moments.push({ version, found: found.filter(isOwn) });
  }
  for (const { version, found } of moments) expect(await answers(`&at=${version}`)).toEqual(found);
  const last = moments.at(-1);
  expect(last!.found.filter(({ status }) => status !== 200)).toEqual([]);
  for (const { status, body } of await answers('&at=0'))
    expect([status, body]).toMatchObject([400, { code: 'invalid-request', errors: [{ pointer: '/at' }] }]);
  for (const { address, isPaged } of own) {
    if (!isPaged) continue;
    const { items } = (await side.get(address).expect(200)).body as Page;
    for (const moment of ['', `&at=${last!.version}`])
      expect(await inPages(`${address}${moment}&limit=${Math.ceil(items.length / 2)}`)).toEqual(items);
  }
  for (const [index, { path }] of own.entries())
    if (new Set(moments.map(({ found }) => JSON.stringify(found[index]))).size > 1) moved.add(path);
});

interface Page {
  items: object[];
  next_cursor?: string;
}

/** What all pages have; more than one. */
async function inPages(address: string): Promise<object[]> {
  const { body } = (await side.get(address).expect(200)) as { body: Page };
  const items = [...body.items];
  for (let next = body.next_cursor ?? expect.unreachable(address); next;) {
    const more = (await side.get(`${address}&cursor=${next}`).expect(200)).body as Page;
    items.push(...more.items);
    next = more.next_cursor ?? '';
  }
  return items;
}

const NONE = /^the protocol [a-z-]+ has none; this is of [a-z -]+$/u;

/** Writes a recorded channel anew, and says where the log stands after its first event, half of it, and all. */
async function* appending(channel_id: string, file: string): AsyncGenerator<{ position: number; version: number }> {
  const recorded = eventsOf(file);
  let head = { version: 0, hash: GENESIS_HASH, position: 0 };
  for (const upTo of [1, Math.ceil(recorded.length / 2), recorded.length]) {
    const events = recorded.slice(head.version, upTo);
    const { protocol, metadata } = events[0]!;
    const result = await side.log.append({
      ...{ tenant: 'default', channel_id, protocol, events, metadata: { ...metadata, command_id: newId() } },
      ...{ expected_version: head.version, previous_hash: head.hash },
    });
    if (result.status !== 'appended') throw new Error(result.status);
    head = result.events.at(-1)!;
    yield head;
  }
}

it('all of them have answered otherwise at one moment than at another', () => {
  expect(reads.filter(({ path, takesAt }) => takesAt && !moved.has(path))).toEqual([]);
});

it('a version after a channel’s last is that of the last', async () => {
  const events = await playedWhole(side.log, 'moments');
  const { channel_id, position, version: last } = events.at(-1)!;
  await side.projector.reached(position, 20_000);
  const path = `/v1/channels/${channel_id}`;
  const at = async (version: number) => (await side.get(`${path}?at=${version}`).expect(200)).body as object;
  const now = (await side.get(path).expect(200)).body as object;
  for (const version of [last, last + 1_000]) expect(await at(version)).toEqual(now);
  for (const wrong of [0, 'then']) await side.get(`${path}?at=${wrong}`).expect(400);
  const adjusted = events.find(({ type }) => type === 'ProposalAdjusted')!.version;
  expect(await at(adjusted - 1)).toMatchObject({ status: 'open', version: adjusted - 1 });
  await side.get(`/v1/channels/${newId()}?at=1`).expect(404);
});
