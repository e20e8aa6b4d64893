import { derivedId, GENESIS_HASH, type Command, type RecordedEvent } from '@parley/contracts';
import { postgresEventLog, postgresLogSignal, type EventLog } from '@parley/event-log';
import { deciderOf, REGISTRY } from '@parley/protocols';
import { negotiation as protocol, type NegotiationState } from '@parley/protocols/negotiation';
import { testDatabase, type TestDatabase } from '@parley/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { DataSource } from 'typeorm';
import { EMPTY_FOLD, evolveFold, viewOf } from './channel-view.js';
import { projectionsSource } from './data-source.js';
import { ChannelRow, TurnRow } from './entities.js';
import { Projector } from './projector.js';

const negotiation = deciderOf(protocol);

let database: TestDatabase;
let log: EventLog;
let source: DataSource;
let signal: ReturnType<typeof postgresLogSignal>;

beforeAll(async () => {
  database = await testDatabase();
  log = postgresEventLog(database.poolOf('parley_channel_admin'));
  source = await projectionsSource(database.urlOf('parley_transcript_store'));
  signal = postgresLogSignal(database.urlOf('parley_transcript_store'));
});
afterAll(async () => {
  await signal.close();
  await source.destroy();
  await database.drop();
});

const call = {
  provider: 'p',
  model: 'm',
  template: 't',
  prompt_hash: '',
  input_tokens: 5,
  output_tokens: 2,
  cache_read_tokens: 0,
  cache_write_tokens: 0,
  cost_micro_usd: 3,
  latency_ms: 0,
  attempts: 1,
  stop_reason: '',
};
const candidate = (participant_id: string, kind: 'person' | 'hosted') => ({
  participant_id,
  name: participant_id,
  kind,
  persona: '',
  skills: [],
  script: [],
});
const screened = (participant_id: string) => ({ participant_id, reason: '' });
const seat = (participant_id: string, core: boolean) => ({ participant_id, role: 'R', task: 'T', notes: '', core });

/** A whole negotiation as the decider plays it, written to the log. */
async function played(name: string): Promise<RecordedEvent[]> {
  const channel_id = derivedId('channel', name);
  let state: NegotiationState = negotiation.initialState;
  let head = { version: 0, hash: GENESIS_HASH };
  const all: RecordedEvent[] = [];
  const commands: [Command['type'], object][] = [
    [
      'OpenChannel',
      {
        protocol: 'negotiation',
        topic: name,
        language: 'en',
        demand: { text: name, constraints: [] },
        candidates: [candidate('ana', 'person'), candidate('bo', 'hosted'), candidate('cy', 'person')],
        config: {
          max_rounds: 3,
          feedback_timeout_ms: 1000,
          timeout_policy: 'accept',
          max_reminders: 1,
          max_replacements: 2,
          time_limit_ms: 60_000,
          max_facilitation_attempts: 3,
          budget_micro_usd: 0,
        },
        rehearsal: true,
      },
    ],
    [
      'CompleteScreening',
      {
        request_id: 'screen-0-1-1',
        selected: ['ana', 'bo', 'cy'].map(screened),
        possibly_related: [],
        not_selected: [],
        call,
      },
    ],
    [
      'CompleteDraft',
      {
        request_id: 'draft-0-2-1',
        proposal: {
          title: 'P',
          summary: '',
          terms: [{ field: 'length', value: '30' }],
          assignments: [seat('ana', true), seat('bo', false), seat('cy', false)],
        },
        call,
      },
    ],
    ['SubmitFeedback', { participant_id: 'ana', feedback_type: 'accept', reasoning: '', proposed_changes: [] }],
    [
      'SubmitFeedback',
      {
        participant_id: 'bo',
        feedback_type: 'negotiate',
        reasoning: '',
        proposed_changes: [{ field: 'length', new_value: '45', reason: 'demo' }],
      },
    ],
    ['SubmitFeedback', { participant_id: 'cy', feedback_type: 'withdraw', reasoning: '', proposed_changes: [] }],
    [
      'CompleteAdjustment',
      {
        request_id: 'adjust-1-3-1',
        proposal: {
          title: 'P',
          summary: '',
          terms: [{ field: 'length', value: '45' }],
          assignments: [seat('ana', true), seat('bo', false)],
        },
        changes_made: [{ request: 'bo.1.1.1', change: 'done' }],
        changes_rejected: [],
        should_continue: true,
        call,
      },
    ],
    ['FireTimer', { timer_id: 'feedback-1-2-0' }],
    ['CompleteGaps', { request_id: 'gaps-2-4-1', gaps: [], follow_up: { suggested: false, demand: '' }, call }],
  ];
  for (const [index, [type, data]] of commands.entries()) {
    const command = {
      id: derivedId(name, index),
      type,
      tenant: 'default',
      channel_id,
      actor: { kind: 'user', id: 'u' },
      time: '2026-01-01T00:00:00.000Z',
      data,
    } as Command;
    const decision = negotiation.decide(state, command);
    if (!decision.ok) throw new Error(JSON.stringify(decision.problem));
    const metadata = {
      command_id: command.id,
      command_type: type,
      command_hash: 'h',
      actor: command.actor,
      time: command.time,
    };
    const result = await log.append({
      tenant: 'default',
      channel_id,
      protocol: 'negotiation',
      expected_version: head.version,
      previous_hash: head.hash,
      events: decision.events,
      metadata,
    });
    if (result.status !== 'appended') throw new Error(result.status);
    state = decision.events.reduce(negotiation.evolve, state);
    head = { version: result.events.at(-1)!.version, hash: result.events.at(-1)!.hash };
    all.push(...result.events);
  }
  return all;
}

