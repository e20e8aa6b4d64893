import { channelsExport, channelsList, inboxInbox } from '@parley/client';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RecordedEvent, readableExport } from '@parley/contracts';
import { deliberation, REGISTRY } from '@parley/protocols';
import { openFolder } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startStack } from '../../../standalone/src/rest.fixtures.js';
import { ApiClient } from '../api-client.js';
import { exportChannel, verifyFile } from '../commands/audit.js';
import { say } from '../commands/say.js';
import { EXIT } from '../exit-codes.js';
import { register } from '../known-protocols.js';
import { PROTOCOLS } from '../protocols.js';
import type { Session } from '../session.js';
import { ownExperts } from './own-experts.js';
import { answer, delivered } from './reply.js';
import { teamBody } from './scenario.js';
import { artefacts, team } from './teams.js';

type Of<T extends RecordedEvent['type']> = Extract<RecordedEvent, { type: T }>['data'];

let parley: Awaited<ReturnType<typeof startStack>>;
let session: Session;
let printed = '';

beforeAll(async () => {
  register(PROTOCOLS);
  parley = await startStack();
  const client = new ApiClient(parley.url, { timeoutMs: 20_000 });
  session = { client, embedded: false, close: () => Promise.resolve() };
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((printed += String(text)), true));
});
afterEach(() => (printed = ''));
afterAll(async () => {
  vi.restoreAllMocks();
  await parley.close();
});

it('the report and the texts that were handed over are saved, at the end and whenever they are asked for (D1)', async () => {
  const folder = await openFolder();
  vi.stubEnv('PARLEY_DATA', folder);
  expect(await team(session, example('club-payments'), { debates: true }, options)).toBe(EXIT.done);
  const [saved] = readdirSync(join(folder, 'team_outputs'));
  expect(readdirSync(join(folder, 'team_outputs', saved!)).toSorted()).toEqual(['report.md', 'steps.md']);
  const { items } = (await channelsList({ ...session.client.to })).data;
  const { channel_id } = items.find(({ protocol }) => protocol === 'team')!;
  const elsewhere = join(folder, 'elsewhere');
  await artefacts(session, channel_id, elsewhere, options);
  expect(readFileSync(join(elsewhere, 'steps.md'), 'utf8')).toContain('the board signs');
  expect(readFileSync(join(elsewhere, 'report.md'), 'utf8')).not.toBe('');
  vi.unstubAllEnvs();
});

const options = { output: 'text', timeout: 20, input: true, quiet: true } as const;
const example = (name: string) =>
  teamBody(fileURLToPath(new URL(`../../../../examples/team/${name}.yaml`, import.meta.url)), ownExperts(undefined));

const openTeam = async (body: object) =>
  (await session.client.post<{ channel_id: string }>('/v1/teams', body)).channel_id;

/** The example with its treasurer as a person: what waits for her does so for as long as a test wants. */
function withPriya() {
  const body = example('club-payments');
  const experts = body.experts.map((one) => ('name' in one && one.name === 'Priya' ? { ...one, kind: 'person' } : one));
  return { ...body, experts };
}

const eventsOf = async (channel: string): Promise<RecordedEvent[]> =>
  readableExport(await session.client.text((to) => channelsExport({ ...to, path: { id: channel } })));

const all = <T extends RecordedEvent['type']>(events: RecordedEvent[], type: T): Of<T>[] =>
  events.flatMap((event) => (event.type === type ? [event.data as Of<T>] : []));

const until = (channel: string, happened: (events: RecordedEvent[]) => boolean): Promise<RecordedEvent[]> =>
  eventually(async () => {
    const events = await eventsOf(channel);
    if (!happened(events)) throw new Error(`so far: ${events.map(({ type }) => type).join(' ')}`);
    return events;
  });

const isClosed = (events: RecordedEvent[]) => events.some(({ type }) => type === 'ChannelClosed');

/** What somebody who does a phase was told, rebuilt from the log alone. */
function promptFor(events: RecordedEvent[], phaseId: string): string {
  const isAsked = ({ type, data }: RecordedEvent) =>
    type === 'TurnRequested' && data.work === 'execute' && data.phase_id === phaseId;
  const at = events.findIndex(isAsked);
  const channel = events.slice(0, at + 1).reduce(deliberation.evolve, deliberation.initialState);
  const { prompt } = REGISTRY.turnWork(channel, events[at]!.data as Of<'TurnRequested'>)!;
  return [prompt.system, ...prompt.shared, prompt.user].join('\n');
}

