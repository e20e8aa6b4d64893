import { verdictOf } from '@parley/audit';
import { firstBrokenLink, newId, readableExport, sha256, verifyExport } from '@parley/contracts';
import { RULES } from '@parley/protocols';
import { eventually } from '@parley/testing/eventually';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditedExport } from '../../../libs/audit/src/audited.fixtures.js';
import { KEYS, meetup, startStack } from './rest.fixtures.js';
import type { Standalone } from './start-standalone.js';

let parley: Standalone;
const http = () => request(parley.url);

async function open(body: object = meetup): Promise<string> {
  const { body: opened } = await http().post('/v1/channels').send(body).expect(201);
  return (opened as { channel_id: string }).channel_id;
}

const isAsked = (channel: string, name: string, round: number) =>
  eventually(async () => {
    const { body } = await http().get(`/v1/inbox/${name}`).expect(200);
    expect(body.items).toContainEqual(expect.objectContaining({ channel_id: channel, round }));
  });

const answer = (channel: string, participant_id: string, feedback_type: string, more: object = {}) =>
  http()
    .post(`/v1/channels/${channel}/feedback`)
    .send({ participant_id, feedback_type, ...more });

describe('a negotiation with people over REST', () => {
  beforeAll(async () => void (parley = await startStack()));
  afterAll(() => parley.close());

  it('goes from demand to outcome, and every view shows it (N1 to N7, P3)', async () => {
    const opened = await http().post('/v1/channels').send(meetup).expect(201);
    const channel = opened.body.channel_id as string;
    expect(opened.headers['location']).toBe(`/v1/channels/${channel}`);

    await isAsked(channel, 'ana', 1);
    const { body: inbox } = await http().get('/v1/inbox/Ana').expect(200);
    expect(inbox.items[0]).toMatchObject({
      participant_id: 'ana',
      assignment: { role: 'Host' },
      proposal: { version: 1 },
    });
    await http().get('/v1/inbox/dee').expect(200, { items: [] });

    await http().get(`/v1/channels/${channel}/outcome`).expect(404);
    await answer(channel, 'ana', 'accept').expect(200);
    await answer(channel, 'cy', 'accept').expect(200);
    await isAsked(channel, 'ana', 2);
    await http().post(`/v1/channels/${channel}/interventions`).send({ text: 'Keep it short' }).expect(200);
    await answer(channel, 'cy', 'withdraw', { reasoning: 'exams' }).expect(200);
    await answer(channel, 'ana', 'accept', { round: 2 }).expect(200);
    // Whoever stays is asked about what has become of the plan (N5).
    await isAsked(channel, 'ana', 3);
    const { body: last } = await answer(channel, 'ana', 'accept', { round: 3 }).expect(200);

    await eventually(async () => {
      const { body } = await http().get(`/v1/channels/${channel}?min_position=${last.position}`).expect(200);
      expect(body).toMatchObject({
        status: 'closed',
        outcome: 'success',
        round: 3,
        withdrawn: ['cy'],
        rehearsal: true,
      });
    });
    const { body: outcome } = await http().get(`/v1/channels/${channel}/outcome`).expect(200);
    expect(outcome).toMatchObject({
      status: 'success',
      proposal: { version: 4, terms: [{ field: 'talk_length', value: '45' }] },
      gaps: [{ title: 'nobody records it' }],
      follow_up: { suggested: true, demand: 'Find a recorder' },
    });
    const { body: proposals } = await http().get(`/v1/channels/${channel}/proposals`).expect(200);
    expect(proposals.items.map((item: { cause: string }) => item.cause)).toEqual([
      'draft',
      'adjustment',
      'role_removed',
      'adjustment',
    ]);
    expect(proposals.items[0].tally).toMatchObject({ accepted: ['ana', 'cy'], negotiating: ['bo'] });
    const { body: diff } = await http().get(`/v1/channels/${channel}/proposals/diff?from=1&to=2`).expect(200);
    expect(diff.changes).toEqual([{ path: 'terms.talk_length', from: '30', to: '45', unit: 'minutes' }]);
    await http().get(`/v1/channels/${channel}/proposals/2`).expect(200);
    const { body: feedback } = await http().get(`/v1/channels/${channel}/feedback`).expect(200);
    expect(feedback.items).toHaveLength(8);
    const { text } = await http().get(`/v1/channels/${channel}/export`).expect(200);
    const events = readableExport(text);
    expect(firstBrokenLink(events)).toBeUndefined();
    expect(verifyExport(text, { sha256 })).toMatchObject({
      ok: true,
      export: { inputs: expect.any(Number) as number },
    });
    const report = auditedExport(text);
    expect({ ...report, verdict: verdictOf(report) }).toMatchObject({ verdict: 'follows', rules: { then: [RULES] } });
    const { body: page } = await http().get(`/v1/channels/${channel}/timeline?limit=5`).expect(200);
    const { body: next } = await http()
      .get(`/v1/channels/${channel}/timeline?limit=200&cursor=${page.next_cursor}`)
      .expect(200);
    expect([...page.items, ...next.items]).toEqual(events);
    const { body: list } = await http().get('/v1/channels?status=closed').expect(200);
    expect(list.items[0]).toMatchObject({ channel_id: channel, outcome: 'success' });
  });

  it('a demand of one’s own that is rehearsed: accepted by default, with nothing said about it (P6)', async () => {
    const body = { demand: { text: 'A meetup' }, candidates: [{ name: 'Ana', skills: ['talks'] }, { name: 'Bo' }] };
    const channel = await open(body);
    await eventually(async () => {
      const { body: view } = await http().get(`/v1/channels/${channel}`).expect(200);
      const message = expect.stringContaining('without a script') as string;
      expect(view).toMatchObject({ rehearsal: true, selected: ['ana', 'bo'], closed: { message } });
    });
    const { text: said } = await http().get(`/v1/channels/${channel}/export`).expect(200);
    expect(said).toContain('accepts by default');
    expect(said).not.toMatch(/suits me|Everyone accepted|Everybody accepted/u);
  });

  it('streams a channel, and goes on after a cut from the last event that was seen', async () => {
    const channel = await open();
    await isAsked(channel, 'ana', 1);
    const first = await streamed(channel, 5);
    const again = await streamed(channel, 3, { 'last-event-id': String(first[2]!.id) });
    expect(first.map((frame) => frame.event).slice(0, 4)).toEqual([
      'ChannelOpened',
      'TimerSet',
      'TimerSet',
      'FacilitationRequested',
    ]);
    expect(again[0]!.id).toBe(first[3]!.id);
    await http().get(`/v1/channels/${channel}/events`).set('last-event-id', 'yesterday').expect(400);
  });

  it('stops at once when a person says so', async () => {
    const channel = await open();
    await http().post(`/v1/channels/${channel}/stop`).send({}).expect(200);
    await eventually(async () => {
      const { body } = await http().get(`/v1/channels/${channel}`).expect(200);
      expect(body).toMatchObject({
        status: 'closed',
        closed: { status: 'stopped', ended_by: { kind: 'operator', id: 'local' } },
      });
    });
    const refused = await http().post(`/v1/channels/${channel}/stop`).send({}).expect(409);
    expect(refused.body.code).toBe('channel-closed');
  });

  it('keeps an Idempotency-Key: the same body again gets the first result, another body is refused', async () => {
    const key = { 'idempotency-key': 'order-66' };
    const first = await http().post('/v1/channels').set(key).send(meetup).expect(201);
    const second = await http().post('/v1/channels').set(key).send(meetup).expect(201);
    expect(second.body).toEqual({ ...first.body, duplicate: true });
    const other = await http()
      .post('/v1/channels')
      .set(key)
      .send({ ...meetup, topic: 'Another' })
      .expect(422);
    expect(other.body.code).toBe('idempotency-key-reused');
  });

  it('opens with a key that is a UUIDv7 a channel of its time, the same again for the same key', async () => {
    const key = { 'idempotency-key': newId() };
    const first = await http().post('/v1/channels').set(key).send(meetup).expect(201);
    const second = await http().post('/v1/channels').set(key).send(meetup).expect(201);
    expect(second.body).toEqual({ ...first.body, duplicate: true });
    expect(first.body.channel_id).not.toBe(key['idempotency-key']);
    expect(first.body.channel_id.slice(0, 15)).toBe(key['idempotency-key'].slice(0, 15));
  });

  it('honours If-Match', async () => {
    const channel = await open();
    await http().post(`/v1/channels/${channel}/interventions`).set('if-match', '"1"').send({ text: 'x' }).expect(412);
    await http().post(`/v1/channels/${channel}/interventions`).set('if-match', 'soon').send({ text: 'x' }).expect(400);
  });

  it('assumes what a silent person thinks, and tells the late one (N6)', async () => {
    const channel = await open({ ...meetup, config: { feedback_timeout_ms: 300 } });
    await eventually(async () => {
      const { body } = await http().get(`/v1/channels/${channel}`).expect(200);
      expect(body.status).toBe('closed');
    });
    const { body } = await http().get(`/v1/channels/${channel}/feedback`).expect(200);
    expect(body.items).toContainEqual(
      expect.objectContaining({
        participant_id: 'ana',
        feedback_type: 'accept',
        assumed: true,
        assumed_cause: 'timeout',
      }),
    );
    const late = await answer(channel, 'ana', 'withdraw', { request_id: 'turn-1-1-ana' }).expect(409);
    expect(late.body).toMatchObject({ code: 'late-feedback' });
    expect(late.headers['content-type']).toContain('application/problem+json');
  });

  it('serves its own description', async () => {
    const { body } = await http().get('/openapi.json').expect(200);
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining(['/v1/channels', '/v1/channels/{id}/proposals/diff', '/v1/inbox/{name}']),
    );
    await http().get('/docs').expect(200);
    await http().get('/healthz').expect(200);
    await http().get('/readyz').expect(200);
  });

  describe('refuses', () => {
    const deep = (levels: number): unknown => (levels ? { a: deep(levels - 1) } : 1);
    const post = (body: string | object, type = 'application/json') =>
      http()
        .post('/v1/channels')
        .set('content-type', type)
        .send(typeof body === 'string' ? body : JSON.stringify(body));
    const withCandidates = (candidates: unknown) => ({ ...meetup, facilitator_script: undefined, candidates });

    it.each([
      ['malformed JSON', '{"demand":', 400, 'malformed-json'],
      ['__proto__', '{"__proto__":{"admin":true},"demand":{"text":"x"}}', 400, 'malformed-json'],
      ['a depth bomb', { ...meetup, topic: deep(40) }, 400, 'invalid-request'],
      ['NUL', { ...meetup, topic: 'a\u0000b' }, 400, 'invalid-request'],
      [
        'half a surrogate pair',
        '{"topic":"\\ud83d","demand":{"text":"x"},"candidates":[{"name":"A"}]}',
        400,
        'invalid-request',
      ],
      ['an unknown field', { ...meetup, colour: 'red' }, 400, 'invalid-request'],
      ['a tenant in the body', { ...meetup, tenant: 'other' }, 400, 'invalid-request'],
      ['an actor in the body', { ...meetup, actor: { kind: 'service', id: 'x' } }, 400, 'invalid-request'],
      ['an empty demand', { ...meetup, demand: { text: '' } }, 400, 'invalid-request'],
      ['a demand of blanks', { ...meetup, demand: { text: '   ' } }, 400, 'invalid-request'],
      ['a demand of 1 MB', { ...meetup, demand: { text: 'x'.repeat(1_000_000) } }, 413, 'payload-too-large'],
      ['no candidates', withCandidates([]), 400, 'invalid-request'],
      [
        '51 candidates',
        withCandidates(Array.from({ length: 51 }, (_, i) => ({ name: `N${i}` }))),
        400,
        'invalid-request',
      ],
      ['duplicate names', withCandidates([{ name: 'A' }, { name: 'A' }]), 400, 'invalid-request'],
      ['a kind that is none', withCandidates([{ name: 'A', kind: 'ghost' }]), 400, 'invalid-request'],
      ['0 rounds', { ...meetup, config: { max_rounds: 0 } }, 400, 'invalid-request'],
      ['11 rounds', { ...meetup, config: { max_rounds: 11 } }, 400, 'invalid-request'],
      [
        'a script that names a stranger',
        { ...meetup, facilitator_script: { selected: ['mallory'] } },
        400,
        'invalid-request',
      ],
      ['a body that is a list', [], 400, 'invalid-request'],
    ])('%s', async (_, body, status, code) => {
      const { body: found, headers } = await post(body).expect(status);
      expect(found).toMatchObject({ code, status });
      expect(headers['content-type']).toContain('application/problem+json');
      await http().get('/healthz').expect(200);
    });

    it('names the field and the reason', async () => {
      const { body } = await post(withCandidates([{ name: 'A', skills: ['x', ''] }, { name: '' }])).expect(400);
      expect(body.errors).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ pointer: '/candidates/0/skills' }),
          expect.objectContaining({ pointer: '/candidates/1/name' }),
        ]),
      );
    });

    it('another content type', async () => {
      await post('demand=x', 'text/plain').expect(415);
    });
    it('a channel id that is no UUID', async () => {
      await http().get('/v1/channels/42').expect(400);
    });
    it('an unknown channel', async () => {
      await http().get('/v1/channels/0199a5f0-0000-7000-8000-000000000001').expect(404);
    });
    it('a command to an unknown channel', async () => {
      await answer('0199a5f0-0000-7000-8000-000000000001', 'ana', 'accept').expect(404);
    });
    it('an unknown route', async () => {
      await http().get('/v1/nothing').expect(404);
    });

    it.each(['limit=0', 'limit=1000000000', 'limit=x', 'cursor=%%%', 'cursor=bm9uc2Vuc2U', 'status=ajar'])(
      'a list with %s',
      async (query) => {
        await http().get(`/v1/channels?${query}`).expect(400);
      },
    );

    it('feedback as the source writes it is taken: agent_id, display_name, and changes as one object (N2)', async () => {
      const channel = await open();
      await isAsked(channel, 'ana', 1);
      const told = {
        ...{ agent_id: 'ana', display_name: 'Ana', feedback_type: 'negotiate', round: 1 },
        reasoning: 'The talk is too short.',
        proposed_changes: { talk_length: 45, responsibility: 'Speaks with a demo', reason: 'The demo needs it.' },
      };
      const send = (body: object) => http().post(`/v1/channels/${channel}/feedback`).send(body);
      const { body: recorded } = await send(told).expect(200);
      const { body } = await http()
        .get(`/v1/channels/${channel}/feedback?min_position=${recorded.position}`)
        .expect(200);
      const [heard] = (body.items as { participant_id: string }[]).filter((one) => one.participant_id === 'ana');
      expect(heard).toMatchObject({
        feedback_type: 'negotiate',
        proposed_changes: [
          { field: 'talk_length', new_value: '45', reason: 'The demo needs it.' },
          { field: 'task', new_value: 'Speaks with a demo', reason: 'The demo needs it.' },
        ],
      });
      await send({ ...told, agent_id: undefined }).expect(400);
      const { body: refused } = await send({ ...told, proposed_changes: { talk_length: 45 } }).expect(400);
      expect(refused.errors).toMatchObject([{ pointer: '/proposed_changes/0/reason' }]);
      const { body: twice } = await send({ ...told, participant_id: 'bo' }).expect(400);
      expect(twice.errors).toMatchObject([{ pointer: '/agent_id' }]);
    });

    it('feedback by a stranger, by somebody unselected, for a wrong round, without changes, or twice', async () => {
      const channel = await open();
      await isAsked(channel, 'ana', 1);
      const codes: string[] = [];
      for (const [who, what, more] of [
        ['mallory', 'accept', {}],
        ['dee', 'accept', {}],
        ['ana', 'accept', { round: 3 }],
        ['ana', 'negotiate', {}],
        ['ana', 'shrug', {}],
      ] as const) {
        const { body } = await answer(channel, who, what, more);
        codes.push(body.code as string);
      }
      expect(codes).toEqual(['not-a-participant', 'forbidden', 'wrong-round', 'changes-missing', 'invalid-request']);
      await answer(channel, 'ana', 'accept').expect(200);
      const { body } = await answer(channel, 'ana', 'withdraw').expect(409);
      expect(body.code).toBe('already-answered');
    });
  });

  it('tells what plays agents, and what one is likely to cost, before it is begun (P4)', async () => {
    const { body: model } = await http().get('/v1/model').expect(200);
    // Whoever plays agents in this stack was told nothing of models.
    expect(model).toEqual({ rehearsal: true, unanswered: true });
    const size = { protocol: 'round-table', seats: 5, rounds: 6 };
    const { body: free } = await http().get('/v1/estimates').query(size).expect(200);
    expect(free).toMatchObject({ ...size, rehearsal: true, cost_micro_usd: { least: 0, most: 0 } });
    // And nobody knows a price: it says none.
    const { body: unpriced } = await http()
      .get('/v1/estimates')
      .query({ ...size, rehearsal: false })
      .expect(200);
    expect(unpriced).toEqual({ ...size, rehearsal: false, like_it: 0 });
    const { body: usual } = await http().get('/v1/estimates').query({ protocol: 'workshop' }).expect(200);
    expect(usual).toMatchObject({ protocol: 'workshop', seats: 5, rounds: 5 });
  });

  it.each([
    [{ seats: 5, rounds: 6 }, '/protocol'],
    [{ protocol: 'chess', seats: 5, rounds: 6 }, '/protocol'],
    [{ protocol: 'negotiation', seats: 0, rounds: 6 }, '/seats'],
    [{ protocol: 'team', budget_micro_usd: '-1', rehearsal: false }, '/budget_micro_usd'],
    [{ protocol: 'team', seats: 'all', rounds: 6 }, '/seats'],
    [{ protocol: 'team', seats: 5, rounds: -1 }, '/rounds'],
    [{ protocol: 'team', seats: 5, rounds: 6, rehearsal: 'no' }, '/rehearsal'],
    [{ protocol: 'team', seats: 5, rounds: 6, price: 1 }, '/price'],
  ])('foretells nothing of %j', async (query, pointer) => {
    const { body } = await http().get('/v1/estimates').query(query).expect(400);
    expect(body).toMatchObject({ code: 'invalid-request', errors: [expect.objectContaining({ pointer })] });
  });
});

