import type { LanguageModel, ModelAnswer, ModelRequest } from '@parley/llm';
import { newId, type TokenFrame } from '@parley/contracts';
import { dataFolder } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStandalone, type Standalone } from './start-standalone.js';

/** A model whose answers the test gives, piece by piece. */
class Scripted implements LanguageModel {
  readonly provider = 'rehearsal';
  readonly model = 'rehearsal';
  readonly asked: { request: ModelRequest; answer(answer: ModelAnswer): void }[] = [];

  generate(request: ModelRequest): Promise<ModelAnswer> {
    return new Promise((answer) => {
      this.asked.push({ request, answer });
      const aborted = () => answer({ ok: false, code: 'aborted', message: 'called off', call });
      request.signal?.addEventListener('abort', aborted);
    });
  }
}

const call = {
  ...{ provider: 'rehearsal', model: 'rehearsal', template: 't@1', prompt_hash: '0', latency_ms: 0, attempts: 1 },
  ...{ input_tokens: 1, output_tokens: 1, cache_read_tokens: 0, cache_write_tokens: 0, cost_micro_usd: 7 },
  stop_reason: 'end_turn',
};

type Asked = Scripted['asked'][number];
type Shown = Omit<TokenFrame, 'tenant' | 'channel_id'>;

const model = new Scripted();
let parley: Standalone;

beforeAll(async () => {
  const settings = { folder: await dataFolder(), rehearsal: true, postgresSettings: ['fsync=off'] };
  parley = await startStandalone({ ...settings, modelFor: () => model });
});
afterAll(() => parley.close());

/** A board of Ana and Bo, who speak at once; each has a persona that nobody else's prompt shows. */
async function open(): Promise<{ channel: string; ana: Asked; bo: Asked }> {
  const mark = newId();
  const members = ['Ana', 'Bo'].map((name) => ({ name, persona: `${name} ${mark}` }));
  const body = { question: 'Tabs?', members, config: { rounds: 1 } };
  const { body: opened } = await request(parley.url).post('/v1/round-tables').send(body).expect(201);
  const askedOf = (name: string) =>
    eventually(() => {
      const found = model.asked.find(({ request: { prompt } }) => prompt.user.includes(`${name} ${mark}`));
      expect(found).toBeDefined();
      return found!;
    });
  const { channel_id: channel } = opened as { channel_id: string };
  return { channel, ana: await askedOf('Ana'), bo: await askedOf('Bo') };
}

/** Watches a channel's stream until it is left. */
function watch(channel: string, query = '') {
  const frames: { id?: string; event: string; data: string }[] = [];
  const left = new AbortController();
  const watching = (async () => {
    const response = await fetch(`${parley.url}/v1/channels/${channel}/events${query}`, { signal: left.signal });
    let text = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const whole = text.split('\n\n');
      text = whole.pop()!;
      for (const one of whole)
        frames.push(Object.fromEntries(one.split('\n').map((line) => line.split(/: (.*)/su))) as never);
    }
  })().catch(() => undefined);
  return {
    frames,
    tokens: () => frames.filter(({ event }) => event === 'token').map(({ data }) => JSON.parse(data) as Shown),
    leave: () => (left.abort(), watching),
  };
}

const said = (tokens: Shown[], participant: string) =>
  tokens.filter(({ kind, participant_id }) => kind === 'text' && participant_id === participant);
const textOf = (tokens: Shown[], participant: string) =>
  said(tokens, participant)
    .map(({ text }) => text)
    .join('');

const ANSWER = { text: 'Tabs, of course.', stance: { verdict: 'agree', claim: 'Tabs', accepts: [], rejects: [] } };

