import type { Rule } from 'eslint';
import { expect, it } from 'vitest';
import { saidBy } from './typed-rule.fixtures.js';

const { effectsReturn } = (await import('../../tools/lint/effects-return.mjs' as string)) as {
  effectsReturn: Rule.RuleModule;
};

const GIVEN = `
  interface Function { call: unknown } interface CallableFunction extends Function {} interface Promise<T> { then: T }
  declare function useEffect(effect: () => void | (() => void), on?: unknown[]): void;
  declare const useLayoutEffect: typeof useEffect, React: { useInsertionEffect: typeof useEffect };
  declare const say: (text: string) => void, listen: () => () => void, perhaps: () => (() => void) | undefined;
  declare const ask: () => Promise<number>, anything: any, stop: () => void, maybe: boolean;`;

it.each([
  ["useEffect(() => say('a'));", ['value']],
  ["useLayoutEffect(() => say('a'), []);", ['value']],
  ["React.useInsertionEffect(() => say('a'));", ['value']],
  ['useEffect(() => ask());', ['value']],
  ['useEffect(async () => { await ask(); });', ['value']],
  ['useEffect(() => anything);', ['value']],
  ["useEffect(() => maybe && say('a'));", ['value']],
  ['useEffect(stop);', ['value']],
  ['useEffect(ask);', ['value']],
  ["useEffect(() => { if (maybe) return; return say('a'); });", ['value']],
  ['useEffect(function () { return ask(); });', ['value']],
  ["useEffect(() => { say('a'); });", []],
  ["useEffect(() => void say('a'));", []],
  ['useEffect(() => void ask());', []],
  ['useEffect(() => listen());', []],
  ['useEffect(listen);', []],
  ['useEffect(() => perhaps());', []],
  ['useEffect(() => { const late = () => ask(); late(); return stop; });', []],
  ["useEffect(() => () => say('a'));", []],
  ['useEffect(() => (maybe ? stop : undefined));', []],
  ['listen();', []],
])('%s', (code, said) => expect(saidBy(effectsReturn, `${GIVEN}\n${code}`)).toEqual(said));
