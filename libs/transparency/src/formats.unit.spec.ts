import { generateKeyPairSync, sign } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkpointText, readCheckpoint } from './checkpoint.js';
import { cosignature, cosignatureOf, cosignedText } from './cosignature.js';
import { isSignedBy, noteKey, noteText, readNote, readVkey, signatureLine, vkeyOf } from './note.js';
import { bundleOf, entriesOf, tileAt, tilePath, TILE_WIDTH } from './tiles.js';
import { readTlogProof, tlogProof } from './tlog-proof.js';
import { sha256, someLeaves } from './trees.fixtures.js';
import { webCryptoEd25519 } from './web-crypto.js';

const verify = webCryptoEd25519()!;
const [root] = someLeaves(1) as [Uint8Array];

function signer(name: string, type = 1) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const raw = Buffer.from(publicKey.export({ format: 'jwk' })['x']!, 'base64url');
  const key = noteKey(sha256, name, type, raw);
  return {
    key,
    line: (text: string | Uint8Array) => ({ ...key, signature: sign(null, Buffer.from(text), privateKey) }),
  };
}

/** The example of C2SP signed-note. */
const VKEY = 'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k';
const SIGNED =
  'This is an example message.\n\n\u2014 example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=\n';

describe('a signed note (C2SP)', () => {
  it('of the specification is valid, and written as it was read', async () => {
    const [note, key] = [readNote(SIGNED)!, readVkey(sha256, VKEY)!];
    expect(await isSignedBy(note, key, verify)).toBe(true);
    expect([noteText(note), vkeyOf(key)]).toEqual([SIGNED, VKEY]);
    expect(await isSignedBy({ ...note, text: 'This is an example message!\n' }, key, verify)).toBe(false);
  });

  it('is nobody’s whose name has another id, or whose id has another name', async () => {
    const { key, line } = signer('parley/1');
    const other = signer('parley/1');
    const text = 'what is said\n';
    const holds = (signatures: (typeof key & { signature: Uint8Array })[]) =>
      isSignedBy({ text, signatures }, key, verify);
    expect(await holds([line(text)])).toBe(true);
    expect(await holds([{ ...line(text), name: 'parley/2' }])).toBe(false);
    expect(await holds([{ ...line(text), id: other.key.id }])).toBe(false);
    expect(await holds([{ ...other.line(text), id: key.id }])).toBe(false);
    expect(await holds([])).toBe(false);
    // One of two that say to be its own.
    expect(await holds([line(text), { ...other.line(text), id: key.id }])).toBe(false);
  });

  it.each([
    ['nothing', ''],
    ['no signature', 'text\n\n'],
    ['no blank line', 'text\n\u2014 a AAAAAAA=\n'],
    ['no last newline', SIGNED.slice(0, -1)],
    ['another dash', SIGNED.replace('\u2014', '-')],
    ['base 64 of another spelling', SIGNED.replace('aQM=', 'aQN=')],
    ['a control character', SIGNED.replace('example message', 'example\r message')],
    ['more signatures than anybody looks at', `t\n\n${'\u2014 a AAAAAAA=\n'.repeat(65)}`],
  ])('is none with %s', (_, text) => expect(readNote(text)).toBeUndefined());

  it.each([
    VKEY.replace('530d903a', '530d903b'),
    VKEY.replace('foo', 'bar'),
    `${VKEY}A`,
    'a+b',
    '',
    VKEY.replace('+Ae', '+Ce'),
  ])('has no verifier key %s', (text) => expect(readVkey(sha256, text)).toBeUndefined());
});

const text = checkpointText({ origin: 'parley/1', size: 7, root, time: '2026-11-26T14:03:00Z' });

