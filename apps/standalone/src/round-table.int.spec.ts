import type { RecordedEvent } from '@parley/contracts';
import { eventually } from '@parley/testing/eventually';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KEYS, startStack } from './rest.fixtures.js';
import type { Standalone } from './start-standalone.js';

let parley: Standalone;
const INSTALLATION = {
  global: { stop_when: [{ token_budget: { max: 500_000 } }] },
  protocols: { 'round-table': { stop_when: [{ round_limit: { max: 7 } }], without: ['no_progress'] } },
};

beforeAll(async () => void (parley = await startStack({ keys: true, termination: INSTALLATION })));
afterAll(() => parley.close());

const as = (key: string) => ({ authorization: `Bearer ${key}` });
const get = (path: string) => request(parley.url).get(path).set(as(KEYS.acme));
const post = (path: string, body: object = {}) => request(parley.url).post(path).set(as(KEYS.operator)).send(body);
const patch = (path: string, body: object) => request(parley.url).patch(path).set(as(KEYS.operator)).send(body);

const board = {
  question: 'Shall we work four days?',
  members: [
    { name: 'Ana', expertise: ['rotas'], speaking_style: 'Dry.' },
    { name: 'Bo' },
    { name: 'Pia', kind: 'person' },
  ],
  config: { turn_timeout_ms: 600_000, rounds: 2 },
};

async function open(body: object = board): Promise<string> {
  const { body: opened } = await post('/v1/round-tables', body).expect(201);
  return `/v1/channels/${(opened as { channel_id: string }).channel_id}`;
}

const isAsked = (channel: string, round: number) =>
  eventually(async () => {
    const { body } = await get('/v1/inbox/Pia').expect(200);
    expect(body.items).toContainEqual(expect.objectContaining({ channel_id: channel.split('/').at(-1), round }));
    return body.items[0] as object;
  });

const reaches = (channel: string, view: object) =>
  eventually(async () => {
    const { body } = await get(channel).expect(200);
    expect(body).toMatchObject(view);
  });

