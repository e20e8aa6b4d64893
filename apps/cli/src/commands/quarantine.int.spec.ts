import { eventually } from '@parley/testing/eventually';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startReadSide, type ReadSide } from '../../../../services/transcript-store/src/http/read-side.fixtures.js';
import { askedMany, channelOf } from '../../../../services/transcript-store/src/projections/projector.fixtures.js';
import { ApiClient } from '../api-client.js';
import { EXIT } from '../exit-codes.js';
import type { Session } from '../session.js';
import { quarantine, retry } from './quarantine.js';

let side: ReadSide;
let printed = '';
const bad = channelOf('bad');
const options = { output: 'text', timeout: 20, input: true, quiet: true } as const;

const as = (token: string): Session => ({
  client: new ApiClient(side.url, { token, timeoutMs: 20_000 }),
  embedded: false,
  close: () => Promise.resolve(),
});

beforeAll(async () => {
  side = await startReadSide();
  await side.database.asAdmin(`alter table projections.channels add constraint refused check (channel_id <> '${bad}')`);
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((printed += String(text)), true));
});
afterEach(() => (printed = ''));
afterAll(async () => {
  vi.restoreAllMocks();
  await side.close();
});

it('lists what is in quarantine with its cause, and drives it again where the key may operate', async () => {
  expect(await quarantine(as('reader'), {}, options)).toBe(EXIT.done);
  expect(printed).toContain('no channel is in quarantine');
  await askedMany(side.log, 'bad', 1);
  await eventually(async () => {
    printed = '';
    await quarantine(as('reader'), {}, options);
    expect(printed).toContain(bad);
  });
  expect(printed).toContain('violates check constraint');
  await expect(quarantine(as('operator'), { tenant: 'other' }, options)).rejects.toThrow('this needs the scope admin');
  printed = '';
  await quarantine(as('admin'), { tenant: 'other' }, options);
  expect(printed).toContain('no channel is in quarantine');
  const ofOther = { tenant: 'other' };
  await expect(retry(as('admin'), bad, ofOther, options)).rejects.toThrow('this channel is not in quarantine');
  await expect(retry(as('writer'), bad, {}, options)).rejects.toThrow('this needs the scope operate');
  await expect(retry(as('operator'), bad, {}, options)).rejects.toThrow('violates check constraint');
  await side.database.asAdmin('alter table projections.channels drop constraint refused');
  expect(await retry(as('operator'), bad, {}, options)).toBe(EXIT.done);
  expect(printed).toContain(`the views of ${bad} are there again`);
});
