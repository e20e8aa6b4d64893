import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { EXIT } from '../exit-codes.js';
import { boardBody } from './tables.js';
import { tableBody } from './ready-table.js';

const document = join(mkdtempSync(join(tmpdir(), 'parley-table-')), 'plan.md');
writeFileSync(document, '# Plan\n\nMove by May.\n');

const names = (body: object) => (body as { members: { name: string }[] }).members.map(({ name }) => name);

it('a ready table is opened with its seats and rounds, so that its price can be told', () => {
  const body = tableBody('premortem', { text: 'Move' }, {});
  expect(body).toMatchObject({
    table: 'premortem',
    mode: 'board',
    question: 'Move',
    language: 'en',
    config: { rounds: 1 },
  });
  expect(names(body)).toEqual(['Maker', 'User', 'Treasurer', 'Outsider']);
  expect(names(tableBody('premortem', { text: '搬家' }, {}))[0]).toBe('建造者');
});

it('works on a document, or on a text with one', () => {
  expect(tableBody('redteam', { document }, {})).toMatchObject({ question: '# Plan\n\nMove by May.' });
  expect(tableBody('premortem', { text: 'This:', document }, {})).toMatchObject({
    question: 'This:\n\n# Plan\n\nMove by May.',
  });
});

it('who is named sits there instead, and options go before what the table has', () => {
  const body = boardBody('Move', { table: 'council', members: 'Ana (treasurer), Bo', rounds: 1 });
  expect(names(body)).toEqual(['Ana', 'Bo']);
  expect(body).toMatchObject({ table: 'council', config: { rounds: 1 } });
});

it.each([
  ['no such table', () => tableBody('counsil', { text: 'Move' }, {}), /counsil.*council/u],
  ['no text', () => tableBody('redteam', {}, {}), /redteam DOCUMENT/u],
  ['an empty document', () => tableBody('premortem', { text: ' ' }, {}), /premortem/u],
  ['a document that is not there', () => tableBody('redteam', { document: `${document}.no` }, {}), /plan\.md\.no/u],
  ['a table and a file', () => boardBody(undefined, { table: 'council', file: 'a.yaml' }), /--table/u],
])('refuses %s, as wrong usage', (_, make, says) => {
  expect(make).toThrow(expect.objectContaining({ exitCode: EXIT.usage, message: expect.stringMatching(says) }));
});
