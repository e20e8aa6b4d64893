import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verifyConsistency, verifyInclusion } from './proofs.js';
import { TiledTree, type TileSource } from './tiled-tree.js';
import { hashesOfLeaves, LEAVES, ROOTS, sha256, someLeaves, tilesOf } from './trees.fixtures.js';
import { leafHash, rootOf } from './tree.js';

const KNOWN = hashesOfLeaves(LEAVES.map((leaf) => Buffer.from(leaf, 'hex')));
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const tree = (leaves: readonly Uint8Array[]) => new TiledTree(sha256, tilesOf(leaves), leaves.length);
/** More than a tile of tiles would be slow: 600 has full ones, a partial one and two levels. */
const LARGE = someLeaves(600);

describe('the tree of RFC 6962', () => {
  it('has the roots that are known of Certificate Transparency', async () => {
    const ours = tree(KNOWN);
    for (const [size, root] of ROOTS.entries()) {
      expect(hexOf(rootOf(sha256, KNOWN.slice(0, size)))).toBe(root);
      expect(hexOf(await ours.rootAt(size))).toBe(root);
    }
  });

  it('has the proofs that are known', async () => {
    // As the tests of Certificate Transparency have them.
    expect((await tree(KNOWN).inclusion(5, 8)).map(hexOf)).toEqual([
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      ROOTS[4],
    ]);
    expect((await tree(KNOWN).consistency(6, 8)).map(hexOf)).toEqual([
      '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      ROOTS[4],
    ]);
  });

  it('is the same made of tiles, at any size', async () => {
    const size = fc.integer({ min: 0, max: LARGE.length });
    await fc.assert(
      fc.asyncProperty(size, async (at) => {
        expect(hexOf(await tree(LARGE).rootAt(at))).toBe(hexOf(rootOf(sha256, LARGE.slice(0, at))));
      }),
      { numRuns: 20 },
    );
  });

  it('asks for each tile once, however many parts of it a root is put together from', async () => {
    const tiles = tilesOf(LARGE);
    const asked: string[] = [];
    const source: TileSource = {
      hashes(level, index, width) {
        asked.push(`${level}/${index}`);
        return tiles.hashes(level, index, width);
      },
    };
    // 512 leaves in two full tiles, and 88 = 64 + 16 + 8 in the third.
    await new TiledTree(sha256, source, LARGE.length).rootAt(LARGE.length);
    expect(asked.sort()).toEqual(['0/2', '1/0']);
  });

  it('of more than is there is refused', async () => {
    await expect(tree(KNOWN).rootAt(9)).rejects.toThrow('a tree of 8 has never been 9 large');
    await expect(tree(KNOWN).inclusion(8, 8)).rejects.toThrow(RangeError);
    await expect(tree(KNOWN).consistency(7, 6)).rejects.toThrow(RangeError);
  });
});

const sized = fc
  .integer({ min: 1, max: LARGE.length })
  .chain((size) => fc.record({ size: fc.constant(size), at: fc.integer({ min: 0, max: size - 1 }) }));

