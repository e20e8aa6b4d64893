import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { NAMES } from './corpus.js';
import { foldChannel } from './fold-channel.js';
import { MADE } from './made-channels.js';
import { record } from './record.js';

if (process.env['GOLDEN'] === 'write') {
  for (const name of Object.keys(MADE).filter((one) => !NAMES.includes(one))) write(name);
}

/** Adds a channel. What is there stays as it was recorded, whatever the rules make of its commands now. */
function write(name: string): void {
  const events = record(name, MADE[name]!.commands);
  const lines = events.map((event) => `${JSON.stringify(event)}\n`).join('');
  writeFileSync(new URL(`channels/${name}.jsonl`, import.meta.url), lines);
  writeFileSync(new URL(`expected/${name}.json`, import.meta.url), `${JSON.stringify(foldChannel(events))}\n`);
}

it.each(Object.entries(MADE))(
  '%s: the rules make of its commands what it is recorded for',
  (name, { types, commands }) => {
    expect(record(name, commands).map(({ type }) => type)).toEqual(expect.arrayContaining([...types]));
    expect(NAMES, 'GOLDEN=write npx vitest run test/corpus adds it').toContain(name);
  },
);
