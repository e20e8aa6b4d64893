import { expect, it } from 'vitest';
import { declaredTexts } from './declared-texts.fixtures.js';

it('declares once what is said with the same words in both languages', () => {
  const places = new Map<string, string[]>();
  const declared = declaredTexts();
  for (const { at, en, zh } of declared) {
    const text = JSON.stringify([en, zh]);
    places.set(text, [...(places.get(text) ?? []), at]);
  }
  expect(declared.length).toBeGreaterThan(1_000);
  expect([...places].filter(([, all]) => all.length > 1)).toEqual([]);
});
