import { expect, it } from 'vitest';
import { readDraft, writtenDraft } from './draft.js';

it('a draft comes back as it was written, with what was typed by field', () => {
  const draft = { text: 'A "quote"\n', stands: new Map([['issue-1', { stance: 'agree', reason: '' }]]) };
  expect(readDraft(writtenDraft(draft))).toEqual(draft);
  expect(readDraft(writtenDraft(new Map()))).toEqual(new Map());
});

it('what is no draft is none', () => {
  expect(readDraft(null)).toBeUndefined();
  expect(readDraft('{ half')).toBeUndefined();
});
