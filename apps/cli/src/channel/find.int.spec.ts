import { inboxInbox } from '@parley/client';
import { newId, problem } from '@parley/contracts';
import { eventually } from '@parley/testing/eventually';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { meetup, startStack } from '../../../standalone/src/rest.fixtures.js';
import { ApiClient } from '../api-client.js';
import { EXIT } from '../exit-codes.js';
import { reply } from '../negotiation/reply.js';
import { register } from '../known-protocols.js';
import { PROTOCOLS } from '../protocols.js';
import { findChannel } from './find-channel.js';
import { findParticipant } from './find-participant.js';

let parley: Awaited<ReturnType<typeof startStack>>;
let client: ApiClient;
const options = { output: 'text', timeout: 20, input: true, quiet: true } as const;

const open = async (body: object = meetup): Promise<string> => {
  const { channel_id, position } = await client.post<{ channel_id: string; position: number }>('/v1/channels', body);
  await client.caughtUp(channel_id, position);
  return channel_id;
};

beforeAll(async () => {
  register(PROTOCOLS);
  parley = await startStack();
  client = new ApiClient(parley.url, { timeoutMs: 20_000, plain: true });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => parley.close());

it('finds a channel by its id, by the beginning of it, and the last one; says what there is where several are meant', async () => {
  await expect(findChannel(client, 'last')).rejects.toThrow('there is no channel yet');
  const first = await open();
  expect(await findChannel(client, 'last')).toBe(first);
  const second = await open();
  expect(await findChannel(client, second)).toBe(second);
  for (const length of [24, 30, 36])
    expect(await findChannel(client, second.slice(0, length).toUpperCase())).toBe(second);
  const both = await findChannel(client, second.slice(0, 4)).catch((error: Error) => error);
  expect(both).toMatchObject({ exitCode: EXIT.usage, message: expect.stringContaining('may be any of:') as string });
  expect(String(both)).toContain(first);
  expect(String(both)).toContain(second);
});

it.each([
  ['ffff', "no channel's id begins with ffff"],
  ['show', 'show is no channel: give its id, the beginning of it, or last'],
  ['0199-', 'is not the beginning of a UUID'],
])('says of %s that there is none', async (given, why) => {
  await expect(findChannel(client, given)).rejects.toMatchObject({
    exitCode: EXIT.usage,
    message: expect.stringContaining(why) as string,
  });
});

const PEOPLE = ['Vera Lindt', 'Viktor', 'Cy'].map((name) => ({ name, kind: 'person' }));

it('finds a participant by name, id, or the beginning of either; lists them where several are meant', async () => {
  const channel = await open({
    ...meetup,
    candidates: PEOPLE,
    facilitator_script: undefined,
  });
  const find = (given: string) => findParticipant(client, channel, given);
  for (const given of ['Vera Lindt', 'vera-lindt', 'vera lindt', 'ver', 'Vera'])
    expect(await find(given), given).toBe('vera-lindt');
  await expect(find('v')).rejects.toThrow('v may be any of:\n  vera-lindt  Vera Lindt\n  viktor  Viktor');
  expect(await find('Nobody Here')).toBe('nobody-here');
});

it('takes the whole name where an id could stand', async () => {
  const channel = await open({
    ...meetup,
    candidates: PEOPLE,
    facilitator_script: {
      ...meetup.facilitator_script,
      selected: ['vera-lindt'],
      possibly_related: [],
      draft: {
        ...meetup.facilitator_script.draft,
        assignments: [{ participant_id: 'vera-lindt', role: 'Host', task: 'Host it', core: true }],
      },
    },
  });
  let printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((printed += String(text)), true));
  await eventually(async () => {
    const { items } = (await inboxInbox({ ...client.to, path: { name: 'vera-lindt' } })).data;
    expect(items).toContainEqual(expect.objectContaining({ channel_id: channel }));
  });
  const session = { client, embedded: false, close: () => Promise.resolve() };
  const given = { channel, name: 'Vera Lindt', feedback: 'accept' };
  expect(await reply(session, given, { message: 'fine', change: [] }, options)).toBe(EXIT.done);
  expect(printed).toContain('Vera Lindt accept');
});

it('leaves it to the channel where the key may not read who takes part', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json(problem('forbidden'), { status: 403 }));
  expect(await findParticipant(client, newId(), 'Vera Lindt')).toBe('vera-lindt');
});