describe('a proof that a leaf is in the tree', () => {
  it('holds for each leaf in each tree of up to nine', async () => {
    const nine = someLeaves(9);
    for (let size = 1; size <= 9; size++)
      for (let index = 0; index < size; index++) {
        const [head, proof] = [await headOf(nine, size), await tree(nine).inclusion(index, size)];
        expect(verifyInclusion(sha256, head, { index, leaf: nine[index]!, proof })).toBe(true);
      }
  });

  it('holds where it is, and for nothing else: another leaf, place, size, or proof', async () => {
    await fc.assert(
      fc.asyncProperty(sized, fc.nat(), async ({ size, at: index }, which) => {
        const [head, proof] = [await headOf(LARGE, size), await tree(LARGE).inclusion(index, size)];
        const whole = { index, leaf: LARGE[index]!, proof };
        const holds = (made: object, where: object = {}) =>
          verifyInclusion(sha256, { ...head, ...where }, { ...whole, ...made });
        expect(holds({})).toBe(true);
        expect(holds({ leaf: leafHash(sha256, Buffer.from('forged')) })).toBe(false);
        expect(holds({ index: index + 1 })).toBe(false);
        expect(holds({ index: size })).toBe(false);
        expect(holds({ proof: [...proof, head.root] })).toBe(false);
        expect(holds({}, { size: 2 ** 40 + size })).toBe(false);
        if (!proof.length) return;
        expect(holds({ proof: [] })).toBe(false);
        expect(holds({ proof: proof.slice(1) })).toBe(false);
        expect(
          holds({
            proof: proof.with(
              which % proof.length,
              LARGE[(index + 1) % size]!.map((byte) => byte ^ 1),
            ),
          }),
        ).toBe(false);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a proof that a tree has only grown', () => {
  it('holds between all trees of up to nine', async () => {
    const nine = someLeaves(9);
    for (let to = 0; to <= 9; to++)
      for (let from = 0; from <= to; from++) {
        const proof = await tree(nine).consistency(from, to);
        expect(verifyConsistency(sha256, await headOf(nine, from), await headOf(nine, to), proof)).toBe(true);
      }
  });

  it('does not hold where an earlier leaf was changed, dropped, put in or moved, or the tree is shorter', async () => {
    await fc.assert(
      fc.asyncProperty(sized, async ({ size: to, at: from }) => {
        fc.pre(from > 1);
        const index = from - 1;
        const forged = leafHash(sha256, Buffer.from('forged'));
        const first = await headOf(LARGE, from);
        const attacks = [
          LARGE.with(index, forged),
          LARGE.toSpliced(index, 1),
          LARGE.toSpliced(index, 0, forged),
          LARGE.with(index, LARGE[index - 1]!).with(index - 1, LARGE[index]!),
        ];
        const proof = await tree(LARGE).consistency(from, to);
        expect(verifyConsistency(sha256, first, await headOf(LARGE, to), proof)).toBe(true);
        for (const forgery of attacks) {
          const size = Math.min(to, forgery.length);
          const last = await headOf(forgery, size);
          expect(verifyConsistency(sha256, first, last, await tree(forgery).consistency(from, size))).toBe(false);
          expect(verifyConsistency(sha256, first, last, proof)).toBe(false);
        }
        const shorter = await headOf(LARGE, from - 1);
        expect(verifyConsistency(sha256, first, shorter, proof)).toBe(false);
      }),
      { numRuns: 15 },
    );
  });
});

/** What somebody could write who is in a hurry; immudb's verifier once took a forged proof. */
const MUTANTS: Record<string, { inclusion?: typeof verifyInclusion; consistency?: typeof verifyConsistency }> = {
  'takes an empty proof': {
    inclusion: (hash, head, what) => !what.proof.length || verifyInclusion(hash, head, what),
    consistency: (hash, from, to, proof) => !proof.length || verifyConsistency(hash, from, to, proof),
  },
  'does not look at the size': {
    inclusion: (hash, head, what) =>
      Array.from({ length: 20 }, (_, size) => verifyInclusion(hash, { ...head, size }, what)).some(Boolean),
    consistency: (hash, from, to, proof) =>
      Array.from({ length: 20 }, (_, size) => verifyConsistency(hash, { ...from, size }, to, proof)).some(Boolean),
  },
  'does not ask for consistency': { consistency: () => true },
  'takes a shorter tree': {
    consistency: (hash, from, to, proof) => to.size < from.size || verifyConsistency(hash, from, to, proof),
  },
  'looks at the later root alone': {
    consistency: (hash, from, to, proof) =>
      [from.root, ...KNOWN].some((root) => verifyConsistency(hash, { ...from, root }, to, proof)) || proof.length > 2,
  },
  'does not look at the place': {
    inclusion: (hash, head, what) => KNOWN.some((_, index) => verifyInclusion(hash, head, { ...what, index })),
  },
};

describe('what these tests are for', () => {
  it('the verifier passes them', async () => expect(await failures({})).toEqual([]));

  it.each(Object.entries(MUTANTS))('a verifier that %s does not', async (_, mutant) =>
    expect(await failures(mutant)).not.toEqual([]),
  );
});

/** What a verifier gets wrong, over the known tree. */
async function failures({ inclusion = verifyInclusion, consistency = verifyConsistency }: (typeof MUTANTS)[string]) {
  const ours = tree(KNOWN);
  const [six, eight, seven] = [await headOf(KNOWN, 6), await headOf(KNOWN, 8), await headOf(KNOWN, 7)];
  const [proof, grown] = [await ours.inclusion(5, 8), await ours.consistency(6, 8)];
  const leaf = KNOWN[5]!;
  const forged = { ...six, root: leafHash(sha256, Buffer.from('another tree')) };
  const cases: [string, boolean, boolean][] = [
    ['a leaf is there', inclusion(sha256, eight, { index: 5, leaf, proof }), true],
    ['no proof', inclusion(sha256, eight, { index: 5, leaf, proof: [] }), false],
    ['another place', inclusion(sha256, eight, { index: 4, leaf, proof }), false],
    ['another size', inclusion(sha256, { ...eight, size: 6 }, { index: 5, leaf, proof }), false],
    ['it has grown', consistency(sha256, six, eight, grown), true],
    ['no proof of growing', consistency(sha256, six, eight, []), false],
    ['another earlier root', consistency(sha256, forged, eight, grown), false],
    ['another later root', consistency(sha256, six, { ...eight, root: forged.root }, grown), false],
    ['another earlier size', consistency(sha256, { ...six, size: 5 }, eight, grown), false],
    ['it is shorter', consistency(sha256, eight, seven, grown), false],
  ];
  return cases.filter(([, found, meant]) => found !== meant).map(([what]) => what);
}

const headOf = async (leaves: readonly Uint8Array[], size: number) => ({
  size,
  root: await tree(leaves).rootAt(size),
});
