import { describe, expect, it } from 'vitest';
import { fieldsInOrder, undescribed } from '../../shared/work/output-schema.fixtures.js';
import { facilitations, turns } from './index.js';

const specs = [...Object.entries(turns), ...Object.entries(facilitations)];
const fieldsOf = (name: string) => fieldsInOrder(Object.fromEntries(specs)[name]!.schema.en);

describe('what a model writes in an interview', () => {
  it.each(specs.map(([name, { schema }]) => [name, schema] as const))(
    'is described in both languages: %s',
    (_, schema) => {
      expect(undescribed(schema)).toEqual([]);
      expect(fieldsInOrder(schema.zh)).toEqual(fieldsInOrder(schema.en));
    },
  );

  it('is the better model’s in front, and a fast one’s behind', () => {
    expect([...new Set(specs.map(([, { kind, tier, effort = '-' }]) => `${kind} ${tier} ${effort}`))]).toEqual([
      'answer strong low',
      'write strong -',
      'brief fast -',
      'analyse fast -',
      'oversee fast -',
      'compress fast -',
      'conclude strong -',
    ]);
    expect(specs.filter(([, { ending }]) => ending).map(([name]) => name)).toEqual(['conclude']);
  });

  it.each([
    ['analyse', 'analysis.reading', 'analysis.added'],
    ['analyse', 'analysis.areas.missing', 'analysis.areas.score'],
    ['analyse', 'analysis.risks', 'analysis.status'],
    ['analyse', 'analysis.changed.reason', 'analysis.changed.text'],
    ['oversee', 'oversight.reason', 'oversight.approves'],
    ['oversee', 'oversight.corrects', 'oversight.notice'],
    ['DOC_03', 'solution_outline', 'summary'],
  ])('is thought before it is concluded: %s, %s before %s', (name, reason, verdict) => {
    const fields = fieldsOf(name);
    expect(fields).toEqual(expect.arrayContaining([reason, verdict]));
    expect(fields.indexOf(reason)).toBeLessThan(fields.indexOf(verdict));
  });

  it('of a document is what that document has, and of no other', () => {
    const tops = (name: string) => fieldsOf(name).filter((field) => !field.includes('.'));
    expect(tops('DOC_01')).toEqual(['problem_and_users', 'changes', 'summary']);
    expect(tops('DOC_06')).toEqual(['risks', 'changes', 'summary']);
  });
});
