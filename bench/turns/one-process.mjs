// The negotiations of `turns`, played by the standalone as a program of its own, as `parley up` starts it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@parley/embedded-postgres';
import { ownFolder } from '../own-postgres.mjs';
import { parleyProgram, ready } from '../programs.mjs';
import { processorTime, serverTime } from './costs.mjs';
import { negotiations } from './negotiations.mjs';

export async function oneProcess() {
  const { folder, remove } = await ownFolder();
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const program = parleyProgram(['up'], { PARLEY_DATA: folder, PORT: port, PARLEY_MODEL_PROVIDER: 'rehearsal' });
  await ready(`${url}/readyz`);
  const postmaster = Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  const game = negotiations({ commands: url, views: url });
  const processors = () => processorTime([program.pid]) + serverTime(postmaster);
  return {
    /** @returns turns a second, and microseconds of processor time a turn, of all its threads and Postgres */
    async run(channels, rounds) {
      const before = processors();
      const { ids, turns, seconds } = await game.play(channels, rounds);
      const cost = (processors() - before) / turns;
      await game.check(ids, rounds);
      return { rate: turns / seconds, cost };
    },
    async close() {
      await program.stop();
      remove();
    },
  };
}
