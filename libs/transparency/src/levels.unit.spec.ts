import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { base64 } from './bytes.js';
import { checkpointText, readCheckpoint } from './checkpoint.js';
import { cosignature, cosignedText } from './cosignature.js';
import { exportProofLine, type ExportProof } from './export-proof.js';
import { proofLevels, type ProofFault } from './levels.js';
import { noteKey, noteText } from './note.js';
import { TiledTree } from './tiled-tree.js';
import { tlogProof } from './tlog-proof.js';
import { entryHash, type Entry } from './tree.js';
import { sha256, tilesOf } from './trees.fixtures.js';
import { webCryptoEd25519 } from './web-crypto.js';

const verify = webCryptoEd25519()!;

function keyOf(name: string, type = 1) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const key = noteKey(sha256, name, type, Buffer.from(publicKey.export({ format: 'jwk' })['x']!, 'base64url'));
  return { key, sign: (text: string | Uint8Array) => Uint8Array.from(sign(null, Buffer.from(text), privateKey)) };
}

const log = keyOf('parley-1/1');
const witness = keyOf('witness.example/w1', 4);

/** Two channels by turns; ours has the even positions. */
const entries = (count: number, forge: (entry: Entry) => Entry = (entry) => entry): Entry[] =>
  Array.from({ length: count }, (_, at) =>
    forge({
      channel_id: at % 2 ? 'ours' : 'theirs',
      hash: `hash-${at}`,
      position: at + 1,
      version: Math.floor(at / 2) + 1,
    }),
  );

/** A log of so many events, and what it says of ours. */
async function proved(all: Entry[], { origin = 'parley-1/1', by = log, from = 0, upTo = 0 } = {}) {
  const leaves = all.map((entry) => entryHash(sha256, entry));
  const tree = new TiledTree(sha256, tilesOf(leaves), all.length);
  const ours = all.filter(({ channel_id }) => channel_id === 'ours');
  const last = upTo ? ours[upTo - 1]! : ours.at(-1)!;
  const text = checkpointText({
    origin,
    size: all.length,
    root: await tree.rootAt(all.length),
    time: '2026-11-26T14:03:00Z',
  });
  const time = 1_800_000_000;
  const seen = { ...witness.key, signature: cosignature(time, witness.sign(cosignedText(text, time))) };
  const note = noteText({ text, signatures: [{ ...by.key, signature: by.sign(text) }, seen] });
  const proof: ExportProof = {
    version: last.version,
    tlog_proof: tlogProof(last.position - 1, await tree.inclusion(last.position - 1, all.length), note),
    after: all.slice(last.position).map(({ channel_id, hash, version }) => ({ channel_id, hash, version })),
    ...(from && { consistency: { from, hashes: (await tree.consistency(from, all.length)).map(base64) } }),
  };
  return { proof, ours, checkpoint: readCheckpoint(note)! };
}

const asked = { hash: sha256, verify, keys: [log.key, witness.key] };
const faultOf = async (given: Parameters<typeof proofLevels>[0]): Promise<ProofFault | undefined> => {
  const verdict = await proofLevels(given);
  return verdict.ok ? undefined : verdict.fault;
};

