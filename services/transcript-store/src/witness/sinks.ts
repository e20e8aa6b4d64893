import {
  cosignatureOf,
  decimalOf,
  isOf,
  readNote,
  readVkey,
  signatureLine,
  SIGNATURE_TYPES,
  base64,
  webCryptoEd25519,
  type NoteKey,
} from '@parley/transparency';
import type { Egress } from '@parley/http';
import { sha256 } from './signing-key.js';
import type { Kept } from './checkpoint-store.js';
import type { Sink } from './sink.js';

/** Whoever answers takes no longer, in milliseconds. */
const TIMEOUT_MS = 15_000;
/** A witness answers with a line or two. */
const MOST_BYTES = 65_536;

const HEADERS = { 'content-type': 'text/plain; charset=utf-8', 'user-agent': 'Parley' };

async function post(egress: Egress, url: string, body: string, stop: AbortSignal) {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT_MS)]);
  return egress.read(url, { headers: HEADERS, body, most: MOST_BYTES, signal });
}

/** A server of one's own is sent the note itself: it is signed, and needs no other secret. */
export const webhookSink = (egress: Egress, url: string): Sink => ({
  kind: 'webhook',
  name: new URL(url).host,
  async push({ note }, stop) {
    const { status } = await post(egress, url, note, stop);
    if (status < 200 || status >= 300) throw new Error(`it answered ${status}`);
  },
});

/** A witness (C2SP tlog-witness), whose signature says that the log has only grown, and when. */
export interface Witness {
  key: NoteKey;
  /** Where checkpoints are submitted, without a slash at the end. */
  url: string;
}

interface Log {
  /** The hashes that lead from one size of the tree to another. */
  consistency(epoch: number, from: number, to: number): Promise<readonly Uint8Array[]>;
  cosignedSize(epoch: number, witness: string): Promise<number>;
  keep(cosignature: { epoch: number; size: number; witness: string; line: string }): Promise<void>;
}

export const witnessSink = (egress: Egress, { key, url }: Witness, log: Log): Sink => {
  async function submit({ epoch, note, checkpoint }: Kept, from: number, stop: AbortSignal) {
    const proof = await log.consistency(epoch, from, checkpoint.size);
    const body = `old ${from}\n${proof.map((hash) => `${base64(hash)}\n`).join('')}\n${note}`;
    return post(egress, `${url}/add-checkpoint`, body, stop);
  }

  return {
    kind: 'witness',
    name: key.name,
    async push(kept, stop) {
      const { size } = kept.checkpoint;
      let answer = await submit(kept, await log.cosignedSize(kept.epoch, key.name), stop);
      if (answer.status === 409) {
        // It says how far it has come: it may have seen more than is kept here, as after a restore.
        const seen = decimalOf(answer.text.trim());
        if (seen === undefined) throw new Error('it answered 409 without saying how far it has come');
        if (seen > size) throw new Error(`it has seen a log of ${seen} events, and this one has ${size}`);
        answer = await submit(kept, seen, stop);
      }
      if (answer.status !== 200) throw new Error(REFUSALS[answer.status] ?? `it answered ${answer.status}`);
      const seen = readNote(`${kept.checkpoint.note.text}\n${answer.text}`);
      const said = seen && (await cosignatureOf(seen, key, webCryptoEd25519()!));
      if (!said) throw new Error('its signature is not valid');
      const line = seen.signatures.filter(isOf(key)).map(signatureLine)[0]!;
      await log.keep({ epoch: kept.epoch, size, witness: key.name, line });
    },
  };
};

const REFUSALS: Readonly<Record<number, string | undefined>> = {
  403: 'it does not know the key of this log (403)',
  404: 'it does not know this log (404): it has to be told its name and key first',
  422: 'it says that the log does not continue what it has seen (422)',
};

/** Witnesses by lines of `vkey url`; empty lines, and those after a #, are passed over. @throws naming the line that is none */
export function readWitnesses(text: string, from: string): Witness[] {
  return text.split('\n').flatMap((line, index) => {
    const [vkey = '', url = '', ...more] = line.trim().split(/\s+/u);
    if (!vkey || vkey.startsWith('#')) return [];
    const key = readVkey(sha256, vkey);
    if (key?.type !== SIGNATURE_TYPES.cosignature || !URL.canParse(url) || more.length)
      throw new Error(
        `${from}, line ${index + 1}: not a witness; as name+id+key https://witness.example, with a key of Ed25519 cosignatures`,
      );
    return [{ key, url: url.replace(/\/$/u, '') }];
  });
}
