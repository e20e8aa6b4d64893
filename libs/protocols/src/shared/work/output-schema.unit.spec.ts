import { CONTRACT_SCHEMA, FIELD_DESCRIPTIONS } from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import { fieldsInOrder, undescribed } from './output-schema.fixtures.js';
import { outputSchema } from './output-schema.js';

describe('what a model may answer', () => {
  it('is written in the order given, nested too, and only what is picked', () => {
    const { en, zh } = outputSchema('Contribute', ['text', { stance: ['claim', 'verdict'] }]);
    expect(fieldsInOrder(en)).toEqual(['text', 'stance', 'stance.claim', 'stance.verdict']);
    expect(en).toMatchObject({ required: ['text', 'stance'], additionalProperties: false });
    expect(fieldsInOrder(zh)).toEqual(fieldsInOrder(en));
  });

  it('orders what a list holds', () => {
    const { en } = outputSchema('CompleteSelection', [{ picked: ['reason', 'participant_id'] }]);
    expect(fieldsInOrder(en)).toEqual(['picked', 'picked.reason', 'picked.participant_id']);
    expect(en).toMatchObject({ properties: { picked: { items: { required: ['reason', 'participant_id'] } } } });
  });

  it('lets be absent within it what the contract lets be absent', () => {
    const { en } = outputSchema('CompleteDraft', ['proposal']);
    const required = expect.not.arrayContaining(['unit']) as unknown;
    expect(en).toMatchObject({ properties: { proposal: { properties: { terms: { items: { required } } } } } });
  });

  it('is described in both languages', () => {
    const schema = outputSchema('Contribute', ['text', { stance: ['claim', 'accepts', 'rejects', 'verdict'] }]);
    expect(undescribed(schema)).toEqual([]);
    expect(schema.en).toMatchObject({ properties: { text: { description: expect.stringContaining('first person') } } });
    expect(schema.zh).toMatchObject({ properties: { text: { description: expect.stringContaining('第一人称') } } });
  });

  it('that nobody has described is found', () => {
    const schema = outputSchema('SendSignal', ['name']);
    expect(undescribed(schema)).toEqual(['en.name', 'zh.name']);
  });
});

describe('the descriptions', () => {
  it('are of fields that there are, in two languages', () => {
    for (const [name, { en, zh }] of Object.entries(FIELD_DESCRIPTIONS)) {
      const [message, field] = name.split('.') as [keyof (typeof CONTRACT_SCHEMA)['$defs'], string];
      expect(CONTRACT_SCHEMA.$defs[message].properties).toHaveProperty(field);
      expect(en).toMatch(/\p{Script=Latin}/u);
      expect(zh).toMatch(/\p{Script=Han}/u);
    }
  });
});
