import { describe, expect, it } from 'vitest';
import { BALLOT } from '../../shared/work/ballot.js';
import { fieldsInOrder, undescribed } from '../../shared/work/output-schema.fixtures.js';
import { workshop } from '../workshop.js';

const specs = [...Object.values(workshop.turns), ...Object.values(workshop.facilitations), BALLOT];

describe('what a model writes in a workshop', () => {
  it.each(specs.map((spec) => [spec.kind, spec.schema] as const))('is described in both languages: %s', (_, schema) => {
    expect(undescribed(schema)).toEqual([]);
    expect(fieldsInOrder(schema.zh)).toEqual(fieldsInOrder(schema.en));
  });

  it.each([
    ['speech', 'stances.reason', 'stances.stance'],
    ['speech', 'entry_stances.reason', 'entry_stances.stance'],
    ['ratify', 'entry_stances.reason', 'entry_stances.stance'],
    ['initial_judgement', 'judgement.reason', 'judgement.sufficient'],
  ])('is thought before it is concluded: %s, %s before %s', (kind, reason, verdict) => {
    const fields = fieldsInOrder(specs.find((spec) => spec.kind === kind)!.schema.en).map((f) =>
      f.replace(/^speech\./u, ''),
    );
    expect(fields).toEqual(expect.arrayContaining([reason, verdict]));
    expect(fields.indexOf(reason)).toBeLessThan(fields.indexOf(verdict));
  });
});
