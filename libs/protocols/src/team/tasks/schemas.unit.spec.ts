import { describe, expect, it } from 'vitest';
import { fieldsInOrder, undescribed } from '../../shared/work/output-schema.fixtures.js';
import { turns } from './index.js';

const specs = Object.values(turns);
const fieldsOf = (kind: string) => fieldsInOrder(specs.find((spec) => spec.kind === kind)!.schema.en);

describe('what an expert writes in a team', () => {
  it.each(specs.map((spec) => [spec.kind, spec.schema] as const))('is described in both languages: %s', (_, schema) => {
    expect(undescribed(schema)).toEqual([]);
    expect(fieldsInOrder(schema.zh)).toEqual(fieldsInOrder(schema.en));
  });

  it('is nine kinds of work, each of its own name', () => {
    expect(specs.map(({ kind, tier }) => `${kind} ${tier}`).toSorted()).toEqual([
      'argument strong',
      'debate-opening fast',
      'debate-summary fast',
      'divergence fast',
      'phase strong',
      'plan-revision strong',
      'ruling strong',
      'team-plan strong',
      'team-report strong',
    ]);
    expect(specs.filter(({ ending }) => ending).map(({ kind }) => kind)).toEqual(['team-report']);
  });

  it.each([
    ['team-plan', 'approach', 'phases'],
    ['team-plan', 'review.reason', 'review.wanted'],
    ['divergence', 'reason', 'criterion'],
    ['divergence', 'statements.quote', 'criterion'],
    ['debate-opening', 'point', 'disagreement'],
    ['argument', 'argument', 'position'],
    ['argument', 'position', 'changed'],
    ['ruling', 'rationale', 'decision'],
    ['ruling', 'overrules.reason', 'conclusion'],
  ])('is thought before it is concluded: %s, %s before %s', (kind, reason, verdict) => {
    const fields = fieldsOf(kind);
    expect(fields).toEqual(expect.arrayContaining([reason, verdict]));
    expect(fields.indexOf(reason)).toBeLessThan(fields.indexOf(verdict));
  });

  it('of a plan is no debate that is not to be held', () => {
    expect(fieldsOf('team-plan')).not.toContain('phases.debate.skip');
  });
});