describe('what is said while it is said', () => {
  it('is in the stream before its event: that one thinks, then the words, and never the rest of the answer', async () => {
    const { channel, ana } = await open();
    const stream = watch(channel);
    await eventually(() => expect(stream.tokens()).toContainEqual(expect.objectContaining({ kind: 'thinking' })));
    const json = JSON.stringify(ANSWER);
    ana.request.onText?.(json.slice(0, 12));
    ana.request.onText?.(json.slice(12, 60));
    await eventually(() => expect(textOf(stream.tokens(), 'ana')).toBe(ANSWER.text));
    expect(stream.frames.map(({ event }) => event)).not.toContain('ContributionMade');
    ana.answer({ ok: true, output: ANSWER, call });
    await eventually(() => expect(stream.frames.map(({ event }) => event)).toContain('ContributionMade'));
    expect(textOf(stream.tokens(), 'ana')).toBe(ANSWER.text);
    // Where one goes on after a cut is an event: no frame of words has an id.
    for (const { event, id } of stream.frames) expect(id === undefined).toBe(event === 'token');
    await stream.leave();
  });

  it('shows summaries of thoughts to those only who ask for them', async () => {
    const { channel, ana } = await open();
    const [plain, curious] = [watch(channel), watch(channel, '?thoughts=1')];
    const thinks = ({ kind, participant_id }: Shown) => kind === 'thinking' && participant_id === 'ana';
    await eventually(() => {
      for (const { tokens } of [plain, curious]) expect(tokens().some(thinks)).toBe(true);
    });
    ana.request.onThought?.('Spaces would be a mistake.');
    ana.request.onText?.('{"text": "Tabs');
    await eventually(() => {
      for (const { tokens } of [plain, curious]) expect(textOf(tokens(), 'ana')).toBe('Tabs');
    });
    expect(
      curious
        .tokens()
        .filter(thinks)
        .map(({ text }) => text)
        .join(''),
    ).toBe('Spaces would be a mistake.');
    expect(plain.frames.map(({ data }) => data).join('\n')).not.toContain('mistake');
    await Promise.all([plain.leave(), curious.leave()]);
  });

  it('is nowhere where it is a ballot that nobody may see yet, nor why one was none (N1)', async () => {
    const mark = newId();
    const members = ['Ana', 'Bo'].map((name) => ({ name, persona: `${name} ${mark}` }));
    const body = { question: 'Tabs?', options: ['Tabs', 'Spaces'], members };
    const { body: opened } = await request(parley.url).post('/v1/votes').send(body).expect(201);
    const stream = watch((opened as { channel_id: string }).channel_id, '?thoughts=1');
    const [ana, bo] = await eventually(() => {
      const asked = ['Ana', 'Bo'].map((name) =>
        model.asked.find(({ request: { prompt } }) => prompt.user.includes(`${name} ${mark}`)),
      );
      expect(asked).not.toContain(undefined);
      return asked as [Asked, Asked];
    });
    ana.request.onThought?.('A secret of mine.');
    ana.request.onText?.('{"reason": "A secret of mine');
    ana.answer({ ok: false, code: 'invalid_output', message: '"A secret of mine" is no ballot', call });
    bo.request.onText?.('{"reason": "Spaces, of course');
    bo.answer({ ok: true, output: { reason: 'Spaces, of course.', choices: ['Spaces'] }, call });
    await eventually(() => expect(stream.frames.map(({ event }) => event)).toContain('ChannelClosed'));
    expect(stream.tokens()).toEqual([]);
    const revealed = stream.frames.findIndex(({ event }) => event === 'BallotsRevealed');
    const dataOf = (frames: typeof stream.frames) => frames.map(({ data }) => data).join('\n');
    expect(dataOf(stream.frames.slice(0, revealed))).not.toContain('of course');
    expect(dataOf(stream.frames)).not.toContain('secret');
    await stream.leave();
  });

  it('is withdrawn where the model fails, and where its answer cannot be used', async () => {
    const { channel, ana, bo } = await open();
    const stream = watch(channel);
    await eventually(() => expect(stream.tokens().length).toBeGreaterThan(0));
    ana.request.onText?.('{"text": "I was about to');
    bo.request.onText?.('{"text": " ');
    await eventually(() => expect(textOf(stream.tokens(), 'ana')).toBe('I was about to'));
    ana.answer({ ok: false, code: 'cut_stream', message: 'cut', call });
    bo.answer({ ok: true, output: { ...ANSWER, text: ' ' }, call });
    await eventually(() => {
      const back = stream.tokens().filter(({ kind }) => kind === 'withdrawn');
      expect(back.map(({ participant_id }) => participant_id).toSorted()).toEqual(['ana', 'bo']);
    });
    await stream.leave();
  });

  it('reaches no other participant: nothing of it is in the log or in the next prompt', async () => {
    const { channel, ana, bo } = await open();
    const stream = watch(channel);
    ana.request.onText?.('{"text": "A secret thought');
    ana.answer({ ok: false, code: 'refusal', message: 'no', call });
    bo.answer({ ok: true, output: ANSWER, call });
    await eventually(() => expect(stream.frames.map(({ event }) => event)).toContain('ContributionMade'));
    const events = stream.frames.filter(({ event }) => event !== 'token');
    expect(events.map(({ data }) => data).join('\n')).not.toContain('secret');
    expect(model.asked.map(({ request: { prompt } }) => JSON.stringify(prompt)).join('\n')).not.toContain('secret');
    await stream.leave();
  });
});

