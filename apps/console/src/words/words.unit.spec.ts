import { expect, it } from 'vitest';
import { PROTOCOLS } from '../protocols/index.js';
import { CATALOGUES } from './index.js';
import type { Catalogue } from './words.js';

const all = Object.entries(CATALOGUES).map(([name, words]) => ({ name, words }));

const textsOf = (catalogue: Catalogue, path = ''): [string, string][] =>
  Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : textsOf(value, `${path}${key}.`),
  );
const holes = (text: string): string[] => [...text.matchAll(/\{\{\w+\}\}/gu)].map(([hole]) => hole).toSorted();

it.each(all)('$name says everything in both languages, with the same values in it', ({ words: { en, zh } }) => {
  const [english, chinese] = [new Map(textsOf(en)), new Map(textsOf(zh))];
  expect([...chinese.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  for (const [key, text] of english) expect(holes(chinese.get(key)!), key).toEqual(holes(text));
});

it('every protocol has a title and says what it is about', () => {
  for (const { words } of PROTOCOLS) {
    expect(words.en).toMatchObject({ title: expect.any(String) as string, about: expect.any(String) as string });
  }
});

it('every command that only one protocol knows is explained', () => {
  for (const { commands = [], words } of PROTOCOLS) {
    const explained = Object.keys(words.en['commands'] ?? {}).map((word) => `/${word}`);
    expect(explained).toEqual(commands);
  }
});
