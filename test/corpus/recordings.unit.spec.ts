import { existsSync, writeFileSync } from 'node:fs';
import { auditChannel, verdictOf } from '@parley/audit';
import { REGISTRY } from '@parley/protocols';
import { expect, it } from 'vitest';
import { exportedCommands } from '../../libs/audit/src/audited.fixtures.js';
import { decidedAgain, playedAgain, sentIn } from './again.js';
import { at, eventsOf, fileOf, NAMES, TODAYS } from './corpus.js';
import { foldChannel } from './fold-channel.js';
import { MADE } from './made-channels.js';
import { Refused, type Recorder } from './recorder.js';

const viewsOf = (name: string): URL => new URL(`expected/${name}.json`, import.meta.url);

if (process.env['GOLDEN'] === 'write') {
  for (const [name, { commands }] of Object.entries(MADE))
    if (!NAMES.includes(name)) await write(name, decidedAgain(name, commands));
  for (const name of TODAYS) if (!follows(name)) await write(name, recordedAgain(name));
  for (const name of NAMES) if (!existsSync(viewsOf(name))) writeViews(name);
}

async function write(name: string, recorder: Recorder): Promise<void> {
  writeFileSync(fileOf(name), await recorder.exported());
  writeViews(name);
}

function writeViews(name: string): void {
  writeFileSync(viewsOf(name), `${JSON.stringify(foldChannel(eventsOf(name)))}\n`);
}

function follows(name: string): boolean {
  const report = auditChannel(exportedCommands(at(`channels/${name}.jsonl`)), { registry: REGISTRY });
  return verdictOf(report) === 'follows' || (report.erased > 0 && !report.divergence && !report.prompts_unlike);
}

/** By its own commands; where the rules have come to take others, by what opened it and what people did. */
function recordedAgain(name: string): Recorder {
  const commands = MADE[name]?.commands ?? sentIn(exportedCommands(at(`channels/${name}.jsonl`)));
  try {
    return decidedAgain(name, commands);
  } catch (error) {
    if (!(error instanceof Refused) || MADE[name]) throw error;
    return playedAgain(name, commands);
  }
}

it.each(Object.entries(MADE))(
  '%s: the rules make of its commands what it is recorded for',
  (name, { types, commands }) => {
    expect(decidedAgain(name, commands).events.map(({ type }) => type)).toEqual(expect.arrayContaining([...types]));
    expect(NAMES, 'GOLDEN=write npx vitest run test/corpus adds it').toContain(name);
  },
);

it('what is recorded is recorded again by its own commands: the same events, asked the same', () => {
  const name = 'negotiation-meetup';
  const again = decidedAgain(name, sentIn(exportedCommands(at(`channels/${name}.jsonl`))));
  const said = (events: readonly { type: string; data: object }[]) => events.map(({ type, data }) => ({ type, data }));
  expect(said(again.events)).toEqual(said(eventsOf(name)));
});
