import { verdictOf } from '@parley/audit';
import { callOf, exportedEvents, sha256, verifyExport, type RecordedEvent } from '@parley/contracts';
import { genericAnswerer, startSimulatedApi, type SimulatedApi } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditedExport } from '../../../libs/audit/src/audited.fixtures.js';
import { startOnModels } from './on-models.fixtures.js';
import type { Standalone } from './start-standalone.js';

const OTHER = 'claude-haiku-4-5';

let api: SimulatedApi;
let parley: Standalone;
let parent: string;

beforeAll(async () => {
  const isOther = ({ model }: { model: string }) => model === OTHER;
  const answer = (_: unknown, generic: Record<string, unknown>) => ({ says: { ...generic, text: 'I disagree.' } });
  api = await startSimulatedApi(genericAnswerer({ when: isOther, answer }));
  parley = await startOnModels(api);
  parent = await open('/v1/round-tables', {
    question: 'Four days a week?',
    members: [{ name: 'Ana' }, { name: 'Bo' }, { name: 'Cy' }],
    config: { rounds: 2, summaries: 'at_the_end' },
    termination: { without: ['consensus', 'repetition', 'no_progress'] },
  });
  await closed(parent);
}, 60_000);

afterAll(async () => {
  await parley.close();
  await api.close();
});

async function open(path: string, body: object): Promise<string> {
  const { body: answer } = await request(parley.url).post(path).send(body).expect(201);
  return (answer as { channel_id: string }).channel_id;
}

const viewOf = async (id: string) => (await request(parley.url).get(`/v1/channels/${id}`).expect(200)).body;
const exportOf = async (id: string) => (await request(parley.url).get(`/v1/channels/${id}/export`).expect(200)).text;
const eventsOf = async (id: string) => exportedEvents(await exportOf(id));

const closed = (id: string) =>
  eventually(async () => expect(await viewOf(id)).toMatchObject({ status: 'closed' }), { timeout: 20_000 });

/** Forks where everybody was just asked for the first time, lets it end, and counts what models were asked for. */
async function played(fork: object): Promise<{ id: string; asked: number; own: RecordedEvent[] }> {
  const before = api.requests.length;
  const id = await open(`/v1/channels/${parent}/forks`, { at: await openingOf(parent), ...fork });
  await closed(id);
  const events = await eventsOf(id);
  return { id, asked: api.requests.length - before, own: events.filter(({ metadata }) => !metadata.copied) };
}

async function openingOf(id: string): Promise<number> {
  const events = await eventsOf(id);
  return events.findLast(({ metadata }) => metadata.command_id === events[0]!.metadata.command_id)!.version;
}

const callsIn = (events: readonly RecordedEvent[]) => events.flatMap((event) => callOf(event) ?? []);

describe('a fork of a finished board', () => {
  it('asks no model where nothing is changed, and comes to the same', async () => {
    const { id, asked, own } = await played({});
    expect(asked).toBe(0);
    const calls = callsIn(own);
    expect(calls.length).toBe(callsIn(await eventsOf(parent)).length);
    expect(calls.every(({ taken, cost_micro_usd }) => taken?.channel_id === parent && cost_micro_usd === 0)).toBe(true);
    const [ours, theirs] = [await viewOf(id), await viewOf(parent)];
    expect(ours).toMatchObject({ outcome: theirs.outcome, cost_micro_usd: 0, forked_from: { channel_id: parent } });
    const { body } = await request(parley.url).get(`/v1/channels/${id}/comparison`).query({ with: parent }).expect(200);
    expect(body).toMatchObject({ same_outcome: true, opening: [] });
    expect(body.first).toBeUndefined();
  });

  it('with one seat’s model changed asks that seat and what follows from it only', async () => {
    const changes = { seats: [{ participant_id: 'ana', model: OTHER }] };
    const { own, asked, id } = await played({ changes, reason: 'to see' });
    const paid = own.filter((event) => callOf(event) && !callOf(event)!.taken);
    // Ana in the first round and as who supposes that it was wrong, everybody in the second, and the summary of it all.
    expect(asked).toBe(6);
    expect(paid.map(({ data }) => ('participant_id' in data ? data.participant_id : ''))).toHaveLength(6);
    expect(callsIn(own).filter(({ taken }) => taken)).toHaveLength(2);
    const view = await viewOf(id);
    expect(view.forked_from).toMatchObject({ channel_id: parent, reason: 'to see', fresh: false });
    expect(view.cost_micro_usd).toBe(callsIn(own).reduce((sum, { cost_micro_usd }) => sum + cost_micro_usd, 0));
  });

  it('asks every model where it is to be fresh', async () => {
    const { asked, own } = await played({ fresh: true });
    expect(asked).toBe(callsIn(own).length);
    expect(asked).toBeGreaterThan(6);
  });

  it('is verified and follows by its export alone, and so does a fork of it', async () => {
    const { id } = await played({ say: 'Think of the cost.' });
    const again = await open(`/v1/channels/${id}/forks`, { at: await openingOf(id) });
    await closed(again);
    for (const one of [id, again]) {
      const text = await exportOf(one);
      expect(verifyExport(text, { sha256 })).toMatchObject({ ok: true });
      const report = auditedExport(text);
      expect(report.divergence).toBeUndefined();
      expect(verdictOf(report)).toBe('follows');
    }
  });
});

describe('POST /v1/channels/{id}/forks', () => {
  const forks = (id: string, body: object) => request(parley.url).post(`/v1/channels/${id}/forks`).send(body);

  it('names the field and the reason of what cannot be', async () => {
    const events = await eventsOf(parent);
    const end = events.find(({ type }) => type === 'ChannelClosed')!.version;
    const cut = events.find(({ version, metadata }) => metadata.command_id === events[version]?.metadata.command_id)!;
    const last = (await openingOf(parent)).toString();
    for (const [body, pointer, reason] of [
      [{ at: 0 }, '/at', ''],
      [{ at: events.length + 1 }, '/at', 'beyond the end'],
      [{ at: end }, '/at', ''],
      [{ at: cut.version }, '/at', `take ${last}`],
      [{}, '/at', ''],
      [
        { at: Number(last), changes: { seats: [{ participant_id: 'eve', model: OTHER }] } },
        '/changes/seats/0/participant_id',
        'ana, bo, cy',
      ],
      [
        { at: Number(last), changes: { termination: { stop_when: [{ boredom: {} }] } } },
        '/changes/termination',
        'boredom',
      ],
    ] as const) {
      const { body: problem } = await forks(parent, body).expect(400);
      expect(problem).toMatchObject({
        code: 'invalid-request',
        errors: [{ pointer: expect.stringContaining(pointer) as string }],
      });
      expect(problem.errors[0].reason).toContain(reason);
    }
    const unknown = '0199a5f0-0000-7000-8000-000000000009';
    expect((await forks(unknown, { at: 1 }).expect(404)).body.code).toBe('channel-not-found');
  });

  it('with the same key is one fork', async () => {
    const at = await openingOf(parent);
    const once = await forks(parent, { at }).set('idempotency-key', 'one').expect(201);
    const twice = await forks(parent, { at }).set('idempotency-key', 'one').expect(201);
    expect(twice.body).toMatchObject({ channel_id: once.body.channel_id, version: once.body.version, duplicate: true });
    await closed(once.body.channel_id as string);
  });
});