const table = (name: string): Promise<{ channel_id: string; key: string; data: object }[]> =>
  source.query(`select channel_id, key, data from projections.${name} order by channel_id, key`);

const folded = (events: RecordedEvent[]) =>
  JSON.parse(
    JSON.stringify(
      viewOf(
        events.reduce((fold, event) => evolveFold(fold, event, REGISTRY), EMPTY_FOLD),
        REGISTRY,
      ),
    ),
  ) as object;

async function rows() {
  const { manager } = source;
  return {
    channels: await manager.find(ChannelRow, { order: { channel_id: 'asc' } }),
    proposals: await table('proposals'),
    tallies: await table('tallies'),
    turns: await manager.find(TurnRow, { order: { channel_id: 'asc', request_id: 'asc' } }),
  };
}

const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 15_000, interval: 20 });

it('is the fold of the log: view, proposals with their tallies, turns', async () => {
  const projector = new Projector(source, log, signal);
  projector.start();
  const events = await played('one');
  await projector.reached(events.at(-1)!.position, 10_000);
  const { channels, proposals, tallies, turns } = await rows();
  expect(channels[0]!.view).toEqual(folded(events));
  expect(proposals.map(({ data }) => data)).toMatchObject([
    { version: 1, cause: 'draft' },
    { version: 2, cause: 'role_removed' },
    { version: 3, cause: 'adjustment' },
  ]);
  expect(tallies.map(({ data }) => data)).toEqual([
    { proposal_version: 1, accepted: ['ana'], negotiating: ['bo'], withdrawn: ['cy'], assumed: [] },
    { proposal_version: 3, accepted: ['ana', 'bo'], negotiating: [], withdrawn: [], assumed: ['ana', 'bo'] },
  ]);
  expect(channels[0]!.outcome).toMatchObject({ status: 'success', proposal: { version: 3 } });
  expect(turns).toHaveLength(5);
  expect(turns.every((turn) => !turn.open && turn.answer_type === 'FeedbackRecorded')).toBe(true);
  await projector.close();
});

it('applies every position exactly once, in order, though two of them race', async () => {
  const projectors = [new Projector(source, log, signal), new Projector(source, log, signal)];
  for (const projector of projectors) projector.start();
  const written = await Promise.all(['two', 'three', 'four'].map(played));
  const last = Math.max(...written.flat().map((event) => event.position));
  await Promise.all(projectors.map((projector) => projector.reached(last, 10_000)));
  for (const projector of projectors) await projector.close();
  const { channels } = await rows();
  for (const events of written) {
    const row = channels.find((channel) => channel.channel_id === events[0]!.channel_id)!;
    expect(row.view).toEqual(folded(events));
  }
});

it('can be dropped and made again, and is then the same', async () => {
  const before = await rows();
  const projector = new Projector(source, log, signal);
  await projector.rebuild();
  expect((await rows()).channels).toEqual([]);
  projector.start();
  await projector.reached(await log.head(), 10_000);
  await eventually(async () => expect(await rows()).toEqual(before));
  await projector.close();
});
