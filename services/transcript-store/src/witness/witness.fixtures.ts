import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openPool, postgresEventLog, PROJECTOR } from '@parley/event-log';
import { egressBy } from '@parley/http';
import { testDatabase } from '@parley/testing';
import {
  cosignature,
  cosignedText,
  isSignedBy,
  noteKey,
  readCheckpoint,
  readHashes,
  readVkey,
  signatureLine,
  verifyConsistency,
  webCryptoEd25519,
  type TreeHead,
} from '@parley/transparency';
import { playedWhole } from '../projections/projector.fixtures.js';
import { newEd25519Pem } from '@parley/http/ed25519-pem';
import { sha256, signingKeyOf } from './signing-key.js';
import { LogWitness, type WitnessOptions } from './witness.js';

export const verifyEd25519 = webCryptoEd25519()!;

/** A log of its own, and whoever signs it. */
export async function signedLog() {
  const database = await testDatabase();
  const log = postgresEventLog(database.poolOf('parley_channel_admin'));
  const pool = openPool(database.urlOf('parley_transcript_store'), { role: PROJECTOR, max: 4 });
  const key = signingKeyOf(newEd25519Pem());
  const file = join(mkdtempSync(join(tmpdir(), 'parley-witness-')), 'checkpoints');
  const egress = egressBy({ hosts: new Set(['127.0.0.1']) });
  const made: LogWitness[] = [];
  let channels = 0;
  return {
    database,
    log,
    pool,
    key,
    file,
    witness(more: Partial<WitnessOptions> = {}): LogWitness {
      const one = new LogWitness({ pool, key, file, isOutside: true, everyMs: 60_000, egress, ...more });
      made.push(one);
      return one;
    },
    /** So many whole negotiations, of sixteen events or so. */
    async play(count = 1) {
      const all = [];
      for (let each = 0; each < count; each++) all.push(await playedWhole(log, `channel ${(channels += 1)}`));
      return all;
    },
    /** As whoever has the database may do it. */
    tamper: (statements: string) => database.asAdmin(`set session_replication_role = replica; ${statements}`),
    async close() {
      await Promise.all(made.map((one) => one.close()));
      await pool.end();
      await database.drop();
    },
  };
}

/** A witness by the specification (C2SP tlog-witness). */
export async function startWitness(vkeys: () => readonly string[]) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const key = noteKey(
    sha256,
    'witness.example/w1',
    4,
    Buffer.from(publicKey.export({ format: 'jwk' })['x']!, 'base64url'),
  );
  const seen = new Map<string, TreeHead>();
  const answers: number[] = [];
  const add = async (body: string): Promise<[number, string]> => {
    const at = body.indexOf('\n\n');
    const [old = '', ...lines] = body.slice(0, at).split('\n');
    const [checkpoint, proof] = [readCheckpoint(body.slice(at + 2)), readHashes(lines)];
    if (!checkpoint || !proof) return [400, ''];
    const of = vkeys()
      .map((vkey) => readVkey(sha256, vkey)!)
      .find(({ name }) => name === checkpoint.origin);
    if (!of) return [404, ''];
    if (!(await isSignedBy(checkpoint.note, of, verifyEd25519))) return [403, ''];
    const before = seen.get(checkpoint.origin) ?? { size: 0, root: sha256(new Uint8Array()) };
    if (old !== `old ${before.size}`) return [409, `${before.size}\n`];
    if (!verifyConsistency(sha256, before, checkpoint, proof)) return [422, ''];
    seen.set(checkpoint.origin, checkpoint);
    const time = 1_800_000_000;
    const signature = cosignature(time, sign(null, cosignedText(checkpoint.note.text, time), privateKey));
    return [200, signatureLine({ ...key, signature })];
  };
  const server = await textServer((body, path) => {
    const answer = add(path === '/add-checkpoint' ? body : '');
    void answer.then(([status]) => answers.push(status));
    return answer;
  });
  return { key, seen, answers, ...server };
}

/** A server of this process that answers texts with a status and a text. */
export async function textServer(answer: (body: string, path: string) => Promise<[number, string]>) {
  const server = createServer((request, response) => {
    void text(request)
      .then((body) => answer(body, request.url ?? ''))
      .then(([status, said]) => response.writeHead(status).end(said));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
