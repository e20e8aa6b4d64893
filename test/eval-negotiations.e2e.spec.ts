import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const EVAL = fileURLToPath(new URL('../tools/eval.mjs', import.meta.url));
const run = promisify(execFile);
const evaluate = (...args: string[]) => run(process.execPath, [EVAL, 'negotiations', ...args]);

/** A made-up game: two issues of three options; A2,B2 is worth its minimum to all three, and is said once and lost. */
const POINTS = {
  shop: '0, 30, 50\n0, 30, 50\n60',
  school: '50, 30, 0\n50, 30, 0\n60',
  club: '10, 40, 10\n10, 40, 10\n70',
};
const said = (agent: string, deal: string) => ({ agent, public_answer: `Let us take <DEAL>${deal}</DEAL>.` });
const talk = (...words: [agent: string, deal: string][]) => ({
  slot_assignment: words.slice(1, -1).map(([agent]) => agent),
  rounds: words.map(([agent, deal]) => said(agent, deal)),
});

describe('npm run eval -- negotiations', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-games-'));
  const game = join(folder, 'logs', 'market');

  beforeAll(() => {
    mkdirSync(join(game, 'scores_files'), { recursive: true });
    writeFileSync(join(game, 'config.txt'), 'Shop,shop,p1,fair,x\nSchool,school,p2,fair,x\nClub,club,player,fair,x');
    for (const [name, points] of Object.entries(POINTS))
      writeFileSync(join(game, 'scores_files', `${name}.txt`), points);
    const lost = talk(['Shop', 'A3, B3'], ['School', 'A1, B1'], ['Club', 'A2, B2'], ['Shop', 'A3, B3']);
    const never = talk(['Shop', 'A3, B3'], ['School', 'A1, B1'], ['Club', 'A1, B3'], ['Shop', 'A3, B3']);
    const broken = { slot_assignment: ['School', 'Club'], rounds: [said('Shop', 'A3, B3')] };
    for (const [name, one] of Object.entries({ 1: lost, 2: never, 3: broken }))
      writeFileSync(join(game, `history${name}.json`), JSON.stringify(one));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('ends on the deal that all accept, which the recorded talk had lost; of talks that broke off it says nothing', async () => {
    const { stdout } = await evaluate(folder, '--json');
    const line = JSON.parse(stdout) as Record<string, unknown>;
    expect(line).toMatchObject({ file: game, games: 2, all_accept: 0.5, dominated: 0 });
    expect(Object.keys(line)).toEqual(['file', 'games', 'all_accept', 'best_share', 'dominated']);
    expect(line['best_share']).toBeGreaterThan(0.5);
    const { stdout: told } = await evaluate(game);
    expect(told).toContain('50.0 %; as recorded 0.0 %, on the table in 50.0 %, lost in 0');
  });

  it('has scripted bargainers play its game under each setting (issue 29.5)', async () => {
    const bargain = (...args: string[]) => run(process.execPath, [EVAL, 'bargainers', ...args]);
    const { stdout } = await bargain(folder, '--json');
    const rows = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { rounds: number; games: number });
    expect(rows.map(({ rounds, games }) => [rounds, games])).toEqual(
      Array.from({ length: 8 }, () => [1, 3, 6, 10].map((rounds) => [rounds, 1])).flat(),
    );
    await expect(bargain(join(folder, 'none'))).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('no such folder') as string,
    });
    await expect(bargain('--fast')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('usage:') as string,
    });
  });

  it('says what is missing, or wrong', async () => {
    await expect(evaluate()).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('usage:') as string });
    await expect(evaluate(join(folder, 'none'))).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('no such folder') as string,
    });
    await expect(evaluate(join(game, 'scores_files'))).rejects.toMatchObject({ code: 2 });
    writeFileSync(join(game, 'history9.json'), 'x');
    await expect(evaluate(folder)).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('history9.json: not JSON') as string,
    });
  });
});
