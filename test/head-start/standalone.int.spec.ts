import { startStandalone, type Standalone } from '@parley/standalone';
import { dataFolder } from '@parley/testing';
import { newId } from '@parley/contracts';
import { eventually } from '@parley/testing/eventually';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { chat, opening } from './chat.js';
import { says, Scripted } from './memory.js';

const model = new Scripted();
let parley: Standalone;
beforeAll(async () => {
  const settings = { folder: await dataFolder(), rehearsal: true, postgresSettings: ['fsync=off'] };
  parley = await startStandalone({ ...settings, modelFor: () => model, protocols: [chat] });
});
afterAll(() => parley.close());

const until = (check: () => void | Promise<void>) => eventually(check, { interval: 5 });

/** What the channel's stream shows, one line a frame. */
function watch(channel: string) {
  const frames: string[] = [];
  const left = new AbortController();
  const watching = (async () => {
    const response = await fetch(`${parley.url}/v1/channels/${channel}/events`, { signal: left.signal });
    let text = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const whole = text.split('\n\n');
      text = whole.pop()!;
      for (const one of whole) {
        const [, event = ''] = /^event: (\w+)$/mu.exec(one) ?? [];
        const [, kind = ''] = /^data: .*"kind":"(\w+)"/mu.exec(one) ?? [];
        frames.push(event === 'token' ? kind : event);
      }
    }
  })().catch(() => undefined);
  return { frames, leave: () => (left.abort(), watching) };
}

it('the first words are on the stream before what they answer is, and one call makes one answer (I2)', async () => {
  const channel = newId();
  expect(await parley.commandsOf({ kind: 'user', id: 'ula' }).send(opening(channel))).toMatchObject({ ok: true });
  const stream = watch(channel);
  await until(() => expect(stream.frames).toContain('RoundStarted'));
  const generate = model.generate.bind(model);
  vi.spyOn(model, 'generate').mockImplementation((request) => {
    const answer = generate(request);
    request.onText?.('{"text": "Tea');
    return answer;
  });
  await supertest(parley.url).post(`/v1/channels/${channel}/interventions`).send({ text: 'Tea?' }).expect(200);
  await until(() => expect(stream.frames).toContain('TurnRequested'));
  const [text, recorded] = ['text', 'InterventionRecorded'].map((frame) => stream.frames.indexOf(frame));
  expect(text).toBeGreaterThan(0);
  expect(text).toBeLessThan(recorded!);
  model.asked[0]!.answer(says('Tea, of course.'));
  await until(() => expect(stream.frames).toContain('ContributionMade'));
  expect(model.asked).toHaveLength(1);
  await stream.leave();
});

it('who speaks again is answered anew at once, and what was heard of the answer before stays (I8)', async () => {
  const channel = newId();
  await parley.commandsOf({ kind: 'user', id: 'ula' }).send(opening(channel));
  const before = model.asked.length;
  const say = (text: string) =>
    supertest(parley.url).post(`/v1/channels/${channel}/interventions`).send({ text }).expect(200);
  await say('Tea?');
  await say('Wait!');
  await until(() => expect(model.asked[before]!.request.signal!.aborted).toBe(true));
  expect(model.asked[before + 1]!.request.signal!.aborted).toBe(false);
  model.asked[before + 1]!.answer(says('Waiting.'));
  await until(async () => {
    const { body } = await supertest(parley.url).get(`/v1/channels/${channel}/timeline`).expect(200);
    const said = (body as { items: { type: string; data: { text?: string } }[] }).items;
    const texts = said.flatMap(({ type, data }) => (type === 'ContributionMade' ? data.text : []));
    expect(texts.toSorted()).toEqual(['Tea', 'Waiting.']);
  });
});
