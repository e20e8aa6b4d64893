import type { TenantTools } from '@parley/mcp';
import type { KnowledgeSearch } from '@parley/messaging';
import type { WantedLookup } from '@parley/protocols';
import { describe, expect, it } from 'vitest';
import { Lookups, unusableArguments } from './lookups.js';

const event = {
  ...{ id: 'e1', tenant: 't', channel_id: 'c', version: 1, recorded_at: '2026-01-01T00:00:00.000Z' },
  data: { participant_id: 'ana', request_id: 'execute.a' },
} as never;
const call = { model: 'm' } as never;

/** An installation with knowledge, and tools of two servers that it allows to everybody. */
function lookups(servers?: string[]) {
  const wanted: WantedLookup = { name: 'Ana', collection: 'default', made: 0, ...(servers && { servers }) };
  const called: string[] = [];
  const sent: { data: { uses: { tool: string; failure?: string }[] } }[] = [];
  const names = ['tickets__search', 'wiki__read'];
  const tools: TenantTools = {
    offeredTo: (_, only) =>
      Promise.resolve({
        tools: names
          .filter((name) => !only || only.includes(name.split('__')[0]!))
          .map((name) => ({ name, description: '', input_schema: {} })),
        unavailable: [],
      }),
    call(_, tool) {
      called.push(tool);
      return Promise.resolve({ content: 'ok', truncated: false, is_error: false, duration_ms: 1 });
    },
  };
  const search: KnowledgeSearch['search'] = () => Promise.resolve({ documents: 1, passages: [] });
  const parts = {
    ...{ tools: { of: () => tools }, knowledge: { search }, registry: { wantedLookup: () => wanted } },
    commands: { send: (command: never) => (sent.push(command), Promise.resolve({ ok: true, version: 2 })) },
    channels: { at: () => Promise.resolve({ state: 'next' }) },
  };
  return { lookups: new Lookups(parts as never), called, sent };
}

describe('what a participant may look up with (W7)', () => {
  it.each([
    [undefined, ['knowledge__search', 'tickets__search', 'wiki__read']],
    [['tickets'], ['tickets__search']],
    [
      ['knowledge', 'wiki'],
      ['knowledge__search', 'wiki__read'],
    ],
  ])('is what the installation allows it and its own line has: %j', async (servers, names) => {
    const offer = await lookups(servers).lookups.offer(event, {} as never);
    expect(offer?.tools.map(({ name }) => name)).toEqual(names);
  });

  it('is nothing where the two have nothing in common', async () => {
    expect(await lookups(['calendar']).lookups.offer(event, {} as never)).toBeUndefined();
  });

  it('is no more where a model asks for more: what it may not use is refused, and not called', async () => {
    const { lookups: subject, called, sent } = lookups(['tickets']);
    const offer = await subject.offer(event, {} as never);
    const calls = ['tickets__search', 'wiki__read', 'knowledge__search'].map((tool) => ({ tool, arguments: '{}' }));
    await subject.make(event, offer!, { calls, call }, {} as never);
    expect(called).toEqual(['tickets__search']);
    expect(sent[0]!.data.uses).toMatchObject([
      { tool: 'tickets__search', is_error: false },
      { tool: 'wiki__read', failure: 'not-allowed', content: 'Ana may not use wiki__read' },
      { tool: 'knowledge__search', failure: 'not-allowed' },
    ]);
  });
});

const searchFor = (given: unknown) => ({ tool: 'knowledge__search', arguments: JSON.stringify(given) });

it('finds what JSON within a text hides: no database could search for it', () => {
  expect(unusableArguments([searchFor({ query: 'fire lane' }), searchFor({ query: 'a\0b' })], 'en')).toBe(
    '/1/query has a NUL character or half of a surrogate pair in it',
  );
});

it('takes what a tool can take, and text that is no JSON', () => {
  expect(
    unusableArguments([searchFor({ query: '消防通道 🚒' }), { tool: 't', arguments: 'plain' }], 'zh'),
  ).toBeUndefined();
});
