import type { TokenFrame } from '@parley/contracts';
import { expect, it } from 'vitest';
import { LiveSpeech } from './live-speech.js';

const about = { tenant: 't', channel_id: 'c', request_id: 'r', participant_id: 'ana', work: 'answer' };
const schema = { properties: { text: { type: 'string' } } };

function start() {
  const frames: TokenFrame[] = [];
  const speech = new LiveSpeech(
    { publish: (frame) => frames.push(frame), follow: () => () => undefined },
    about,
    schema,
  );
  const texts = () => frames.filter(({ kind }) => kind === 'text').map(({ offset, text }) => [offset, text]);
  return { speech, hear: speech.hooks.onText, texts };
}

it('the first words go at once, what follows is gathered (I2)', () => {
  const { speech, hear, texts } = start();
  hear('{"text": "He');
  expect(texts()).toEqual([[0, 'He']]);
  for (const piece of ['llo', ', Ula.']) hear(piece);
  expect(texts()).toEqual([[0, 'He']]);
  speech.end(true);
  expect(texts()).toEqual([
    [0, 'He'],
    [2, 'llo, Ula.'],
  ]);
});

it('knows what was heard of it, anew where the answer begins anew (I8)', () => {
  const { speech, hear } = start();
  expect(speech.said).toBe('');
  hear('{"text": "No');
  hear(' good."}');
  hear('{"text": "Yes');
  expect(speech.said).toBe('Yes');
  speech.end(false);
  expect(speech.said).toBe('Yes');
});
