import { expect, it } from 'vitest';
import { answerOf, isJson, type AnswerSchema } from './answer-fields.js';

const SCHEMA: AnswerSchema = {
  type: 'object',
  required: ['text', 'agrees', 'sources'],
  properties: {
    text: { type: 'string' },
    agrees: { type: 'boolean' },
    choice: { type: 'string', enum: ['tea', 'coffee'] },
    cups: { type: 'integer' },
    sources: { type: 'array' },
    stance: { type: 'object' },
  },
};

it('sends what was typed by its kind, and leaves out what may be', () => {
  const typed = new Map(
    Object.entries({ text: ' Tea. ', agrees: 'true', choice: 'tea', cups: '2', stance: '{"of": 1}' }),
  );
  expect(answerOf(SCHEMA, typed)).toEqual({
    ...{ text: 'Tea.', agrees: true, choice: 'tea', cups: 2, sources: [], stance: { of: 1 } },
  });
  expect(answerOf(SCHEMA, new Map([['text', 'Tea.']]))).toEqual({ text: 'Tea.', agrees: false, sources: [] });
});

it('takes lists and objects as JSON, and throws where they are none', () => {
  expect(Object.entries(SCHEMA.properties!).flatMap(([name, of]) => (isJson(of) ? [name] : []))).toEqual([
    'sources',
    'stance',
  ]);
  expect(() => answerOf(SCHEMA, new Map([['sources', 'a, b']]))).toThrow(SyntaxError);
});
