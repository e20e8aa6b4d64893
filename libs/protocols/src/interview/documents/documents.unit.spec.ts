import { contractErrors, type GeneratedBy } from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import type { DocumentId } from '../state.js';
import { compareDocuments } from './compare.js';
import { DOCUMENTS } from './documents.fixtures.js';
import { documentMarkdown } from './markdown.js';
import { TITLES, isDocumentId } from './catalogue.js';

const ids = Object.keys(DOCUMENTS) as DocumentId[];
const generated_by: GeneratedBy = { tool: 'parley', by: ['ai', 'people'], models: ['one/model'] };
const file = (document: DocumentId, more: Partial<Parameters<typeof documentMarkdown>[0]> = {}): string =>
  documentMarkdown({
    ...{ document, version: 1, content: DOCUMENTS[document], topic: 'The club', language: 'en', rehearsal: false },
    generated_by,
    ...more,
  });

describe('the six documents as Markdown (I6)', () => {
  it.each(ids)('%s: every statement ends with its turns, in both languages', (document) => {
    const message = { participant_id: 'architect', document: DOCUMENTS[document] };
    expect(contractErrors('WriteInterviewDocument', message)).toEqual([]);
    const statements = (text: string) => text.split('\n').filter((line) => line.startsWith('- '));
    const [en, zh] = [statements(file(document)), statements(file(document, { language: 'zh' }))];
    expect(en.length).toBeGreaterThan(1);
    expect(zh).toHaveLength(en.length);
    expect(en.filter((line) => !/ \(turns? \d+(?:, \d+)*\)$/u.test(line))).toEqual([]);
    expect(zh.filter((line) => !/（第 \d+(?:、\d+)* 轮）$/u.test(line))).toEqual([]);
  });

  it('shows all that it says, under headings of its language', () => {
    expect(file('DOC_06')).toBe(`# DOC_06 · Risks

The club · Version 1

*AI-generated content. What is said here was written by AI agents (model: one/model) and people.*

Nobody may look.

## What could go wrong

- Nobody looks.; Likelihood: medium; Impact: high; Mitigation: Reminders. (turn 4)

## Assumptions

- Everybody has a phone. (turn 4)

## Still to be asked

- Who pays? (turn 3)
`);
    const zh = file('DOC_02', { language: 'zh', version: 2, rehearsal: true });
    for (const text of [
      '# DOC_02 · 需求',
      '第 2 版',
      '> 这是排练：Parley 自己的智能体由脚本扮演',
      '## 与上一版相比的变化',
      '优先级：必须',
    ]) {
      expect(zh).toContain(text);
    }
  });

  it("text of people and models stays text, and a topic is one line's worth", () => {
    const text = file('DOC_01', { topic: '# Not a heading\n\n![x](http://example.org/x.png)' });
    expect(text).not.toMatch(/^# Not/mu);
    expect(text).not.toContain('![');
    expect(text).not.toContain('\n<script>');
    expect(text).toContain('\\<script>');
  });

  it('knows its six documents by name, and nothing that merely is a property', () => {
    expect(ids.every(isDocumentId)).toBe(true);
    for (const name of ['DOC_07', 'doc_01', 'constructor', '__proto__', '']) expect(isDocumentId(name)).toBe(false);
    expect(Object.keys(TITLES.zh)).toEqual(ids);
  });
});

describe('two versions of a document, compared (I6)', () => {
  const { requirements } = DOCUMENTS.DOC_02;
  const [functional] = requirements!.functional;

  it('the same one has nothing but unchanged statements', () => {
    for (const id of ids) {
      const { summary, parts } = compareDocuments(DOCUMENTS[id], structuredClone(DOCUMENTS[id]), 'en');
      expect(summary).toBeUndefined();
      for (const { added, removed, changed, unchanged } of parts) {
        expect([added, removed, changed]).toEqual([[], [], []]);
        expect(unchanged.length).toBeGreaterThan(0);
      }
    }
  });

  it('tells what was added, removed, changed and kept, heading by heading', () => {
    const now = {
      ...DOCUMENTS.DOC_02,
      summary: 'What is wanted now.',
      requirements: {
        functional: [
          { ...functional!, text: 'A change is seen within an hour.' },
          { text: 'It reminds.', acceptance: 'A mail comes.', priority: 'must' as const, turns: [7] },
        ],
        quality: requirements!.quality,
        constraints: [],
        out_of_scope: [{ text: 'Payments.', turns: [3, 7] }],
      },
    };
    const { summary, parts } = compareDocuments(DOCUMENTS.DOC_02, now, 'en');
    expect(summary).toEqual({ before: 'What is wanted.', now: 'What is wanted now.' });
    const of = (name: string) => parts.find(({ part }) => part === name);
    expect(of('functional')).toMatchObject({
      changed: [{ before: { text: functional!.text }, now: { text: 'A change is seen within an hour.' } }],
      added: [{ text: 'It reminds.', turns: [7] }],
      removed: [],
    });
    expect(of('quality')).toMatchObject({ unchanged: [{ text: 'It costs nothing.' }], changed: [] });
    expect(of('constraints')).toMatchObject({ title: 'Limits', removed: [{ text: 'No new accounts.' }], added: [] });
    expect(of('out_of_scope')).toMatchObject({ changed: [{ before: { turns: [3] }, now: { turns: [3, 7] } }] });
  });

  it('sees a statement that was put otherwise in Chinese too', () => {
    const of = (text: string) => ({
      ...DOCUMENTS.DOC_05,
      plan: { milestones: [], prerequisites: [{ text, turns: [1] }] },
    });
    const { parts } = compareDocuments(of('日期变更一分钟内成员可见'), of('日期变更一小时内成员可见'), 'zh');
    expect(parts).toMatchObject([{ title: '前提条件', changed: [{ now: { text: '日期变更一小时内成员可见' } }] }]);
  });
});
