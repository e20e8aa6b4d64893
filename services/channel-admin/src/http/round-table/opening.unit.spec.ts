import { contractErrors } from '@parley/contracts';
import { callsOf, TABLES } from '@parley/protocols/round-table/gallery';
import { colonOf } from '@parley/wording';
import { describe, expect, it } from 'vitest';
import { openRoundTableData } from './opening.js';

it('takes the models of seats and of kinds of work over, and says nothing where nobody did', () => {
  const data = openRoundTableData(
    {
      topic: 'Lunch',
      members: [{ name: 'Ana', model: 'claude-opus-5-5', effort: 'high' }, { name: 'Bo' }],
      config: { models: [{ kind: 'ballot', provider: 'openai', model: 'llama' }] },
    },
    { rehearsal: false },
  );
  expect(contractErrors('OpenRoundTable', data)).toEqual([]);
  expect(data.members).toMatchObject([{ model: 'claude-opus-5-5', effort: 'high' }, { name: 'Bo' }]);
  expect(data.members[1]).not.toHaveProperty('model');
  expect(data.config.models).toEqual([{ kind: 'ballot', provider: 'openai', model: 'llama' }]);
});

const openedBy = (body: Parameters<typeof openRoundTableData>[0]) => openRoundTableData(body, { rehearsal: true });

describe.each(TABLES)('the ready table $id', ({ id, config, ...voices }) => {
  it.each([
    ['en', 'Shall we move to Lyon?\nBy May.'],
    ['zh', '我们要不要搬到里昂？\n五月之前。'],
  ] as const)('is opened whole by a text, in its language (%s)', (language, text) => {
    const { name, asks, seats } = voices[language];
    const data = openedBy({ table: id, question: text });
    expect(contractErrors('OpenRoundTable', data)).toEqual([]);
    expect(data).toMatchObject({
      language,
      topic: `${name}${colonOf(language)}${text.split('\n')[0]}`,
      config: { mode: 'board', ...config },
    });
    expect(data.question).toBe(`${asks}\n\n${text}`);
    expect(data.members.map((one) => one.name)).toEqual(seats.map((one) => one.name));
    expect(data).not.toHaveProperty('table');
  });

  it('has as many seats in both languages', () => {
    expect(voices.zh.seats).toHaveLength(voices.en.seats.length);
  });
});

it('small forms take four to six calls', () => {
  const small = TABLES.filter(({ id }) => ['second-opinion', 'premortem', 'redteam'].includes(id));
  expect(small.map(callsOf)).toEqual([5, 5, 5]);
});

it('people join the seats of a ready table; whoever names an agent has those named alone', () => {
  const names = (members: { name: string; kind?: 'person' }[]) =>
    openedBy({ table: 'devils-advocate', question: 'Move?', members }).members.map((one) => one.name);
  expect(names([{ name: 'Ana', kind: 'person' }])).toEqual(['Advocate', 'Devil’s advocate', 'Ana']);
  expect(names([{ name: 'Ana', kind: 'person' }, { name: 'Bo' }])).toEqual(['Ana', 'Bo']);
});

it('what the caller says goes before what the table has', () => {
  const { topic, config } = openedBy({ table: 'premortem', topic: 'Lyon', question: 'Move?', config: { rounds: 2 } });
  expect({ topic, rounds: config.rounds, summaries: config.summaries }).toEqual({
    ...{ topic: 'Lyon', rounds: 2, summaries: 'at_the_end' },
  });
});

it.each([
  ['/members', { question: 'Move?' }],
  ['/mode', { table: 'council', mode: 'party' as const, question: 'Move?' }],
  ['/question', { table: 'council' }],
])('refuses what cannot be a table, and says where: %s', (pointer, body) => {
  expect(() => openedBy(body)).toThrow(
    expect.objectContaining({ problem: expect.objectContaining({ errors: [expect.objectContaining({ pointer })] }) }),
  );
});
