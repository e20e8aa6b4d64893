import { newId } from '@parley/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commandProblem } from './command-check.js';

const GOOD = {
  id: newId(),
  type: 'Intervene',
  tenant: 'default',
  channel_id: newId(),
  actor: { kind: 'user', id: 'ula' },
  time: '2026-01-01T12:00:00.000Z',
  data: { text: 'Hello.' },
};

/** Conditions within one another, as often as that. */
function nested(levels: number): unknown {
  let rule: unknown = { round_limit: {} };
  for (let level = 0; level < levels; level += 1) rule = { not: rule };
  return rule;
}

describe('what comes as a command', () => {
  it('is looked into where it is one', () => expect(commandProblem(GOOD)).toBeUndefined());

  it.each([
    ['an id that is an object', { ...GOOD, id: { toString: 1 } }, '/id'],
    ['a channel that is an object', { ...GOOD, channel_id: { toString: 1, valueOf: 2 } }, '/channel_id'],
    ['a tenant that is a list', { ...GOOD, tenant: ['default'] }, '/tenant'],
    ['a type that is an object', { ...GOOD, type: { toString: 1 } }, '/type'],
    ['a type that every object has', { ...GOOD, type: 'constructor' }, '/type'],
    ['an actor that is none', { ...GOOD, actor: 7 }, '/actor'],
    ['text with NUL', { ...GOOD, data: { text: 'a\0b' } }, '/data/text'],
  ])('is refused by the field: %s', (_, value, pointer) => {
    expect(commandProblem(value)).toMatchObject({ code: 'invalid-request', errors: [{ pointer }] });
  });

  it('is refused where it is nested without end, before anything follows it down', () => {
    const data = { termination: { stop_when: [nested(6_000)] } };
    expect(commandProblem({ ...GOOD, type: 'OpenRoundTable', data })).toMatchObject({
      errors: [{ reason: 'is nested deeper than 32 levels' }],
    });
  });

  it('never throws, whatever it is', () => {
    const hostile = fc.oneof(fc.jsonValue({ maxDepth: 6 }), fc.object({ withNullPrototype: true }), fc.anything());
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(GOOD)), hostile), (fields) => {
        commandProblem({ ...GOOD, ...fields });
      }),
    );
  });
});
