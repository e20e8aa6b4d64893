import { Linter, type Rule } from 'eslint';
import { parser } from 'typescript-eslint';
import { expect, it } from 'vitest';

const { marksOfLanguage } = (await import('../../tools/lint/marks-of-language.mjs' as string)) as {
  marksOfLanguage: Rule.RuleModule;
};

const saidOf = (code: string) =>
  new Linter()
    .verify(code, {
      languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
      plugins: { parley: { rules: { marks: marksOfLanguage } } },
      rules: { 'parley/marks': 'error' },
    })
    .map(({ messageId }) => messageId);

it.each([
  ['const line = `${name}${stage.colon}${text}`;', []],
  ['const time = `${hours}:${minutes}`;', []],
  ['const names = ids.map(nameOf).join(stage.comma);', []],
  ['const lines = texts.join(" · ");', []],
  ['const line = `${name}: ${text}`;', ['english']],
  ['const names = ids.map(nameOf).join(", ");', ['english']],
  ['const line = [name, text].join(": ");', ['english']],
  ['const line = wishes.join("; ");', ['english']],
  ['const line = <p><b>{name}</b>: {text}</p>;', ['english']],
  ['const line = <p><b>{name}</b>{colon}{text}</p>;', []],
])('%s', (code, said) => expect(saidOf(code)).toEqual(said));
