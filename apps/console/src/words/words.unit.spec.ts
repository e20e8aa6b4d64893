import { expect, it } from 'vitest';
import { PROTOCOLS } from '../protocols/index.js';
import { frameWords } from './frame-words.js';
import type { Catalogue } from './words.js';

const all = [{ name: 'frame', words: frameWords }, ...PROTOCOLS];

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
