import { Linter, type Rule } from 'eslint';
import ts from 'typescript';
import { parser } from 'typescript-eslint';
import { describe, expect, it } from 'vitest';

const { ownProperties } = (await import('../../tools/lint/own-properties.mjs' as string)) as {
  ownProperties: Rule.RuleModule;
};

const FILE = 'snippet.ts';
const OPTIONS: ts.CompilerOptions = { strict: true, noLib: true, target: ts.ScriptTarget.ESNext };

const GIVEN = `
  interface Array<T> { readonly length: number; [at: number]: T }
  interface IterableIterator<T> { next(): T }
  type Kind = 'a' | 'b';
  declare const Object: { hasOwn(map: object, key: string): boolean };
  declare const own: <V>(map: { [key: string]: V }, key: string) => V | undefined;
  declare const state: { asked: { [key: string]: number } };
  declare const counts: { [key in Kind]: number };
  declare const map: object, list: string[], id: string, maybe: string | undefined, kind: Kind, at: number;`;

/** A program of that one file, so that nothing else has to be read. */
function programOf(code: string): ts.Program {
  const host = ts.createCompilerHost(OPTIONS);
  const source = ts.createSourceFile(FILE, code, ts.ScriptTarget.ESNext, true);
  return ts.createProgram([FILE], OPTIONS, { ...host, getSourceFile: (name) => (name === FILE ? source : undefined) });
}

/** What the rule says of a line. */
function saidOf(line: string): (string | undefined)[] {
  const code = `${GIVEN}\nfunction snippet<T extends string>(name: T): unknown { ${line} }`;
  const messages = new Linter({ cwd: process.cwd() }).verify(
    code,
    {
      files: ['**/*.ts'],
      languageOptions: { parser, parserOptions: { programs: [programOf(code)] } },
      plugins: { parley: { rules: { own: ownProperties } } },
      rules: { 'parley/own': 'error' },
    },
    FILE,
  );
  return messages.map(({ messageId, message }) => messageId ?? message);
}

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
