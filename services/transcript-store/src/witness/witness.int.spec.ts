import { generateKeyPairSync, sign } from 'node:crypto';
import { appendFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import {
  cosignature,
  cosignedText,
  entriesOf,
  entryHash,
  hashesOf,
  isSignedBy,
  leafHash,
  readCheckpoint,
  readHashes,
  readTlogProof,
  readVkey,
  rootOf,
  signatureLine,
  TILE_WIDTH,
  vkeyOf,
  verifyConsistency,
  verifyInclusion,
} from '@parley/transparency';
import { eventually } from '@parley/testing/eventually';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newEd25519Pem } from '@parley/http/ed25519-pem';
import { sha256, signingKeyOf } from './signing-key.js';
import { signedLog, startWitness, textServer, verifyEd25519 } from './witness.fixtures.js';

let signed: Awaited<ReturnType<typeof signedLog>>;
beforeEach(async () => void (signed = await signedLog()));
afterEach(() => signed.close());

const isProved = (proof: string, leaf: Uint8Array) => {
  const { checkpoint, index, path } = readTlogProof(proof)!;
  return verifyInclusion(sha256, checkpoint, { index, leaf, proof: path });
};

it('signs all that is in the log, proves each event of it, and that it only grew', async () => {
  const witness = signed.witness();
  expect(await witness.newest()).toBeUndefined();
  await signed.play(7);
  await witness.sign();
  const kept = (await witness.newest())!;
  const { checkpoint } = kept;
  expect(checkpoint.size).toBe(await signed.log.head());
  expect(checkpoint.size).toBeGreaterThan(TILE_WIDTH);
  expect(await isSignedBy(checkpoint.note, readVkey(sha256, (await witness.vkey())!)!, verifyEd25519)).toBe(true);
  // The leaves, as a monitor has them, make the root that was signed.
  const width = checkpoint.size - TILE_WIDTH;
  const bundles = [
    await witness.tile({ level: 'entries', index: 0, width: 256 }),
    await witness.tile({ level: 'entries', index: 1, width }),
  ];
  const leaves = [...entriesOf(bundles[0]!, 256)!, ...entriesOf(bundles[1]!, width)!].map((entry) =>
    leafHash(sha256, entry),
  );
  expect(rootOf(sha256, leaves)).toEqual(Buffer.from(checkpoint.root));
  expect(hashesOf((await witness.tile({ level: 0, index: 1, width }))!, width)).toEqual(
    leaves.slice(256).map((leaf) => Uint8Array.from(leaf)),
  );
  expect(await witness.tile({ level: 0, index: 1, width: width + 1 })).toBeUndefined();
  expect(await witness.tile({ level: 2, index: 0, width: 1 })).toBeUndefined();
  const events = (await signed.play())[0]!;
  // What came since is covered once somebody asks for it.
  const later = (await witness.covering(events.at(-1)!.position))!;
  for (const event of [events[0]!, events.at(-1)!])
    expect(isProved(await witness.proof(later, event.position), entryHash(sha256, event))).toBe(true);
  const grown = await witness.consistency(later, checkpoint.size);
  expect(verifyConsistency(sha256, checkpoint, later.checkpoint, grown)).toBe(true);
  expect(readFileSync(signed.file, 'utf8')).toContain(later.note);
});

it('signs nothing twice, and goes on after what a crash has cut short', async () => {
  const witness = signed.witness();
  await signed.play();
  await Promise.all([witness.sign(), signed.witness().sign()]);
  await witness.sign();
  expect(readFileSync(signed.file, 'utf8').match(/^parley-/gmu)).toHaveLength(1);
  truncateSync(signed.file, 60);
  await signed.play();
  await witness.sign();
  expect(witness.state.stopped).toBeUndefined();
  const size = await signed.log.head();
  expect((await witness.newest())?.checkpoint.size).toBe(size);
  // The last whole one is remembered, whatever was cut.
  appendFileSync(signed.file, 'parley-1/1\n5\n');
  await signed.play();
  await signed.witness().sign();
  expect(readFileSync(signed.file, 'utf8')).toContain(`\n${await signed.log.head()}\n`);
});