describe('a board with a person over REST (R1, R2, T4)', () => {
  it('goes from question to summary, and every view shows it', async () => {
    const channel = await open();
    expect(await isAsked(channel, 1)).toMatchObject({ protocol: 'round-table', question: board.question, said: [] });
    const { body: opened } = await get(channel).expect(200);
    expect(opened.members[0]).toMatchObject({ name: 'Ana', speaking_style: 'Dry.' });
    await post(`${channel}/contributions`, {
      participant_id: 'pia',
      text: 'Yes, with a rota.',
      stance: { verdict: 'partly' },
    }).expect(200);
    await isAsked(channel, 2);
    const { body: state } = await get(`${channel}/state`).expect(200);
    expect(state).toMatchObject({
      current_round: 2,
      consensus_reached: false,
      auto_exit_enabled: false,
      exit_flags: { round_limit: false, user_requested: false },
    });
    await post(`${channel}/interventions`, { text: 'Think of the customers.' }).expect(200);
    await post(`${channel}/contributions`, {
      participant_id: 'pia',
      text: 'Agreed.',
      stance: { verdict: 'agree' },
    }).expect(200);
    await reaches(channel, {
      status: 'closed',
      outcome: 'rehearsed',
      protocol: 'round-table',
      round: 2,
      max_rounds: 2,
    });

    const { body: said } = await get(`${channel}/contributions?limit=4`).expect(200);
    expect(said.items).toHaveLength(4);
    const { body: rest } = await get(`${channel}/contributions?cursor=${said.next_cursor}`).expect(200);
    expect([...said.items, ...rest.items].filter((one) => one.name === 'Pia')).toMatchObject([
      { round: 1 },
      { round: 2 },
    ]);
    const { body: summaries } = await get(`${channel}/summaries`).expect(200);
    expect(summaries.items.map((one: { final: boolean }) => one.final)).toEqual([false, true]);
    const { body: outcome } = await get(`${channel}/outcome`).expect(200);
    expect(outcome).toMatchObject({
      status: 'rehearsed',
      reason: 'agenda_done',
      summary: expect.any(String) as unknown,
      consent: {
        votes: expect.arrayContaining([{ participant_id: 'pia', stance: 'agree' }]) as unknown,
        counts: { agree: expect.any(Number) as unknown },
        not_heard: [],
      },
    });
    const { body: list } = await get('/v1/channels?protocol=round-table').expect(200);
    expect(list.items[0]).toMatchObject({ protocol: 'round-table', topic: board.question });
  });

  it('a text of one’s own that is rehearsed is agreed on by nobody, and nothing is claimed about it (P6)', async () => {
    const hosted = board.members.slice(0, 2);
    const channel = await open({ ...board, members: hosted, config: { rounds: 2 }, termination: { auto_exit: true } });
    await reaches(channel, { status: 'closed', outcome: 'rehearsed', rehearsal: true });
    const { body } = await get(`${channel}/summaries`).expect(200);
    expect(body.items.at(-1)).toMatchObject({ final: true, open_points: [] });
    const said = (body.items as { summary: string }[]).map(({ summary }) => summary);
    expect(said.pop()).toContain('cannot understand your');
    expect(new Set(said)).toEqual(new Set(['(rehearsal)']));
    const { body: outcome } = await get(`${channel}/outcome`).expect(200);
    expect(outcome).toMatchObject({ status: 'rehearsed' });
  });

  it('shows its state as it changes, in frames that no reader mistakes for events (T4)', async () => {
    const channel = await open();
    await isAsked(channel, 1);
    const response = await fetch(`${parley.url}${channel}/events?state=true`, { headers: as(KEYS.acme) });
    let text = '';
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      text += new TextDecoder().decode(chunk);
      if (text.includes('event: state')) break;
    }
    const frame = text.split('\n\n').find((one) => one.startsWith('event: state'))!;
    expect(JSON.parse(frame.split('data: ')[1]!)).toMatchObject({ current_round: 1 });
    expect(frame).not.toContain('id:');
  });

  it('is extended, voted on and ended by its people (T5)', async () => {
    const channel = await open();
    await isAsked(channel, 1);
    await post(`${channel}/extend`, { rounds: 1 }).expect(200);
    await reaches(channel, { max_rounds: 3 });
    await post(`${channel}/extend`, { time_ms: '2h', minutes: 1 }).expect(200);
    const { body: unclear } = await post(`${channel}/extend`, { time_ms: 'long' }).expect(400);
    expect(unclear.errors).toEqual([{ pointer: '/time_ms', reason: expect.stringContaining('30m') as string }]);
    const { body: log } = await get(`${channel}/timeline?limit=200`).expect(200);
    expect(log.items).toContainEqual(
      expect.objectContaining({ data: expect.objectContaining({ time_ms: 7_260_000 }) as unknown }),
    );
    await post(`${channel}/votes`, { question: 'Enough?' }).expect(200);
    await eventually(async () => {
      const { body: inbox } = await get('/v1/inbox/Pia').expect(200);
      expect(inbox.items).toContainEqual(
        expect.objectContaining({ vote: expect.objectContaining({ question: 'Enough?' }) as unknown }),
      );
    });
    await post(`${channel}/ballots`, { choice: 'end', participant_id: 'pia' }).expect(200);
    await reaches(channel, { status: 'closed', outcome: 'rehearsed', closed: { reason: 'vote' } });
  });

  it('why it is stopped stands with its end where it is typed in the place of an answer, too', async () => {
    const channel = await open();
    await isAsked(channel, 1);
    await post(`${channel}/contributions`, { participant_id: 'pia', text: '/stop No time left.' }).expect(200);
    await reaches(channel, { outcome: 'stopped', closed: { said: { text: 'No time left.' } } });
    const { body } = await eventually(() => get(`${channel}/decision`).expect(200));
    expect(body).toMatchObject({ ended: { said: { text: 'No time left.' } } });
  });

  it('ends by itself once auto_exit is switched on, and does not before (T6)', async () => {
    const termination = { auto_exit: false, stop_when: [{ time_limit: { max_ms: '1s' } }] };
    const channel = await open({ ...board, termination });
    await isAsked(channel, 1);
    await reaches(channel, { status: 'open', termination: { auto_exit_enabled: false } });
    await eventually(async () => {
      const { body } = await get(`${channel}/state`).expect(200);
      expect(JSON.stringify(body)).toContain('"status":"met"');
    });
    await patch(`${channel}/auto-exit`, { on: 'yes' }).expect(400);
    await patch(`${channel}/auto-exit`, { on: true }).expect(200);
    await reaches(channel, { status: 'closed', closed: { reason: 'time_limit' } });
  });

  it('who is the only person at the table has one vote, whether the seat is named or not (R2)', async () => {
    const channel = await open();
    await isAsked(channel, 1);
    await post(`${channel}/votes`, { question: 'Enough?' }).expect(200);
    await post(`${channel}/ballots`, { choice: 'end' }).expect(200);
    const second = await post(`${channel}/ballots`, { choice: 'end', participant_id: 'pia' });
    expect(['already-answered', 'no-vote-open', 'channel-closed']).toContain((second.body as { code: string }).code);
    await reaches(channel, { status: 'closed', outcome: 'rehearsed', closed: { reason: 'vote' } });
    const { body } = await get(`${channel}/timeline?limit=200`).expect(200);
    const events = (body as { items: RecordedEvent[] }).items;
    const cast = events.flatMap((event) => (event.type === 'BallotCast' ? [event.data] : []));
    const [called] = events.flatMap((event) => (event.type === 'VoteCalled' ? [event.data] : []));
    expect(cast.map(({ voter }) => voter).toSorted()).toEqual(called!.voters.toSorted());
    expect(cast.find(({ voter }) => voter === 'pia')).toMatchObject({ cast_by: { kind: 'operator' } });
  });

  it('an end that is announced can be overridden (T5)', async () => {
    const termination = { auto_exit: true, grace_ms: 600_000, stop_when: [{ round_limit: { max: 1 } }] };
    const channel = await open({ ...board, members: board.members.slice(0, 2), termination });
    await reaches(channel, { pending_end: 'round_limit', status: 'open' });
    await post(`${channel}/continue`).expect(200);
    await reaches(channel, { round: 2 });
    await post(`${channel}/stop`).expect(200);
    await reaches(channel, { outcome: 'stopped' });
  });

  it("policies lie over one another, the channel's on top, and what held is in its log (T6)", async () => {
    const policyOf = async (termination: object) => {
      const channel = await open({ ...board, termination });
      const { body } = await eventually(() => get(`${channel}/timeline?limit=1`).expect(200));
      const [opened] = body.items as RecordedEvent[];
      return opened?.type === 'RoundTableOpened' ? opened.data.termination : {};
    };
    const inherited = await policyOf({});
    expect(inherited.auto_exit).toBe(false);
    expect(inherited.stop_when).toContainEqual({ token_budget: { max: 500_000, warn_at: 400_000 } });
    expect(inherited.stop_when).toContainEqual({ round_limit: { max: 7, warn_at: 6 } });
    const names = (rules: object[] = []) => rules.flatMap((rule) => Object.keys(rule));
    expect(names(inherited.stop_when)).toContain('consensus');
    expect(names(inherited.stop_when)).not.toContain('no_progress');
    const own = await policyOf({ auto_exit: true, stop_when: [{ round_limit: { max: 5 } }], without: ['time_limit'] });
    expect(own).toMatchObject({ auto_exit: true });
    expect(own.stop_when).toContainEqual({ round_limit: { max: 5, warn_at: 4 } });
    expect(names(own.stop_when)).not.toContain('time_limit');
  });
});

