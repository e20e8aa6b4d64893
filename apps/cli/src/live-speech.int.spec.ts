import { stripVTControlCharacters } from 'node:util';
import { anthropicModel } from '@parley/llm';
import {
  genericAnswerer,
  dataFolder,
  startSimulatedApi,
  type SimulatedApi,
  type SimulatedRequest,
} from '@parley/testing';
import stringWidth from 'string-width';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startStandalone, type Standalone } from '../../standalone/src/start-standalone.js';
import { defined } from './defined.js';
import { EXIT } from './exit-codes.js';
import { speak } from './language.js';

const COLUMNS = 60;
const SAID = {
  ana: 'The neighbours would rather have it on a Saturday, they told me at the fence, since everybody works on Tuesdays and the children have to be in bed by eight.',
  bo: '邻居们更希望在星期六举行这次聚会，因为星期二大家都要上班，而且孩子们第二天还要上学，晚上八点就得睡觉。',
  moderator:
    'Ana and Bo both have the neighbours in mind, and both name Saturday: on the day there is nothing open, and what is left is the hour at which it begins.',
};
const THOUGHT =
  'Who lives there has children, so that an evening in the week is hard for them. A Saturday costs nobody anything.';
const BOARD = {
  question: 'On which day?',
  rehearsal: false,
  members: ['Ana', 'Bo'].map((name) => ({ name, persona: `${name} lives here.` })),
  config: { rounds: 1, speaking: 'in_turn', budget_micro_usd: 0, premortem: false },
};

let api: SimulatedApi;
let parley: Standalone;
/** Nobody says anything before somebody looks on. */
let looksOn: Promise<void>;
const { isTTY, columns } = process.stdout;

beforeAll(async () => {
  const speaks = (name: 'ana' | 'bo', heading: string) => ({
    when: ({ talk }: { talk: string }) => talk.includes(heading),
    answer: async (_: unknown, generic: Record<string, unknown>) => {
      await looksOn;
      return { says: { ...generic, text: SAID[name] }, thinks: THOUGHT };
    },
  });
  const sumsUp = {
    when: ({ schema }: SimulatedRequest) => JSON.stringify(schema).includes('"summary"'),
    answer: (_: unknown, generic: Record<string, unknown>) => ({ says: { ...generic, summary: SAID.moderator } }),
  };
  const members = [speaks('ana', '## You are Ana'), speaks('bo', '## You are Bo')];
  api = await startSimulatedApi(genericAnswerer(...members, sumsUp));
  const settings = { folder: await dataFolder(), rehearsal: false, postgresSettings: ['fsync=off'] };
  const model = anthropicModel({ apiKey: 'k', model: 'claude-haiku-5-5', effort: 'low', baseURL: api.url });
  parley = await startStandalone({ ...settings, modelFor: () => model });
});
afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(process.stdout, { isTTY, columns });
  process.exitCode = undefined;
});
afterAll(async () => {
  speak();
  await parley.close();
  await api.close();
});

/** A board from its beginning to its end, watched on a terminal or a pipe. */
async function watched({ isTerminal, more = [] }: { isTerminal: boolean; more?: string[] }) {
  let look = () => undefined as void;
  looksOn = new Promise<void>((resolve) => (look = resolve));
  const opened = await fetch(`${parley.url}/v1/round-tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(BOARD),
  });
  const { channel_id: channel } = (await opened.json()) as { channel_id: string };
  let written = '';
  let asked = '';
  const request = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((wanted, init) => {
    const { url } = new Request(wanted, init);
    if (!url.includes('/events')) return request(wanted, init);
    asked = url;
    return request(wanted, init).finally(() => look());
  });
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((written += String(text)), true));
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  Object.assign(process.stdout, { isTTY: isTerminal, columns: isTerminal ? COLUMNS : undefined });
  await defined().parseAsync(['--server', parley.url, 'watch', channel, ...more], { from: 'user' });
  // What was drawn on the last line and taken away again does not stay.
  const stays = stripVTControlCharacters(written.replaceAll(/(?<=^|\n)[^\n]*\r\u001B\[2K/gu, ''));
  return { stays, asked };
}

const times = (text: string, part: string): number => text.split(part).length - 1;
const flat = (text: string): string => text.replaceAll(/[\s│┊\u2060]+/gu, '');

describe('a board whose members are heard while they speak', () => {
  it('on a terminal is told in whole rows, once, and no word is broken', async () => {
    const { stays, asked } = await watched({ isTerminal: true });
    expect(process.exitCode).toBe(EXIT.done);
    for (const said of Object.values(SAID)) expect(times(flat(stays), flat(said))).toBe(1);
    expect(stays).toContain('\nAna (AI):\n  The neighbours');
    expect(stays).toContain('↑ as said above');
    for (const row of stays.split('\n')) expect(stringWidth(row)).toBeLessThanOrEqual(COLUMNS);
    const words = new Set(stays.split(/\s+/u));
    for (const word of SAID.ana.split(' ')) expect([...words]).toContain(word);
    expect(asked).not.toContain('thoughts');
    expect(flat(stays)).not.toContain(flat(THOUGHT));
  });

  it('with --thoughts asks for them, and tells them marked before what came of them', async () => {
    const { stays, asked } = await watched({ isTerminal: true, more: ['--thoughts'] });
    expect(asked).toContain('thoughts=true');
    expect(flat(stays)).toContain(flat(THOUGHT));
    expect(stays).toMatch(
      /\nAna \(AI\) is thinking:\n┊ Who lives there .*\n┊ .*\n(?:┊ .*\n)*Ana \(AI\):\n {2}The neighbours/u,
    );
  });

  it('on a pipe is told once by its events, and thoughts whole before them', async () => {
    const { stays } = await watched({ isTerminal: false, more: ['--thoughts', '--lang', 'zh'] });
    for (const said of Object.values(SAID)) expect(times(flat(stays), flat(said))).toBe(1);
    expect(stays).not.toMatch(/^Ana(?: \(AI\))?：$/mu);
    expect(stays).not.toContain('↑');
    expect(stays).toContain(`\nAna (AI) 的思考：\n┊ ${THOUGHT}\n`);
  });
});

it('--thoughts is there wherever a deliberation is shown while it goes on', () => {
  const opens = [
    'negotiate',
    'board',
    'second-opinion',
    'premortem',
    'redteam',
    'party',
    'plan',
    'team',
    'interview',
    'open',
    'vote',
  ];
  const shows = [...opens, 'demo', 'chat', 'follow', 'watch'];
  const has = defined().commands.filter(({ options }) => options.some(({ long }) => long === '--thoughts'));
  expect(has.map((command) => command.name()).toSorted()).toEqual(shows.toSorted());
});