describe('keys', () => {
  beforeAll(async () => void (parley = await startStack({ keys: true })));
  afterAll(() => parley.close());
  const as = (key: string) => ({ authorization: `Bearer ${key}` });

  it.each([
    ['no key', {}, 401],
    ['an unknown key', as('guess'), 401],
    ['an expired key', as(KEYS.expired), 401],
  ])('%s is not let in', async (_, headers, status) => {
    const { body } = await http().get('/v1/channels').set(headers).expect(status);
    expect(body.code).toBe('unauthenticated');
  });

  it('a key that may only read may not write', async () => {
    await http().post('/v1/channels').set(as(KEYS.reader)).send(meetup).expect(403);
  });

  it("another tenant's channel does not exist", async () => {
    const { body } = await http().post('/v1/channels').set(as(KEYS.acme)).send(meetup).expect(201);
    const path = `/v1/channels/${body.channel_id}`;
    await eventually(() => http().get(path).set(as(KEYS.acme)).expect(200));
    for (const view of ['', '/timeline', '/proposals', '/feedback', '/outcome', '/export', '/events']) {
      await http()
        .get(path + view)
        .set(as(KEYS.other))
        .expect(404);
    }
    await http().post(`${path}/stop`).set(as(KEYS.other)).send({}).expect(404);
    await http().get('/v1/inbox/ana').set(as(KEYS.other)).expect(200, { items: [] });
    const { body: list } = await http().get('/v1/channels').set(as(KEYS.other)).expect(200);
    expect(list.items).toEqual([]);
  });

  it('the log says who acted, by the key and not by the body', async () => {
    const { body } = await http().post('/v1/channels').set(as(KEYS.acme)).send(meetup).expect(201);
    await http().post(`/v1/channels/${body.channel_id}/stop`).set(as(KEYS.acme)).send({}).expect(200);
    await eventually(async () => {
      const { body: view } = await http().get(`/v1/channels/${body.channel_id}`).set(as(KEYS.reader)).expect(200);
      expect(view.closed).toMatchObject({ ended_by: { kind: 'user', id: 'acme-user' } });
    });
  });
});

interface Frame {
  id?: string;
  event?: string;
}

/** The first frames of a channel's stream. */
async function streamed(channel: string, count: number, headers: Record<string, string> = {}): Promise<Frame[]> {
  const response = await fetch(`${parley.url}/v1/channels/${channel}/events`, { headers });
  let text = '';
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += new TextDecoder().decode(chunk);
    if (text.split('\n\n').length > count) break;
  }
  return text
    .split('\n\n')
    .slice(0, count)
    .map((frame) => Object.fromEntries(frame.split('\n').map((line) => line.split(/: (.*)/su).slice(0, 2))) as Frame);
}