/** Nothing waits but the person: what was finished has been assessed, and the monitor has looked. */
const waitsForPriya = (channel: string, work: string) =>
  until(channel, (events) => {
    const { state } = events.reduce(deliberation.evolve, deliberation.initialState);
    const { turns, phase } = state as unknown as { turns: { status: string; work: string }[]; phase: string };
    const open = turns.filter(({ status }) => status === 'open').map((turn) => turn.work);
    return phase === 'working' && open.join() === work;
  });

describe.each(['club-payments', 'club-payments.zh'])('the example %s, rehearsed', (name) => {
  it('holds one debate, for two statements that are quoted; what was ruled is told to the phase after it (D1, D3, D4)', async () => {
    const channel = await openTeam(example(name));
    const events = await until(channel, isClosed);

    const decisions = all(events, 'DebateDecided');
    expect(decisions.map(({ cause, phase_id, held }) => [cause, phase_id, held])).toEqual([
      ['plan_review', undefined, false],
      ...['rules', 'treasury', 'checkout', 'rollout'].map((id) => ['divergence', id, id === 'checkout']),
    ]);
    for (const { reason } of decisions) expect(reason).not.toBe('');
    const { statements, criterion, before } = decisions.find(({ held }) => held)!;
    expect([criterion, before]).toEqual(['contradiction', ['rollout']]);
    expect(statements).toHaveLength(2);
    for (const { phase_id, quote } of statements) {
      const { result } = all(events, 'PhaseCompleted').find((one) => one.phase_id === phase_id)!;
      expect(result.summary).toContain(quote);
    }

    const { ruling, minority, template } = all(events, 'DebateRuled')[0]!;
    expect(template).toBe(false);
    expect(promptFor(events, 'rollout')).toContain(ruling.conclusion);
    expect(promptFor(events, 'rollout')).toContain(minority[0]!.position);
    expect(promptFor(events, 'checkout')).not.toContain(ruling.conclusion);
    expect(all(events, 'ChannelClosed')).toMatchObject([{ status: 'completed', reason: 'task_done' }]);

    const file = join(await openFolder(), 'export.jsonl');
    await exportChannel(session, channel, { to: file });
    expect(await verifyFile(file, {})).toBe(EXIT.done);
    writeFileSync(file, events.map((event) => JSON.stringify(event).replace('contradiction', 'constraint')).join('\n'));
    await expect(verifyFile(file, {})).rejects.toThrow('the hash chain breaks');
  });
});

describe('the example with a person in it (D3, D5)', () => {
  it('/debate is heard at once and held at the next boundary, once; the script claims nothing of it (P6)', async () => {
    const channel = await openTeam(withPriya());
    await waitsForPriya(channel, 'execute');
    await say(session, channel, '/debate Cards or cash?', options);
    expect(printed).toBe('heard, counts from the next phase or round on\n');
    expect(all(await eventsOf(channel), 'DebateDecided').filter(({ cause }) => cause === 'user')).toEqual([]);

    await answer(session, { channel, name: 'priya', ...delivered('Number it.', deliver) }, options);
    // The lead's own debate, which the script knows, comes after it.
    await waitsForPriya(channel, 'argue');
    const { items } = (await inboxInbox({ ...session.client.to, path: { name: 'priya' } })).data;
    expect(items[0]).toHaveProperty(
      'told',
      expect.stringContaining("A payment form of our own, or the provider's page?"),
    );
    const events = await eventsOf(channel);
    const asked = all(events, 'DebateDecided').filter(({ cause }) => cause === 'user');
    expect(asked).toMatchObject([{ held: true, actor: { kind: 'operator' }, debate: { phase_id: 'user-debate-1' } }]);
    expect(asked[0]!.before).toEqual(['checkout', 'rollout']);
    expect(asked[0]!.reason).toContain('Cards or cash?');
    const [waived] = all(events, 'DebateWaived');
    expect(waived).toMatchObject({ phase_id: 'user-debate-1', cause: 'no_disagreement' });
    expect(waived!.reason).toBe('(rehearsal)');
    await session.client.post(`/v1/channels/${channel}/stop`, {});
  });

  it('/stop in its middle is reported on: what there is, and what is missing', async () => {
    const channel = await openTeam(withPriya());
    await waitsForPriya(channel, 'execute');
    await say(session, channel, '/stop', { ...options, lang: 'zh' });
    expect(printed).toBe('已收到，立即生效\n');
    const events = await until(channel, isClosed);
    const [report] = all(events, 'TeamReported');
    expect(report).toMatchObject({ template: false, missing: [{ phase_id: 'treasury' }, {}, {}] });
    expect(all(events, 'PhaseCompleted').map(({ phase_id }) => phase_id)).toEqual(['rules']);
    expect(all(events, 'ChannelClosed')).toMatchObject([{ status: 'stopped', reason: 'stopped_by_user' }]);
  });
});

const deliver = { work: 'execute', finding: [], decision: [], open: [] };
