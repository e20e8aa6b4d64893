import { expect, it } from 'vitest';
import { cutText, MOST_SHOWN } from './cut-text.js';

it('shows the beginning of a text, and cuts no character in two', () => {
  const full = 'a'.repeat(MOST_SHOWN);
  expect(cutText(full)).toBe(full);
  expect(cutText(`${full}b`)).toBe(full);
  expect(cutText(`${full.slice(1)}😀b`)).toBe(full.slice(1));
});
