import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkFile } from './check-file.js';

const CORPUS = new URL('../../../../test/corpus/channels/', import.meta.url);

it.each(['negotiation-meetup', 'negotiation-meetup-zh'])('hashes %s as it was recorded (P5)', async (name) => {
  const text = readFileSync(new URL(`${name}.jsonl`, CORPUS), 'utf8').trim();
  const { channel_id, hash: head } = JSON.parse(text.split('\n').at(-1)!) as { channel_id: string; hash: string };
  const said = { channel_id, events: text.split('\n').length, head };
  const file = new Blob([`${text}\n${JSON.stringify({ manifest: said })}\n`]);
  expect(await checkFile(file)).toMatchObject({
    ...{ ok: true, export: said, proof: undefined },
    entries: { length: said.events },
  });
});
