import { expect, it } from 'vitest';
import { readDraft, textIn, writtenDraft } from './draft.js';

it('a draft comes back as it was written, with what was typed by field', () => {
  const draft = { text: 'A "quote"\n', stands: new Map([['issue-1', { stance: 'agree', reason: '' }]]) };
  expect(readDraft(writtenDraft(draft))).toEqual(draft);
  expect(readDraft(writtenDraft(new Map()))).toEqual(new Map());
});

it('what is no draft is none', () => {
  expect(readDraft(null)).toBeUndefined();
  expect(readDraft('{ half')).toBeUndefined();
});

it('what is written in a draft is told by field; what only stands empty is nothing', () => {
  const stands = new Map([
    ['issue-1', { stance: 'object', reason: 'Too dear' }],
    ['issue-2', { stance: '', reason: ' ' }],
  ]);
  expect(textIn({ analysis: ' We can. ', stands, entries: [] })).toBe('We can.\nissue-1: object\nToo dear');
  expect(textIn({ analysis: '', stands: new Map(), decides: false })).toBe('');
});
