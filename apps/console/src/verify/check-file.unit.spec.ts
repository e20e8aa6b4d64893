import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkFile } from './check-file.js';

const CORPUS = new URL('../../../../test/corpus/channels/', import.meta.url);

it.each(['negotiation-meetup', 'negotiation-meetup-zh'])('hashes %s as it was recorded (P5)', async (name) => {
  const text = readFileSync(new URL(`${name}.jsonl`, CORPUS), 'utf8');
  const { manifest } = JSON.parse(text.trim().split('\n').at(-1)!) as {
    manifest: { channel_id: string; events: number; head: string };
  };
  const { channel_id, events, head } = manifest;
  expect(await checkFile(new Blob([text]))).toMatchObject({
    ...{ ok: true, export: { channel_id, events, head }, proof: undefined },
    entries: { length: events },
  });
});