describe('a checkpoint (C2SP)', () => {
  const { line } = signer('parley/1');

  it('is read as it was written', () => {
    const note = noteText({ text, signatures: [line(text)] });
    expect(readCheckpoint(note)).toMatchObject({ origin: 'parley/1', size: 7, time: '2026-11-26T14:03:00Z' });
  });

  it.each([
    ['a size with a zero before it', text.replace('\n7\n', '\n07\n')],
    ['a size that is not exact', text.replace('\n7\n', '\n9007199254740993\n')],
    ['no root', 'parley/1\n7\n'],
    ['a root that is cut', text.replace(/\n7\n.{8}/u, '\n7\n')],
    ['no origin', text.replace('parley/1', '')],
  ])('is none with %s', (_, spoiled) =>
    expect(readCheckpoint(noteText({ text: spoiled, signatures: [line(spoiled)] }))).toBeUndefined(),
  );

  it('is cosigned by a witness that says when, and by no other', async () => {
    const { key, line: signed } = signer('witness.example/w1', 4);
    const seen = (time: number, said = time) => ({
      ...key,
      signature: cosignature(said, signed(cosignedText(text, time)).signature),
    });
    expect(await cosignatureOf({ text, signatures: [seen(1_800_000_000)] }, key, verify)).toEqual({
      witness: 'witness.example/w1',
      time: 1_800_000_000,
    });
    const other = signer('witness.example/w1', 4).key;
    for (const one of [seen(5, 6), { ...key, signature: new Uint8Array(71) }, { ...seen(5), id: other.id }])
      expect(await cosignatureOf({ text, signatures: [one] }, key, verify)).toBeUndefined();
  });

  it('goes with a proof, which is read as it was written', () => {
    const note = `${text}\n${signatureLine(line(text))}`;
    const proof = tlogProof(3, someLeaves(3), note);
    expect(proof.startsWith('c2sp.org/tlog-proof@v1\nindex 3\n')).toBe(true);
    expect(readTlogProof(proof)).toMatchObject({ index: 3, path: someLeaves(3), checkpoint: { size: 7 } });
    expect(readTlogProof(proof.replace('index', 'extra AAAA\nindex'))?.index).toBe(3);
    expect(readTlogProof(tlogProof(0, [], note))?.path).toEqual([]);
    for (const spoiled of ['@v2', 'index 03', 'index -1', 'index'])
      expect(readTlogProof(proof.replace(spoiled === '@v2' ? '@v1' : 'index 3', spoiled))).toBeUndefined();
    expect(readTlogProof(proof.slice(0, 200))).toBeUndefined();
  });
});

describe('a tile (C2SP)', () => {
  it('has the path of the specification', () => {
    expect(tilePath({ level: 0, index: 1_234_067, width: 256 })).toBe('tile/0/x001/x234/067');
    expect(tilePath({ level: 'entries', index: 0, width: 12 })).toBe('tile/entries/000.p/12');
  });

  it('is found by its path', () => {
    const tile = fc.record({
      level: fc.oneof(fc.constant('entries' as const), fc.integer({ min: 0, max: 63 })),
      index: fc.nat({ max: 2_000_000_000 }),
      width: fc.integer({ min: 1, max: TILE_WIDTH }),
    });
    fc.assert(fc.property(tile, (one) => void expect(tileAt(tilePath(one))).toEqual(one)));
  });

  it.each([
    'tile/00/000',
    'tile/64/000',
    'tile/0/0',
    'tile/0/x000/000',
    'tile/0/000.p/0',
    'tile/0/000.p/256',
    'tile/0/000.p/01',
    'tile//000',
    'tile/0/../../etc',
    'tile/entries/',
  ])('is not at %s', (path) => expect(tileAt(path)).toBeUndefined());

  it('of entries is read as it was written, and no other way', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 9 }), (entries) => {
        const bundle = bundleOf(entries);
        expect(entriesOf(bundle, entries.length)?.map((one) => [...one])).toEqual(entries.map((one) => [...one]));
        expect(entriesOf(bundle, entries.length + 1)).toBeUndefined();
        if (bundle.length) expect(entriesOf(bundle.slice(0, -1), entries.length)).toBeUndefined();
      }),
    );
  });
});
