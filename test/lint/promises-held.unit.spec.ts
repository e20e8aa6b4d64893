import type { Rule } from 'eslint';
import { expect, it } from 'vitest';
import { saidBy } from './typed-rule.fixtures.js';

const { promisesHeld } = (await import('../../tools/lint/promises-held.mjs' as string)) as {
  promisesHeld: Rule.RuleModule;
};

const GIVEN = `
  interface Array<T> { length: number; push(item: T): void; [at: number]: T }
  interface Promise<T> { then(a: () => void, b?: () => void): Promise<T>; catch(a: () => void): Promise<T>; finally(a: () => void): Promise<T> }
  declare const send: (n: number) => Promise<number>, read: () => Promise<number>, all: (of: Promise<number>[]) => Promise<number>;
  declare const list: number[], sent: Promise<number>[], quick: () => number, maybe: boolean, nothing: () => void;`;

it.each([
  ['for (const one of list) { await read(); sent.push(send(one)); } await all(sent);', ['pushed']],
  ['for (const one of list) for (const two of [await read()]) sent.push(send(one + two));', ['pushed']],
  ['const one = send(1); await read(); await one;', ['kept']],
  ['const one = maybe ? send(1) : undefined; await read(); await one;', ['kept']],
  ['const one = send(1).then(nothing); await read(); await one;', ['kept']],
  ['const one = send(1).finally(nothing); await read(); await one;', ['kept']],
  ['for (const one of list) sent.push(send(one)); await all(sent);', []],
  ['for (const one of list) list.push(await send(one)); await read();', []],
  ['for (const one of list) { await read(); list.push(quick()); }', []],
  ['for (const one of list) { await read(); sent.push(send(one).catch(nothing)); }', []],
  ['const one = send(1); await all([one, read()]);', []],
  ['const one = send(1).catch(nothing); await read(); await one;', []],
  ['const one = send(1).catch(nothing).finally(nothing); await read(); await one;', []],
  ['const one = send(1).then(nothing, nothing); await read(); await one;', []],
  ['const one = send(1); one.catch(nothing); await read(); await one;', []],
  ['const one = await send(1); await read(); quick(); list.push(one);', []],
  ['const one = send(1); const later = async () => { await read(); }; await one; await later();', []],
])('%s', (body, said) => expect(saidBy(promisesHeld, `${GIVEN}\nasync function snippet() { ${body} }`)).toEqual(said));
