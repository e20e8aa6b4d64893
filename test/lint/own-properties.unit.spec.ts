import type { Rule } from 'eslint';
import { describe, expect, it } from 'vitest';
import { saidBy } from './typed-rule.fixtures.js';

const { ownProperties } = (await import('../../tools/lint/own-properties.mjs' as string)) as {
  ownProperties: Rule.RuleModule;
};

const GIVEN = `
  interface Array<T> { readonly length: number; [at: number]: T }
  interface IterableIterator<T> { next(): T }
  type Kind = 'a' | 'b';
  declare const Object: { hasOwn(map: object, key: string): boolean };
  declare const own: <V>(map: { [key: string]: V }, key: string) => V | undefined;
  declare const state: { asked: { [key: string]: number } };
  declare const counts: { [key in Kind]: number };
  declare const map: object, list: string[], id: string, maybe: string | undefined, kind: Kind, at: number;`;

/** What the rule says of a line. */
const saidOf = (line: string) =>
  saidBy(ownProperties, `${GIVEN}\nfunction snippet<T extends string>(name: T): unknown { ${line} }`);

describe('a key that may be any text', () => {
  it.each([
    ['return state.asked[id];', 'own'],
    ['return state.asked[id] ?? 0;', 'own'],
    ['return maybe !== undefined && state.asked[maybe];', 'own'],
    ['return state.asked[name];', 'own'],
    ['return id in map;', 'own'],
    ['state.asked[id] = 1; return;', 'written'],
  ])('%s is reported', (line, said) => {
    expect(saidOf(line)).toEqual([said]);
  });

  it.each([
    'return own(state.asked, id);',
    'return { ...state.asked, [id]: 1 };',
    'return Object.hasOwn(map, id);',
    'return list[at];',
    'return counts[kind];',
    'return state.asked[kind];',
    "return 'asked' in state;",
  ])('%s is not', (line) => {
    expect(saidOf(line)).toEqual([]);
  });
});