describe('a vote', () => {
  it('is heard while it is cast, like a speech, and withdrawn where it cannot be used', async () => {
    const { channel } = await open();
    const stream = watch(channel);
    const before = model.asked.length;
    await request(parley.url).post(`/v1/channels/${channel}/votes`).send({ question: 'Enough?' }).expect(200);
    const [first, second] = await eventually(() => {
      const ballots = model.asked
        .slice(before)
        .filter(({ request: { prompt } }) => prompt.template.startsWith('ballot@'));
      expect(ballots).toHaveLength(2);
      return ballots;
    });
    const votes = () => stream.tokens().filter(({ work }) => work === 'ballot');
    await eventually(() => expect(votes().filter(({ kind }) => kind === 'thinking').length).toBeGreaterThan(1));
    first!.request.onText?.('{"reasoning": "All was said.", "choice": "end"}');
    await eventually(() =>
      expect(
        votes()
          .map(({ text }) => text)
          .join(''),
      ).toBe('All was said.'),
    );
    expect(stream.frames.map(({ event }) => event)).not.toContain('BallotCast');
    first!.answer({ ok: true, output: { reasoning: 'All was said.', choice: 'end' }, call });
    await eventually(() => expect(stream.frames.map(({ event }) => event)).toContain('BallotCast'));
    second!.request.onText?.('{"reasoning": "Perhaps');
    second!.answer({ ok: true, output: { reasoning: 'Perhaps', choice: 'perhaps' }, call });
    await eventually(() => expect(stream.frames.map(({ event }) => event)).toContain('BallotMissed'));
    expect(votes().at(-1)).toMatchObject({ kind: 'withdrawn' });
    await stream.leave();
  });
});

describe('what nobody waits for any more', () => {
  it('is called off at a stop, withdrawn, and its cost stays in the log', async () => {
    const { channel, ana, bo } = await open();
    const stream = watch(channel);
    await eventually(() => expect(stream.frames.length).toBeGreaterThan(0));
    ana.request.onText?.('{"text": "I was about to');
    await eventually(() => expect(textOf(stream.tokens(), 'ana')).toBe('I was about to'));
    await request(parley.url).post(`/v1/channels/${channel}/stop`).expect(200);
    await eventually(() => {
      for (const { request: asked } of [ana, bo]) expect(asked.signal?.aborted).toBe(true);
    });
    await eventually(() => {
      const discarded = stream.frames.filter(({ event }) => event === 'AnswerDiscarded');
      const costs = discarded.map(({ data }) => (JSON.parse(data) as { data: { call: object } }).data.call);
      expect(costs).toEqual([call, call]);
    });
    expect(stream.tokens().filter(({ kind }) => kind === 'withdrawn')).toHaveLength(2);
    await stream.leave();
  });
});
