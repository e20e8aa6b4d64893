import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { eventually } from '@parley/testing/eventually';
import { describe, expect, it } from 'vitest';
import { asyncApi } from '../../libs/http/src/generated/async-api.js';
import { standing } from '../chaos/observe.js';
import { Program } from '../processes.js';
import { startEmbedded } from '../stacks.js';
import { contractHash, migrationsIn } from './contract.js';
import { broughtToTheirEnds, expectToVerify } from './goes-on.js';
import { leftBy } from './left-by.js';
import { keep, unpacked, type Left } from './left-data.js';
import { channelsThatWait } from './mid-round.js';

/** The bundle of another release, and the file in which what it leaves is kept; as `run.mjs` passes them on. */
const { main = '', file } = JSON.parse(process.env['PARLEY_UPGRADE'] ?? '{}') as { main?: string; file?: string };
const RELEASED = fileURLToPath(new URL('released', import.meta.url));
const CLOCK = pathToFileURL(fileURLToPath(new URL('clock.mjs', import.meta.url))).href;
/** The deadline of the table that waits no longer is over by then, and no other is. */
const SINCE_MS = 90_000;

describe.each(readdirSync(RELEASED))('what %s has left in the middle of rounds', (name) => {
  it('is gone on with: nothing is lost, all ends, chains hold, views are a fold of the log (issue 30.5)', async () => {
    const { folder, left } = await unpacked(join(RELEASED, name));
    const clock = { NODE_OPTIONS: `--import=${CLOCK}` };
    const behind = Date.now() - Date.parse(left.at) - SINCE_MS;
    const stack = await startEmbedded({ ...clock, CLOCK_BEHIND_MS: String(behind) }, folder);
    await eventually(async () => expect(await channelsThatWait(stack.api)).toEqual(left.waiting));
    expect(await broughtToTheirEnds(stack, left.head)).toEqual([]);
    await expectToVerify(stack, [...left.waiting, left.impatient]);
    // Whoever reads what it does not know must refuse it (MarkEvents).
    if (contractHash(asyncApi()) !== left.contract) expect(await migrationsIn(folder)).not.toEqual(left.migrations);
    expect(stack.process.lastWords).toBeUndefined();
    await stack.stop();
  });
});

it.for(file ? [file] : [])('what a release leaves in the middle of rounds is kept in %s', async (into) => {
  const { folder, left } = await leftBy(main);
  await keep(folder, left, into);
});

describe.each(main && !file ? [main] : [])('data of another release, %s', () => {
  let folder: string;
  let left: Left;

  it('is gone on with by this one, and all ends as the rules say', async () => {
    ({ folder, left } = await leftBy(main));
    const stack = await startEmbedded({}, folder);
    expect(await broughtToTheirEnds(stack, left.head)).toEqual([]);
    await expectToVerify(stack, [...left.waiting, left.impatient]);
    left.migrations = await migrationsIn(folder);
    await stack.stop();
  });

  it('is refused by that one then, by name, and nothing is written to it', async () => {
    const old = new Program('up', { PARLEY_DATA: folder, PORT: '0', PARLEY_MODEL_PROVIDER: 'rehearsal' }, NOBODY, [
      main,
    ]);
    await expect(old.start()).rejects.toThrow(
      /another version of Parley, and nothing is written to it \(unknown here: /u,
    );
    const again = await startEmbedded({}, folder);
    expect(await migrationsIn(folder)).toEqual(left.migrations);
    expect(await standing(folder)).toMatchObject({ open: 0 });
    await again.stop();
  });
});

/** Nobody listens there. */
const NOBODY = 'http://127.0.0.1:1/healthz';