describe('refuses', () => {
  const policy = (termination: object) => ({ ...board, termination });

  it.each([
    ['an unknown condition', policy({ stop_when: [{ boredom: {} }] }), '/termination/stop_when/0/boredom'],
    [
      'a negative limit',
      policy({ stop_when: [{ round_limit: { max: -3 } }] }),
      '/termination/stop_when/0/round_limit/max',
    ],
    [
      'a warning after the limit',
      policy({ stop_when: [{ round_limit: { max: 3, warn_at: 5 } }] }),
      '/termination/stop_when/0/round_limit/warn_at',
    ],
    [
      'a threshold over 1',
      policy({ stop_when: [{ repetition: { similarity: 1.1 } }] }),
      '/termination/stop_when/0/repetition/similarity',
    ],
    ['two conditions in one', policy({ stop_when: [{ vote: {}, consensus: {} }] }), '/termination/stop_when/0'],
    ['no members', { ...board, members: [] }, '/members'],
    ['two of one name', { ...board, members: [{ name: 'Ana' }, { name: 'Ana' }] }, '/members/1/participant_id'],
    ['an empty question', { ...board, question: '  ' }, '/question'],
    ['an unknown field', { ...board, colour: 'red' }, '/colour'],
    ['an end that never comes', { ...board, config: { rounds: 0 } }, '/config/rounds'],
    ['rounds over 100', { ...board, config: { rounds: 101 } }, '/config/rounds'],
  ])('%s', async (_, body, pointer) => {
    const { body: problem } = await post('/v1/round-tables', body).expect(400);
    expect(problem.errors).toContainEqual(expect.objectContaining({ pointer }));
  });

  it('strangers, empty turns, late and wrong words, each by name; nothing changes, and the stack stays up', async () => {
    const termination = { stop_when: [{ external_signal: { name: 'deployed', from: ['somebody-else'] } }] };
    const channel = await open({ ...board, termination });
    await isAsked(channel, 1);
    const codes: unknown[] = [];
    for (const [path, body] of [
      ['contributions', { participant_id: 'mallory', text: 'x' }],
      ['contributions', { participant_id: 'pia', text: '   ' }],
      ['contributions', { participant_id: 'pia', text: 'x', hands_over_to: 'mallory' }],
      ['signals', { name: 'deployed' }],
      ['signals', { name: 'nonsense' }],
      ['ballots', { choice: 'end' }],
      ['ballots', { choice: 'perhaps' }],
      ['continue', {}],
      ['extend', {}],
      ['extend', { rounds: -1 }],
      ['interventions', { text: '/dance' }],
      ['feedback', { participant_id: 'pia', feedback_type: 'accept' }],
    ] as const) {
      const { body: problem } = await post(`${channel}/${path}`, body);
      codes.push(problem.code);
    }
    expect(codes).toEqual([
      'not-a-participant',
      'invalid-request',
      'invalid-request',
      'signal-not-allowed',
      'unknown-signal',
      'no-vote-open',
      'invalid-request',
      'no-end-pending',
      'invalid-request',
      'invalid-request',
      'invalid-request',
      'wrong-protocol',
    ]);
    await request(parley.url).post(`${channel}/signals`).set(as(KEYS.other)).send({ name: 'deployed' }).expect(404);
    await post(`${channel}/contributions`, { participant_id: 'pia', text: '👍 同意 '.repeat(10_000) }).expect(200);
    await post(`${channel}/stop`).expect(200);
  });
});
