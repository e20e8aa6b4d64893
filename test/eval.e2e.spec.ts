import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const EVAL = fileURLToPath(new URL('../tools/eval.mjs', import.meta.url));
const run = promisify(execFile);

const talk = (agreed: boolean, speakers: string[], ...lines: string[]) => ({
  agreed,
  turns: lines.map((text, index) => ({ speaker: speakers[index % speakers.length]!, text })),
});

const TWO = ['ana', 'bo'];
const OFFERS = [
  'I would like the two books and the lamp. You can have the three cups.',
  'I need the lamp. How about you take the two books and one cup, and I take the lamp and two cups?',
];
const TALKS = [
  talk(true, TWO, ...OFFERS, 'Deal. I take the two books and one cup.', 'Great, it is a deal.', 'Thanks!'),
  talk(true, TWO, ...OFFERS, 'Deal. I take the two books and one cup.', '', 'Great, thank you, deal.'),
  talk(
    true,
    ['ana', 'bo', 'cy'],
    'I say we start in April.',
    'April works for me.',
    'Agreed, April it is.',
    'Agreed, deal.',
  ),
  talk(false, TWO, ...OFFERS),
  talk(false, TWO, ...OFFERS, 'No, I cannot do that. I need the lamp.', 'Then no deal.', 'No deal.'),
  // Agreed for a moment: a channel with auto_exit would have ended there.
  talk(
    false,
    TWO,
    ...[...OFFERS, 'Deal. I take the two books and one cup.', 'Great, it is a deal.'],
    'No deal. I cannot accept that after all, I need the lamp.',
  ),
  talk(false, TWO, ...OFFERS, 'Deal. I take the two books.', 'No deal. The books are mine, I will not give them.'),
];

describe('npm run eval -- live', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-eval-'));
  const file = join(folder, 'talks.jsonl');
  const write = (rows: unknown[]) => writeFileSync(file, rows.map((row) => JSON.stringify(row)).join('\n'));

  beforeAll(() => write(TALKS));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('holds each talk as a round table, silent turns and half rounds too, and reads the condition after its last turn', async () => {
    const { stdout } = await run(process.execPath, [EVAL, 'live', file]);
    expect(JSON.parse(stdout)).toEqual({ file, n: 7, precision: 1, recall: 1, f1: 1, ended_f1: 0.8571 });
  });

  it('says which line is wrong', async () => {
    write([TALKS[0], { turns: [{ speaker: 'ana', text: 'x' }] }]);
    await expect(run(process.execPath, [EVAL, 'live', file])).rejects.toMatchObject({
      code: 2,
      stderr: `${file}:2: agreed has to be true or false\n`,
    });
  });
});

it('npm run eval -- page says which folder is not there, and writes nothing', async () => {
  await expect(run(process.execPath, [EVAL, 'page', '/no/such/folder'])).rejects.toMatchObject({
    code: 2,
    stderr: '/no/such/folder: no such folder\n',
  });
});

describe('npm run eval -- decisions', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-eval-'));
  const file = join(folder, 'groups.jsonl');
  const write = (rows: unknown[]) => writeFileSync(file, rows.map((row) => JSON.stringify(row)).join('\n'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const members = ['Ana', 'Guinea pig', 'Cy'];
  const answers = (...given: string[]) => Object.fromEntries(members.map((name, index) => [name, given[index]!]));
  const said = (by: string, text: string, ...given: string[]) => ({ by, text, answers: answers(...given) });
  /** Settled after its fourth message of five, with everybody on the right answer. */
  const settled = {
    ...{ members, right: 'tea', before: answers('tea', 'juice', 'tea'), after: answers('tea', 'tea', 'tea') },
    messages: [
      said('Ana', 'Tea, because it is warm.', 'tea', 'juice', 'tea'),
      said('Guinea pig', 'Good point.', 'tea', 'tea', 'tea'),
      said('Cy', "'Fine by me.'", 'tea', 'tea', 'tea'),
      said('Ana', 'Thanks.', 'tea', 'tea', 'tea'),
      said('Cy', 'Bye!', 'tea', 'tea', 'tea'),
    ],
  };
  /** Never settled; the right answer is submitted by one, without a word. */
  const passedOver = {
    ...{ members, right: 'tea', before: answers('', 'juice', 'juice'), after: answers('tea', 'juice', 'juice') },
    messages: [
      said('Ana', 'But is juice warm?', '', 'juice', 'juice'),
      said('Guinea pig', 'Why not?', '', 'juice', 'juice'),
    ],
  };

  it('ends each talk where the default does, and counts who is right and what was heard', async () => {
    write([settled, passedOver]);
    const { stdout } = await run(process.execPath, [EVAL, 'decisions', file, '--json']);
    expect(JSON.parse(stdout)).toEqual({ file, groups: 2, right: 0.5, messages: 0.8571 });
    const told = await run(process.execPath, [EVAL, 'decisions', file]);
    expect(told.stdout).toContain('right, but not what most held at the end: 1; named in the outcome: 1');
  });

  it('counts who agrees before the first word, and who of them is wrong', async () => {
    write([{ ...settled, before: answers('juice', 'juice', 'Juice.') }, passedOver]);
    const { stdout } = await run(process.execPath, [EVAL, 'premortem', file]);
    expect(JSON.parse(stdout)).toEqual({ file, groups: 2, unanimous: 1, wrong: 1 });
  });

  it('says which line is wrong, and what of it', async () => {
    write([settled, { ...settled, after: answers('tea') }]);
    await expect(run(process.execPath, [EVAL, 'decisions', file])).rejects.toMatchObject({
      code: 2,
      stderr: `${file}:2: after has to have every member's answer\n`,
    });
  });
});
