import { Linter, type Rule } from 'eslint';
import { parser } from 'typescript-eslint';
import { expect, it } from 'vitest';

const { formattersMadeOnce } = (await import('../../tools/lint/formatters-made-once.mjs' as string)) as {
  formattersMadeOnce: Rule.RuleModule;
};

const saidOf = (code: string) =>
  new Linter()
    .verify(code, {
      languageOptions: { parser },
      plugins: { parley: { rules: { once: formattersMadeOnce } } },
      rules: { 'parley/once': 'error' },
    })
    .map(({ messageId }) => messageId);

it.each([
  ['const number = new Intl.NumberFormat("en");', []],
  [
    'function makeFormat(language) { const of = (unit) => new Intl.NumberFormat(language, { unit }); return of("day"); }',
    [],
  ],
  ['const makeWords = (language) => new Intl.Segmenter(language);', []],
  ['const sum = (value) => value.toString();', []],
  ['const sum = (value) => new Intl.NumberFormat("en").format(value);', ['made']],
  ['const sum = (value) => Intl.NumberFormat("en").format(value);', ['made']],
  ['function maker() { return new Intl.Segmenter(); }', ['made']],
  ['class Card { text() { return new Intl.DateTimeFormat("zh").format(); } }', ['made']],
  ['const sum = (value) => value.toLocaleString();', ['perCall']],
  ['const day = new Date(0).toLocaleDateString("en");', ['perCall']],
])('%s', (code, said) => expect(saidOf(code)).toEqual(said));