const DROP = 'delete from log.events where channel_id = (select channel_id from log.events where position = 5)';
/** What somebody does who has the database, and what comes of it. */
it.each([
  [
    'an event that is not in a full tile was changed',
    `update log.events set hash = 'f' where position = 5`,
    'no longer begins',
  ],
  [
    'the tail of an open channel was cut',
    'delete from log.events where position > 12; update log.head set position = 12',
    'the log has 12',
  ],
  ['a channel was dropped', DROP, 'it was taken out'],
  [
    'events were moved',
    'update log.events set position = -5 where position = 5; update log.events set position = 5 where position = 6; update log.events set position = 6 where position = -5',
    'no longer begins',
  ],
  [
    'the chain was rewritten, and all that was signed with it',
    `update log.events set hash = md5(hash); delete from log.checkpoints; delete from log.tree_hashes`,
    'no longer begins',
  ],
  [
    'the last checkpoint was put back',
    'delete from log.checkpoints; delete from log.events where position > 9; update log.head set position = 9',
    'the log has 9',
  ],
])('signs nothing more where %s, and says so', async (_, statements, why) => {
  const witness = signed.witness();
  await signed.play(2);
  await witness.sign();
  await signed.tamper(statements);
  await witness.sign();
  const before = readFileSync(signed.file, 'utf8');
  const again = signed.witness();
  await again.sign();
  expect(readFileSync(signed.file, 'utf8')).toBe(before);
  expect(again.state.stopped).toContain(why);
});

it('an event that was changed long ago is no longer what was signed: its proof does not hold', async () => {
  const witness = signed.witness();
  const channels = await signed.play(7);
  await witness.sign();
  const { channel_id, position, version } = channels[0]!.at(-1)!;
  await signed.tamper(`update log.events set hash = 'forged' where position = ${position}`);
  const kept = (await witness.newest())!;
  const forged = { channel_id, hash: 'forged', position, version };
  expect(isProved(await witness.proof(kept, position), entryHash(sha256, forged))).toBe(false);
});

it('after a restore it stops, until somebody opens a new epoch and says why', async () => {
  const witness = signed.witness();
  await signed.play(2);
  await witness.sign();
  const { checkpoint } = (await witness.newest())!;
  expect(await witness.openEpoch('for fun', 'ana')).toBe('continues');
  // As a backup from before has it.
  await signed.tamper(
    'delete from log.checkpoints; delete from log.events where position > 9; update log.head set position = 9',
  );
  await witness.sign();
  expect(witness.state.stopped).toContain(`over ${checkpoint.size} events, and the log has 9`);
  expect(witness.state.stopped).toContain('new-epoch');
  expect(await witness.openEpoch('restored', 'ana')).toMatchObject({
    epoch: 2,
    after: checkpoint.note.text,
    opened_by: 'ana',
  });
  const next = (await witness.newest())!;
  expect(next.checkpoint).toMatchObject({ origin: `${signed.key.installation}/2`, size: 9 });
  expect(witness.state.stopped).toBeUndefined();
  const { act } = (await witness.epochs())[0]!;
  expect(readFileSync(signed.file, 'utf8')).toContain(act);
  expect(act).toContain(checkpoint.note.text);
  // Another database from before is restored: it does not know of the second epoch.
  await signed.tamper('delete from log.epochs; delete from log.checkpoints; delete from log.tree_hashes');
  await witness.sign();
  expect(witness.state.stopped).toContain('later epoch');
  expect(await witness.openEpoch('restored once more', 'ana')).toMatchObject({ epoch: 3 });
});

it('another key continues nothing: a new epoch says so', async () => {
  await signed.play();
  await signed.witness().sign();
  const other = signed.witness({ key: signingKeyOf(newEd25519Pem()) });
  await signed.play();
  await other.sign();
  expect(other.state.stopped).toContain('signed by another key');
  expect(await other.openEpoch('the key was lost', 'ana')).toMatchObject({ epoch: 2 });
  await signed.play();
  await other.sign();
  expect((await other.newest())?.checkpoint.size).toBe(await signed.log.head());
});

it('a server and a witness outside are told, and what the witness says of it goes with the checkpoint', async () => {
  const told: string[] = [];
  const hook = await textServer((body) => (told.push(body), Promise.resolve([204, ''] as [number, string])));
  let vkeys: string[] = [];
  const outside = await startWitness(() => vkeys);
  const witness = signed.witness({ webhook: hook.url, witnesses: [outside] });
  const refused = () => witness.state.sinks.find(({ kind }) => kind === 'witness')?.error;
  await signed.play();
  await witness.sign();
  await eventually(() => expect(refused()).toContain('404'));
  vkeys = [(await witness.vkey())!];
  await signed.play();
  await witness.sign();
  await eventually(async () => expect((await witness.newest())?.cosigned_by).toEqual(['witness.example/w1']));
  expect((await witness.newest())!.note).toContain('witness.example/w1');
  // One that begins anew is asked how far it had come.
  await signed.tamper('delete from log.cosignatures');
  await signed.play();
  await witness.sign();
  await eventually(async () => expect((await witness.newest())?.cosigned_by).toHaveLength(1));
  expect(outside.answers).toEqual([404, 200, 409, 200]);
  await eventually(() =>
    expect(told.map((body) => readCheckpoint(body)?.size)).toContain(outside.seen.values().next().value?.size),
  );
  // What it has seen is no beginning of this log.
  outside.seen.set([...outside.seen.keys()][0]!, { size: 3, root: sha256(new Uint8Array()) });
  await signed.tamper('delete from log.cosignatures');
  await signed.play();
  await witness.sign();
  await eventually(() => expect(refused()).toContain('does not continue'));
  hook.close();
  outside.close();
});