describe('an export with a proof', () => {
  it('reaches every level, each by what somebody has to check it by', async () => {
    const { checkpoint: held } = await proved(entries(11));
    const { proof, ours } = await proved(entries(20), { from: 11 });
    const whole = { ...asked, line: exportProofLine(proof), entries: ours };
    const included = { origin: 'parley-1/1', size: 20, time: '2026-11-26T14:03:00Z', version: 10 };
    const seen = [{ witness: 'witness.example/w1', time: 1_800_000_000 }];
    expect(await proofLevels({ ...whole, held })).toEqual({
      ok: true,
      levels: { isProved: true, included, isWhole: true, signed: 'parley-1/1', cosigned: seen, held: 'linked' },
    });
    expect(await proofLevels({ ...whole, keys: [] })).toEqual({
      ok: true,
      levels: { isProved: true, included, isWhole: true, cosigned: [] },
    });
    // No browser without HTTPS checks a signature.
    expect(await proofLevels({ ...whole, verify: undefined })).toMatchObject({ ok: true, levels: { cosigned: [] } });
    const other = await proved(entries(10));
    expect(await proofLevels({ ...whole, held: other.checkpoint })).toMatchObject({ levels: { held: 'not_linked' } });
    // A proof that carries no rest of the tree says nothing of it.
    const { after: _, ...short } = proof;
    expect((await proofLevels({ ...whole, line: exportProofLine(short) })) as object).not.toHaveProperty(
      'levels.isWhole',
    );
  });

  it('without one is as it was before there were any', async () => {
    expect(await proofLevels({ ...asked, line: undefined, entries: [] })).toEqual({
      ok: true,
      levels: { isProved: false, cosigned: [] },
    });
  });

  it('is told from one whose open channel was cut, with what was signed', async () => {
    const { ours } = await proved(entries(20));
    const cut = await proved(entries(20), { upTo: 7 });
    const forged = { ...cut.proof, after: cut.proof.after!.filter(({ channel_id }) => channel_id !== 'ours') };
    const given = (proof: ExportProof) => ({
      ...asked,
      line: exportProofLine(proof),
      entries: ours.slice(0, 7),
    });
    expect(await faultOf(given(cut.proof))).toBe('cut');
    expect(await faultOf(given(forged))).toBe('cut');
    expect(await faultOf({ ...given(cut.proof), entries: ours.slice(0, 5) })).toBe('cut');
    expect(await faultOf(given({ ...cut.proof, after: [] }))).toBe('cut');
    // Left in the file, behind the last that is said to be covered, they are no newer ones.
    const { after: _, ...silent } = cut.proof;
    expect(await faultOf({ ...given(silent), entries: ours })).toBe('not_included');
  });

  it.each<[string, (one: Entry) => Entry]>([
    ['an event was changed', (one) => ({ ...one, hash: `${one.hash}!` })],
    ['an event was moved', (one) => ({ ...one, position: one.position + 2 })],
    ['it is another channel’s', (one) => ({ ...one, channel_id: 'others' })],
    ['an event was put in', (one) => ({ ...one, version: one.version, hash: 'put in' })],
  ])('is refused where %s', async (_, forge) => {
    const { proof, ours } = await proved(entries(20));
    expect(await faultOf({ ...asked, line: exportProofLine(proof), entries: ours.map(forge) })).toBe('not_included');
  });

  it('is refused where the chain and all that was signed later were made anew, by one old checkpoint', async () => {
    const { checkpoint: held } = await proved(entries(11));
    for (const rewritten of [
      entries(20, (one) => (one.position === 4 ? { ...one, hash: 'forged' } : one)),
      // A channel is gone, and what was behind it has moved up.
      entries(20)
        .filter(({ position }) => position !== 3)
        .map((one, at) => ({ ...one, position: at + 1 })),
    ]) {
      const { proof, ours } = await proved(rewritten, { from: 11 });
      const given = { ...asked, line: exportProofLine(proof), entries: ours };
      expect(await faultOf(given)).toBeUndefined();
      expect(await faultOf({ ...given, held })).toBe('not_continued');
    }
    const same = await proved(entries(11, (one) => ({ ...one, hash: `${one.hash}!` })));
    expect(await faultOf({ ...asked, held, line: exportProofLine(same.proof), entries: same.ours })).toBe(
      'not_continued',
    );
  });

  it('is refused by who goes by another key, or by that key under another name', async () => {
    const { proof, ours } = await proved(entries(8));
    const given = { ...asked, line: exportProofLine(proof), entries: ours };
    expect(await faultOf({ ...given, keys: [keyOf('parley-1/1').key] })).toBe('not_signed');
    expect(await faultOf({ ...given, keys: [{ ...log.key, name: 'parley-2/1' }] })).toBe('not_signed');
    // Signed well, as another log: its name is not that of the tree.
    const elsewhere = keyOf('elsewhere/1');
    const other = await proved(entries(8), { by: elsewhere });
    expect(await faultOf({ ...given, line: exportProofLine(other.proof), keys: [elsewhere.key] })).toBe('not_signed');
    const { checkpoint: held } = await proved(entries(5), { origin: 'parley-1/2' });
    expect(await faultOf({ ...given, held })).toBe('other_log');
  });

  it.each<[string, (line: string) => string]>([
    ['a later version of it', (line) => line.replace('tlog-proof@v1', 'tlog-proof@v2')],
    ['something that nobody knows', (line) => line.replace('{"proof":{', '{"proof":{"approved":true,')],
    ['a name that is there twice', (line) => line.replace('"version":', '"version":1,"version":')],
    ['no place', (line) => line.replace('index ', 'place ')],
    ['no JSON', (line) => line.slice(0, -5)],
  ])('is refused with %s', async (_, spoil) => {
    const { proof, ours } = await proved(entries(8));
    const line = spoil(exportProofLine(proof));
    expect(line).not.toBe(exportProofLine(proof));
    expect(await faultOf({ ...asked, line, entries: ours })).toBe('unreadable');
  });
});
