import type { RecordedEvent } from '@parley/contracts';
import { existsSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { state } from '../commands/state.js';
import { channels } from '../commands/views.js';
import { EXIT, exitOf } from '../exit-codes.js';
import { register } from '../known-protocols.js';
import { PROTOCOLS } from '../protocols.js';
import { ApiClient } from '../api-client.js';
import type { GlobalOptions, Session } from '../session.js';
import { rendererOf } from './renderer-of.js';

beforeAll(() => register(PROTOCOLS));
afterEach(() => vi.restoreAllMocks());

const config = { max_rounds: 3, mode: 'board', rounds: 3 };
const hosted = (script: object[]) => [
  { participant_id: 'ana', name: 'ANA', kind: 'hosted', persona: '', focus: '', skills: [], expertise: [], script },
];
const script = [{ turn: 1, round: 1, text: 'Yes.' }];
const said = { topic: 'Lunch', language: 'en', config, rehearsal: true };

/** How each protocol opens, with people who have this script. */
const OPENED = {
  negotiation: (lines: object[], more: object = {}) => ({
    type: 'ChannelOpened',
    data: { ...said, demand: { text: 'Lunch', constraints: [] }, candidates: hosted(lines), ...more },
  }),
  'round-table': (lines: object[], more: object = {}) => ({
    type: 'RoundTableOpened',
    data: { ...said, question: 'Lunch?', members: hosted(lines), ...more },
  }),
  workshop: (lines: object[], more: object = {}) => ({
    type: 'WorkshopOpened',
    data: { ...said, requirement: 'Lunch', version: 1, roles: hosted(lines), ...more },
  }),
  team: (lines: object[], more: object = {}) => ({
    type: 'TeamOpened',
    data: { ...said, task: 'Lunch', lead: 'ana', experts: hosted(lines), ...more },
  }),
};

async function textOf(protocol: string, ...events: object[]): Promise<string> {
  const renderer = await rendererOf(protocol, { lang: undefined } as unknown as GlobalOptions);
  const texts = events.flatMap((event) => renderer.render(event as RecordedEvent) ?? []);
  return stripVTControlCharacters(texts.join('\n'));
}

const closed = {
  type: 'ChannelClosed',
  data: { status: 'success', reason: '', ended_by: { kind: 'user', id: 'u' }, message: 'Bye.' },
};

it.each(Object.keys(OPENED) as (keyof typeof OPENED)[])(
  'why somebody stopped a %s stands with its end',
  async (protocol) => {
    const stopped = {
      ...closed.data,
      status: 'stopped',
      said: { actor: { kind: 'user', id: 'ula' }, text: 'No time left.' },
    };
    expect(await textOf(protocol, OPENED[protocol](script), { ...closed, data: stopped })).toContain(
      '\nula: “No time left.”\n',
    );
  },
);

describe.each(Object.entries(OPENED))('a rehearsed %s on the terminal (P6)', (protocol, opened) => {
  it('says first that it is one, and again beside the result', async () => {
    const text = await textOf(protocol, opened(script), closed);
    expect(text).toMatch(/^◌ REHEARSAL: no language model takes part/u);
    expect(text).toMatch(/══ .* · rehearsal\n/u);
  });

  it.each([
    ['en', 'There is no script for a text of your own', ['ANTHROPIC_API_KEY', 'parley doctor', 'examples/']],
    ['zh', '您自己的文字没有脚本', ['ANTHROPIC_API_KEY', 'parley doctor', 'examples/']],
  ])('where nobody has a script says what that means, and names three ways to a real run, in %s', async (...row) => {
    const [language, words, ways] = row;
    const text = await textOf(protocol, opened([], { language }));
    for (const part of [words, ...ways]) expect(text).toContain(part);
    expect(await textOf(protocol, opened(script, { language }))).not.toContain(words);
  });

  it('offers the sample that fits, which is there', async () => {
    const [, sample = ''] = /-f (examples\/\S+\.yaml)/u.exec(await textOf(protocol, opened([]))) ?? [];
    expect(sample).toContain(`examples/${protocol}/`);
    expect(existsSync(new URL(`../../../../${sample}`, import.meta.url))).toBe(true);
  });

  it('ends as rehearsed, and as no success (P6)', async () => {
    const end = { ...closed, data: { ...closed.data, status: 'rehearsed' } };
    expect(await textOf(protocol, opened([]), end)).toMatch(/══ REHEARSED\n/u);
    expect(await textOf(protocol, opened([], { language: 'zh' }), end)).toMatch(/══ 仅为排练\n/u);
    expect(exitOf('rehearsed')).toBe(EXIT.rehearsed);
  });

  it('of models says nothing of the kind', async () => {
    expect(await textOf(protocol, opened([], { rehearsal: false }), closed)).not.toMatch(/rehears|◌/iu);
  });
});

it.each(['person', 'external', 'a2a'])('says of no script that it plays a seat of kind %s', async (kind) => {
  const members = [
    { participant_id: 'ana', name: 'ANA', kind: 'hosted', persona: '', expertise: [], script },
    { participant_id: 'bo', name: 'BO', kind, persona: '', expertise: [], script: [] },
  ];
  const text = await textOf('round-table', OPENED['round-table'](script, { members }), closed);
  expect(text).toContain('people and agents elsewhere speak for themselves');
  expect(text).not.toContain('everybody says what a script has');
});

describe('lists and states say which channels are rehearsed (P6)', () => {
  const printed = async (command: (session: Session) => Promise<unknown>, answer: object): Promise<string> => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json(answer));
    const client = new ApiClient('http://127.0.0.1', { timeoutMs: 1_000 });
    await command({ client } as unknown as Session);
    const text = write.mock.calls.map(([chunk]) => String(chunk)).join('');
    return stripVTControlCharacters(text);
  };
  const text = { output: 'text' } as GlobalOptions;

  it('the list of channels, line by line', async () => {
    const item = (topic: string, rehearsal: boolean) => ({
      ...{ channel_id: topic, protocol: 'negotiation', topic, phase: 'closed', outcome: 'success', rehearsal },
      ...{ round: 1, max_rounds: 3, last_activity_at: '2026-01-01T12:00:00.000Z' },
    });
    const items = [item('played', true), item('real', false)];
    const lines = (await printed((session) => channels(session, {}, text), { items })).split('\n');
    expect(lines.find((line) => line.includes('played'))).toContain('success (rehearsal)');
    expect(lines.find((line) => line.includes('real'))).not.toContain('rehearsal');
  });

  it.each([true, false])('the state of a channel: %s', async (rehearsal) => {
    const at = '2026-01-01T12:00:00.000Z';
    const answer = { rehearsal, current_round: 1, started_at: at, last_activity_at: at, findings: [] };
    const shownState = await printed((session) => state(session, 'c', {}, text), answer);
    expect(shownState.includes('rehearsal: yes')).toBe(rehearsal);
  });
});
