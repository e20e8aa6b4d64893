import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answer as answered, DEFAULT_RETRY, type Speaker } from '@parley/llm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
// @ts-expect-error a script without types
import { AnswersFile } from '../tools/deliberation/answers-file.mjs';
// @ts-expect-error a script without types
import { mostHeld } from '../tools/deliberation/arms.mjs';
// @ts-expect-error a script without types
import { figuresOf, tableOf, wilson } from '../tools/deliberation/figures.mjs';
// @ts-expect-error a script without types
import { readGames } from '../tools/deliberation/games.mjs';
// @ts-expect-error a script without types
import { fetched, optionIn, readProfiles, sha256 } from '../tools/deliberation/hidden-profiles.mjs';
// @ts-expect-error a script without types
import { PaidModel } from '../tools/deliberation/paid-model.mjs';
// @ts-expect-error a script without types
import { agentQuestion, personaOf, SHOWN_TO_OTHERS } from '../tools/deliberation/words.mjs';
// @ts-expect-error a script without types
import { linesOf } from '../tools/eval-deliberation.mjs';

const folder = mkdtempSync(join(tmpdir(), 'parley-deliberation-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const newFile = () => join(folder, `file-${(files += 1)}`);
const written = (content: unknown) => {
  const file = newFile();
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

interface Task {
  id: string;
  seats: { name: string; knows: string[] }[];
  all: string[];
  choiceIn(text: string): string;
  isRight(choice: string): boolean;
}

const profile = {
  ...{ id: 7, description: 'Choose.', shared_information: ['s1', 's2'], hidden_information: ['h1', 'h2', 'h3'] },
  ...{ possible_answers: ['Mr. X', "Mr. X's son", 'Route A (Pass)'], correct_answer: "Mr. X's son" },
};

describe('hidden profiles', () => {
  it('give each member what all know and one thing more, and nobody a sign of which that is', () => {
    const [task] = readProfiles(written([profile])).tasks as [Task];
    expect(task.seats.map(({ knows }) => knows.toSorted())).toEqual(
      expect.arrayContaining([
        ['h1', 's1', 's2'],
        ['h2', 's1', 's2'],
        ['h3', 's1', 's2'],
      ]),
    );
    expect(task.all.toSorted()).toEqual(['h1', 'h2', 'h3', 's1', 's2']);
    const many = readProfiles(written(Array.from({ length: 20 }, (_, id) => ({ ...profile, id })))).tasks as Task[];
    const places = many.flatMap(({ seats }) =>
      seats.map(({ knows }) => knows.findIndex((fact) => fact.startsWith('h'))),
    );
    expect(new Set(places)).toEqual(new Set([0, 1, 2]));
  });

  it('show the others of a member no fact that it was told', () => {
    const [task] = readProfiles(written([profile])).tasks as [Task];
    for (const seat of task.seats) {
      const persona = personaOf(seat) as string;
      expect(persona.slice(0, SHOWN_TO_OTHERS)).not.toMatch(/[sh]\d/u);
      for (const fact of seat.knows) expect(persona).toContain(`- ${fact}`);
    }
    expect(agentQuestion(task, task.all)).toContain('- h3');
  });

  it.each([
    ["Mr. X's son.", "Mr. X's son"],
    ['I am for mr x', 'Mr. X'],
    ['Route A', 'Route A (Pass)'],
    ["Mr. X's son, or Route A (Pass)", ''],
    ['Nobody', ''],
    ['', ''],
  ])('are answered by %j with %j', (text, choice) => {
    expect(optionIn(text, profile.possible_answers)).toBe(choice);
  });

  it.each([
    ['not JSON', 'x'],
    ['not a list of tasks', []],
    ['[0]: id has to be', [{}]],
    ['[1]: correct_answer has to be', [profile, { ...profile, id: 8, correct_answer: 'Y' }]],
    ['[0]: hidden_information has to be', [{ ...profile, hidden_information: ['h'] }]],
    ["[0]: a member's facts are longer", [{ ...profile, hidden_information: ['h', 'x'.repeat(4_000)] }]],
    ['two tasks have the id 7', [profile, profile]],
  ])('that are wrong are refused: %s', (reason, content) => {
    expect(() => readProfiles(written(content))).toThrow(reason);
  });
});

describe('data that is fetched', () => {
  let server: Server;
  let asked = 0;
  beforeAll(async () => {
    server = createServer((_, response) => {
      asked += 1;
      response.end('[1]');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => void server.close());
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

  it('is fetched once, and refused where it is not what it was, be it at its address or in the folder', async () => {
    const file = join(folder, 'below', 'data.json');
    const expected = sha256('[1]') as string;
    await expect(fetched({ address: address(), sha256: 'other' }, file)).rejects.toThrow('its SHA-256 is');
    expect(existsSync(file)).toBe(false);
    await fetched({ address: address(), sha256: expected }, file);
    await fetched({ address: address(), sha256: expected }, file);
    expect([readFileSync(file, 'utf8'), asked]).toEqual(['[1]', 2]);
    writeFileSync(file, '[2]');
    await expect(fetched({ address: address(), sha256: expected }, file)).rejects.toThrow('its SHA-256 is');
  });
});

describe('scoreable games', () => {
  const game = join(folder, 'market');
  beforeAll(() => {
    mkdirSync(join(game, 'scores_files'), { recursive: true });
    writeFileSync(join(game, 'config.txt'), 'Shop,shop,p1,fair,x\nThe school,school,p2,fair,x');
    writeFileSync(join(game, 'scores_files', 'shop.txt'), '0, 30\n50, 0\n60');
    writeFileSync(join(game, 'scores_files', 'school.txt'), '0, 60\n20, 30\n80');
  });

  it('tell each party its own points alone, and are right where a deal is worth its minimum to all', () => {
    const { tasks } = readGames(folder) as { tasks: [Task] };
    const [task] = tasks;
    const [shop, school] = task.seats.map(personaOf) as [string, string];
    expect(shop).toContain('A1 is worth 0, A2 is worth 30');
    expect(shop).not.toContain('worth 60');
    expect(school).toContain('The minimum is 80 points.');
    expect(task.all.join()).toContain('A2 is worth 60');
    expect(task.choiceIn('Deal: A2 and B1')).toBe('A2, B1');
    expect(task.choiceIn('A2')).toBe('');
    expect(['A2, B1', 'A1, B1', ''].map((choice) => task.isRight(choice))).toEqual([true, false, false]);
  });
});

it('what is held by more than anything else is an answer, and half against half is none', () => {
  expect(mostHeld(['a', 'b', 'a', ''])).toBe('a');
  expect(mostHeld(['a', 'b'])).toBe('');
  expect(mostHeld(['', ''])).toBe('');
});

describe('figures', () => {
  it.each([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [81, 263, 0.2553, 0.3663],
    [10, 10, 0.7225, 1],
    [0, 0, 0, 1],
  ])('%i of %i lie between %d and %d by Wilson', (right, all, low, high) => {
    const [from, to] = wilson(right, all) as [number, number];
    expect(from).toBeCloseTo(low, 3);
    expect(to).toBeCloseTo(high, 3);
  });

  it('of an arm are its tasks, what was right, tokens and money; the table says which run they are of', () => {
    const result = { choice: 'a', right: true, tokens: 100, micro_usd: 500, calls: 2, templates: ['baseline@1'] };
    const row = figuresOf('board', [result, { ...result, right: false, choice: '' }]);
    expect(row).toEqual({
      ...{ arm: 'board', tasks: 2, right: 1, share: 0.5, low: 0.0945, high: 0.9055, undecided: 1 },
      ...{ calls: 4, tokens: 200, usd: 0.001, templates: ['baseline@1'] },
    });
    const run = { model: { provider: 'p', strong: 's', fast: 'f' }, data: { name: 'd', sha256: 'c' }, parley: '1' };
    const table = tableOf([row], { run, spent: 1_000, limit: 2_000_000 }) as string;
    expect(table).toMatch(/^board +2 +1 +0\.500 +0\.095–0\.905 +1 +4 +200 +0\.0010$/mu);
    expect(table).toContain('$0.0010 of $2.0000');
  });
});

/** A model that answers as it is told, at a dollar for a million tokens. */
function providerOf(...answers: (() => { text: string; output_tokens: number })[]) {
  const price = { input: 1, output: 1, cache_read: 1, cache_write: 1 };
  const asked = { count: 0 };
  const speaker: Speaker = {
    ...{ provider: 'anthropic', model: 'm', price, retry: { ...DEFAULT_RETRY, attempts: 1 }, deadlineMs: 10_000 },
    ...{ roomFor: () => 1_000, tokenizerFactor: 1 },
    async ask() {
      const { text, output_tokens } = answers[Math.min((asked.count += 1), answers.length) - 1]!();
      const usage = { input_tokens: 100, output_tokens, cache_read_tokens: 0, cache_write_tokens: 0 };
      return { text, usage, stopReason: 'end_turn' };
    },
  };
  const speak = () => ({ provider: 'anthropic', model: 'm', generate: (request: never) => answered(speaker, request) });
  return { asked, provider: { byTier: { strong: 'm', fast: 'm' }, priceOf: () => price, speak } };
}
const says = (text: string, output_tokens = 900) => ({ text: JSON.stringify({ text }), output_tokens });
const schema = {
  ...{ type: 'object', additionalProperties: false, required: ['text'] },
  properties: { text: { type: 'string' } },
};
const request = (user = 'u') => ({
  rehearse: () => undefined,
  prompt: { template: 't@1', system: 's', shared: [], user, schema, max_output_tokens: 50, language: 'en' },
});
interface Paid {
  begin(arm: string, task: string): void;
  modelFor(needs: object): { generate(request: object): Promise<{ ok: boolean; code?: string; output?: unknown }> };
  signal: AbortSignal;
  calls: unknown[];
}
interface Answers {
  spent: number;
  promise(most: number): number;
}
const RUN = { model: 'm', data: 'd' };
const STRONG = { tier: 'strong', choice: {} };
function paidBy(provider: object, file: string, limit: number) {
  const answers = new AnswersFile(file, RUN) as Answers;
  const paid = new PaidModel({ provider, file: answers, limit }) as Paid;
  paid.begin('board', '1');
  return { paid, answers, ask: (user?: string) => paid.modelFor(STRONG).generate(request(user)) };
}

describe('a model that is paid for', () => {
  it('is asked for nothing that may cost more than is left, whatever calls have cost in fact', async () => {
    const limit = 40_000;
    const { provider, asked } = providerOf(() => says('x'));
    const { paid, answers, ask } = paidBy(provider, newFile(), limit);
    for (let at = 0; !paid.signal.aborted; at += 1) {
      await ask(String(at));
      expect(answers.spent).toBeLessThanOrEqual(limit);
    }
    expect(paid.signal.reason).toMatchObject({ code: 'budget' });
    // Each has cost 1,000; the next one may cost 10,000 and more.
    expect(asked.count).toBeGreaterThan(20);
    expect(asked.count).toBeLessThan(31);
    expect(await ask('again')).toMatchObject({ ok: false, code: 'aborted' });
  });

  it('is paid for once: who goes on gets each answer again, in its order and on another day', async () => {
    const file = newFile();
    let said = 0;
    const first = providerOf(() => says(`answer ${(said += 1)}`));
    const before = paidBy(first.provider, file, 1e6);
    const dated = (day: string) => `## Today\nFriday, ${day} (UTC)\n\nu`;
    const heard = [await before.ask(dated('2026-11-27')), await before.ask(dated('2026-11-27'))];
    const second = providerOf(() => says('new'));
    const after = paidBy(second.provider, file, 1e6);
    expect([await after.ask(dated('2026-11-28')), await after.ask(dated('2026-11-28'))]).toEqual(heard);
    expect([second.asked.count, after.paid.calls.length]).toEqual([0, 2]);
    expect(await after.ask(dated('2026-11-28'))).toMatchObject({ output: { text: 'new' } });
    expect(after.answers.spent).toBe(3_000);
  });

  it('whose answer cannot be used has answered, once; a server that is away ends the run, and is asked again', async () => {
    const file = newFile();
    const bad = providerOf(() => ({ text: 'no JSON', output_tokens: 10 }));
    const { paid, ask } = paidBy(bad.provider, file, 1e6);
    expect(await ask()).toMatchObject({ ok: false, code: 'invalid_output' });
    expect(paid.signal.aborted).toBe(false);
    const away = providerOf(() => {
      throw new Error('away');
    });
    const broken = paidBy(away.provider, file, 1e6);
    expect(await broken.ask()).toMatchObject({ ok: false, code: 'invalid_output' });
    expect([away.asked.count, broken.paid.signal.aborted]).toEqual([0, false]);
    await broken.ask('another');
    expect(broken.paid.signal.reason).toMatchObject({ code: 'unavailable' });
    const back = providerOf(() => says('here'));
    expect(await paidBy(back.provider, file, 1e6).ask('another')).toMatchObject({ ok: true });
  });
});

describe('the answers of a run', () => {
  it('that was killed in a call count all that it may have cost, and half a line is none', () => {
    const file = newFile();
    const before = new AnswersFile(file, RUN) as Answers;
    before.promise(500);
    appendFileSync(file, '{"settled":1,"mic');
    const after = new AnswersFile(file, RUN) as Answers;
    expect(after.spent).toBe(500);
    expect(after.promise(20)).toBe(2);
    expect((new AnswersFile(file, RUN) as Answers).spent).toBe(520);
  });

  it('are mixed with those of no other model, data or version, and with no other file', () => {
    const file = newFile();
    new AnswersFile(file, RUN);
    const begun = readFileSync(file, 'utf8');
    expect(() => new AnswersFile(file, { ...RUN, model: 'other' })).toThrow(
      `${file} is of another run: model m there and other here`,
    );
    expect(readFileSync(file, 'utf8')).toBe(begun);
    expect(() => new AnswersFile(written('{"a":1}\n'), RUN)).toThrow(':1: not a file of answers');
    expect(() => new AnswersFile(written('half a line'), RUN)).toThrow(':1: not a file of answers');
    expect(() => new AnswersFile(written(`${begun}x\n`), RUN)).toThrow(':2: not JSON');
  });
});

describe('npm run eval -- deliberation', () => {
  afterEach(() => vi.unstubAllEnvs());
  const CLAUDE = { ANTHROPIC_API_KEY: 'sk-ant-test' };
  const NAMES = [
    'ANTHROPIC_API_KEY',
    'ANTHROPIC_AUTH_TOKEN',
    'PARLEY_MODEL',
    'PARLEY_OPENAI_BASE_URL',
    'PARLEY_MODEL_PROVIDER',
  ];
  const refusal = (args: string[], environment: Record<string, string> = {}) => {
    for (const name of NAMES) vi.stubEnv(name, environment[name] ?? '');
    return (linesOf as (given: string[]) => Promise<string[]>)(args).then(
      () => 'nothing',
      (error: Error) => error.message,
    );
  };

  it.each([
    ['unknown arm: fast', ['--arm', 'board,fast'], CLAUDE],
    ['--max-usd 0 has to be a number above 0', ['--max-usd', '0'], CLAUDE],
    ['--max-usd 2e9 has to be', ['--max-usd', '2e9'], CLAUDE],
    ['--tasks -1 has to be', ['--tasks=-1'], CLAUDE],
    ["Unknown option '--fast'", ['--fast'], CLAUDE],
    ['--data and --games are two', ['--data', 'a', '--games', 'b'], CLAUDE],
    ['no model is configured', ['--max-usd', '2'], {}],
    ['no model is configured', ['--max-usd', '2'], { PARLEY_MODEL_PROVIDER: 'rehearsal' }],
    ['PARLEY_MODEL is not set', ['--max-usd', '2'], { PARLEY_OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' }],
    ['--max-usd is missing, and this model costs money', [], CLAUDE],
    [
      'no limit can be kept: the price of claude-x is unknown',
      ['--max-usd', '2'],
      { ...CLAUDE, PARLEY_MODEL: 'claude-x' },
    ],
    [
      'no limit can be kept: the price of m is unknown',
      ['--max-usd', '2'],
      { PARLEY_OPENAI_BASE_URL: 'https://models.example/v1', PARLEY_MODEL: 'm' },
    ],
  ])('says how it is used: %s', async (reason, args, environment) => {
    const told = await refusal(args, environment);
    expect(told).toContain(reason);
    expect(told).toContain('usage: npm run --silent eval -- deliberation --max-usd USD');
  });

  it('says what is not there, and that self-consistency needs boards, before anything is paid for', async () => {
    const usual = ['--max-usd', '2', '--answers', newFile()];
    expect(await refusal([...usual, '--games', join(folder, 'none')], CLAUDE)).toContain('no such folder');
    expect(await refusal([...usual, '--data', join(folder, 'none')], CLAUDE)).toContain('no such file');
    const data = written([profile]);
    expect(await refusal([...usual, '--data', data, '--arm', 'self-consistency'], CLAUDE)).toContain(
      'self-consistency spends what a board has spent',
    );
  });
});
