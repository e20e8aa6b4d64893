import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bounded, resultText } from './result-text.js';

it('cuts between two characters, and says so', () => {
  expect(bounded('abc', 3)).toEqual({ content: 'abc', truncated: false });
  expect(bounded('abcd', 3)).toEqual({ content: 'abc', truncated: true });
  expect(bounded('a字字', 5)).toEqual({ content: 'a字', truncated: true });
  expect(bounded('😀😀', 7)).toEqual({ content: '😀', truncated: true });
});

it('gives text that can be stored, of the size allowed, that begins as the whole does', () => {
  const unit = fc.constantFrom('a', '\0', '字', '😀', '\ud83d', 'é');
  fc.assert(
    fc.property(fc.array(unit), fc.integer({ min: 1, max: 40 }), (units, maxBytes) => {
      const text = units.join('');
      const { content, truncated } = bounded(text, maxBytes);
      const clean = text.replaceAll('\0', '').toWellFormed();
      expect(Buffer.byteLength(content)).toBeLessThanOrEqual(maxBytes);
      expect(content.isWellFormed()).toBe(true);
      if (truncated) expect(clean.startsWith(content.replace(/\ufffd$/u, ''))).toBe(true);
      else expect(content).toBe(clean);
    }),
  );
});

it('takes structured content where there is no text, and names what is left out', () => {
  expect(resultText({ content: [], structuredContent: { a: 1 } })).toBe('{"a":1}');
  const resource = { type: 'resource' as const, resource: { uri: 'file:///a', text: 'inside' } };
  const link = { type: 'resource_link' as const, uri: 'file:///b', name: 'B' };
  const sound = { type: 'audio' as const, data: 'AAAA', mimeType: 'audio/wav' };
  expect(resultText({ content: [resource, link, sound] })).toBe('inside\n[B: file:///b]\n[audio audio/wav: left out]');
});