/** What was signed, note by note, and what becomes of the file outside the database; all of the log is as it was. */
it.each<[string, (notes: string) => string, string | undefined]>([
  ['rolled back to one from before', (notes) => notes.slice(0, notes.indexOf('\nparley-', 1) + 1), undefined],
  ['emptied', () => '', undefined],
  [
    'replaced by another root',
    (notes) => notes.replace(/^(\d+\n).*$/gmu, `$1${'A'.repeat(43)}=`),
    'nothing is signed: the last checkpoint',
  ],
])('a history that was %s lets nothing be signed that does not continue what others hold', async (_, tampered, why) => {
  const witness = signed.witness();
  await signed.play();
  await witness.sign();
  const held = (await witness.newest())!;
  await signed.play();
  await witness.sign();
  writeFileSync(signed.file, tampered(readFileSync(signed.file, 'utf8')));
  await signed.play();
  const again = signed.witness();
  await again.sign();
  if (why !== undefined) return expect(again.state.stopped).toContain(why);
  expect(again.state.stopped).toBeUndefined();
  const { checkpoint } = (await again.newest())!;
  expect(checkpoint.size).toBe(await signed.log.head());
  const grown = await again.consistency((await again.newest())!, held.checkpoint.size);
  expect(verifyConsistency(sha256, held.checkpoint, checkpoint, grown)).toBe(true);
});

it('with the history rolled back a past that was written anew can be signed: whoever holds what was signed before finds it', async () => {
  const witness = signed.witness();
  await signed.play();
  await witness.sign();
  const before = readFileSync(signed.file, 'utf8');
  const { size } = (await witness.newest())!.checkpoint;
  await signed.play();
  await witness.sign();
  const held = (await witness.newest())!;
  await signed.tamper(
    `update log.events set hash = md5(hash) where position > ${size}; delete from log.tree_hashes; delete from log.checkpoints`,
  );
  writeFileSync(signed.file, before);
  const again = signed.witness();
  await again.sign();
  const kept = (await again.newest())!;
  expect(kept.checkpoint.size).toBe(held.checkpoint.size);
  expect(kept.checkpoint.root).not.toEqual(held.checkpoint.root);
  const grown = await again.consistency(kept, held.checkpoint.size);
  expect(verifyConsistency(sha256, held.checkpoint, kept.checkpoint, grown)).toBe(false);
});

it('a witness that signs something else is told of by name, and its signature is not kept', async () => {
  const outside = await startWitness(() => []);
  const { privateKey } = generateKeyPairSync('ed25519');
  const liar = await textServer(async (body) => {
    const { note } = readCheckpoint(body.slice(body.indexOf('\n\n') + 2))!;
    const other = note.text.replace(/^\d+$/mu, '1');
    const signature = cosignature(1, sign(null, cosignedText(other, 1), privateKey));
    return Promise.resolve([200, signatureLine({ ...outside.key, signature })] as [number, string]);
  });
  const witness = signed.witness({ witnesses: [{ key: outside.key, url: liar.url }] });
  await signed.play();
  await witness.sign();
  await eventually(() =>
    expect(witness.state.sinks).toContainEqual(
      expect.objectContaining({ name: 'witness.example/w1', error: 'its signature is not valid' }),
    ),
  );
  expect((await witness.newest())!.cosigned_by).toEqual([]);
  liar.close();
  outside.close();
});

it('a witness is named by its key and its address', async () => {
  const { readWitnesses } = await import('./sinks.js');
  const outside = await startWitness(() => []);
  const vkey = vkeyOf(outside.key);
  expect(readWitnesses(`# ours\n\n${vkey} https://witness.example/\n`, 'x')).toMatchObject([
    { url: 'https://witness.example' },
  ]);
  for (const line of [
    `${vkey}`,
    `https://witness.example ${vkey}`,
    `${vkey.replace('+B', '+A')} https://witness.example`,
  ])
    expect(() => readWitnesses(`\n${line}`, 'witnesses.txt')).toThrow('witnesses.txt, line 2');
  expect(readHashes(['AAAA'])).toBeUndefined();
  outside.close();
});
