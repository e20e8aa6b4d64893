import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pieces, type PageRow } from './page-rows.js';
import { throttleRepeats } from './throttle-repeats.js';

const channel = { channel_id: 'c', tenant: 't', position: 1 };
const row = (characters: number): PageRow => ({ channel, table: 'turns', json: 'x'.repeat(characters) });

it('cuts rows into pieces that are bounded in rows and in characters, in order; a larger row goes alone', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 30 })), (sizes) => {
      const rows = sizes.map(row);
      const cut = pieces(rows, { rows: 4, characters: 20 });
      expect(cut.flat()).toEqual(rows);
      for (const piece of cut) {
        expect(piece.length).toBeLessThanOrEqual(4);
        if (piece.length > 1) expect(piece.map(({ json }) => json).join('').length).toBeLessThanOrEqual(20);
      }
    }),
  );
});

it('says the same once in a while, and what is new at once', () => {
  const said: string[] = [];
  const say = throttleRepeats((text) => said.push(text));
  for (const text of ['away', 'away', 'away', 'full', 'full', 'away']) say(text);
  expect(said).toEqual(['away', 'full', 'away']);
});
