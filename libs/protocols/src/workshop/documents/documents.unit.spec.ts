import { contractErrors, type PlanDocument } from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import { after, workOf } from '../tasks/work.fixtures.js';
import { call, command, entry, reviewed, role, says, workshopOf3 } from '../workshop.fixtures.js';
import { documentOf } from './documents.fixtures.js';
import { TYPED_KINDS } from './kinds.js';
import type { TypedKind } from './document-kind.js';

/** A workshop whose discussion is over: entry-1 is in the draft, ana writes a document of the kind. */
const discussed = (kind: TypedKind, rehearsal = false) => [
  workshopOf3({ rehearsal, roles: [role('ana', { document_kind: kind }), role('bo'), role('cy')] }),
  says('ana', { entries: [entry('Cache it.', ['issue-1'])], analysis: 'OWN-WORDS' }),
  says('bo', { analysis: 'WORDS-OF-BO' }),
  says('cy'),
  reviewed('review-1-1-1'),
];

const writes = (document: PlanDocument, more = {}) =>
  command('WriteDocument', { participant_id: 'ana', document, ...more });

describe.each(TYPED_KINDS)('a document of the kind %s (W9)', (kind) => {
  const settled = discussed(kind);
  const work = workOf(after(...settled), 'ana');

  it("is asked for with the kind's own fields, from the role's own words", () => {
    const { schema, user, template } = work.prompt;
    expect(template).toBe('document@3');
    expect(schema).toMatchObject({ required: [kind, 'open_points', 'summary'] });
    expect(JSON.stringify(schema)).not.toContain('sections');
    expect(user).toContain('OWN-WORDS');
    expect(user).not.toContain('WORDS-OF-BO');
    expect(user).toMatch(/\{"\w+": .*"based_on": \["entry-\d"\]\}|risks:|scope:/u);
  });

  it('is recorded with all that its items cite', () => {
    const { sections: _none, based_on: _derived, ...output } = documentOf(kind, ['entry-1']);
    const answer = work.accept(output, call);
    if (!('type' in answer) || answer.type !== 'WriteDocument') throw new Error(JSON.stringify(answer));
    const { documents } = after(...settled, command('WriteDocument', answer.data));
    expect(documents[0]!.document).toEqual({ ...documentOf(kind, ['entry-1']), based_on: ['entry-1'] });
    expect(contractErrors('PlanDocument', documents[0]!.document)).toEqual([]);
  });

  it('that cites what is not there is told once what is; then it is recorded, and what was cited is noted', () => {
    const answer = work.accept(documentOf(kind, ['entry-1', 'entry-9']), call);
    expect(answer).toMatchObject({
      invalid: 'entry-9: not among the entries of the draft, which are entry-1',
      asSaid: {},
    });
    const state = after(...settled, writes(documentOf(kind, ['entry-1', 'entry-9']), { call }));
    const { unknown_citations = [], ...kept } = state.documents[0]!.document;
    expect(kept).toEqual({ ...documentOf(kind, ['entry-1']), based_on: ['entry-1'] });
    expect(unknown_citations).toContainEqual({
      entry_id: 'entry-9',
      pointer: expect.stringMatching(`^/${kind}/`) as string,
    });
  });

  it('of a person that cites what is not there is refused', () => {
    expect(() => after(...settled, writes(documentOf(kind, ['entry-9'])))).toThrow('entry-9 is not in the draft');
  });

  it('is not one of another kind, nor one without its fields', () => {
    const other = TYPED_KINDS.find((one) => one !== kind)!;
    expect(work.accept(documentOf(other), call)).toMatchObject({
      invalid: expect.stringContaining(`/${kind} is missing`),
    });
    expect(() => after(...settled, writes(documentOf(other)))).toThrow('is of another kind');
  });
});

it('what is wrong is said in the language of the channel', () => {
  const chinese = [workshopOf3({ language: 'zh' }), ...discussed('test_plan').slice(1)];
  expect(workOf(after(...chinese), 'bo').accept({ ...documentOf('test_plan', ['entry-9']) }, call)).toEqual({
    invalid: '/document/test_plan 属于另一类文档',
  });
  const cites = { summary: '我的', sections: [], based_on: ['entry-9'] };
  expect(workOf(after(...chinese), 'bo').accept(cites, call)).toMatchObject({
    invalid: 'entry-9 不属于草案条目；现有：entry-1',
  });
});

describe('an estimate', () => {
  it('is a range that does not run backwards', () => {
    const { dev_plan, ...rest } = documentOf('dev_plan');
    const backwards = { ...dev_plan!, steps: [{ ...dev_plan!.steps[0]!, days_low: 5, days_high: 2 }] };
    const work = workOf(after(...discussed('dev_plan')), 'ana');
    expect(work.accept({ ...rest, dev_plan: backwards }, call)).toEqual({
      invalid: '/document/dev_plan/steps/0/days_high is below days_low',
    });
  });
});

describe('rehearsed', () => {
  it('without a script it says that nothing was understood, repeats the draft, and fills in no field', () => {
    const state = after(...discussed('product_plan', true));
    const work = workOf(state, 'ana');
    const written = work.rehearse();
    expect(written).toMatchObject({
      summary: expect.stringContaining('cannot understand'),
      sections: [{ heading: 'Consensus draft', items: ['Cache it.'] }],
    });
    expect(written).not.toHaveProperty('product_plan');
    expect(work.accept(written, call)).toMatchObject({ type: 'WriteDocument' });
  });
});

it('what a role is reminded of is bounded, however long it spoke', () => {
  const state = after(workshopOf3(), says('ana', { analysis: 'x'.repeat(5_000) }));
  expect(state.said['ana']).toEqual([{ round: 1, text: `${'x'.repeat(2_000)} […]` }]);
});
