import { createPublicKey, verify, type JsonWebKey, type VerifyKeyObjectInput } from 'node:crypto';
import { canonicalJson, type ShownCard } from '@parley/contracts';
import { ownProperty, storable } from '@parley/untrusted';
import type { Peers } from './peers.js';

/** Signatures of a card that are looked at. */
const MOST_SIGNATURES = 4;
/** Characters of a key's id. */
const MOST_ID = 200;

/** A signature as a card has it (A2A 4.4.7), and what it says of itself. */
interface Signature {
  protected: string;
  signature: string;
  alg: string;
  kid: string;
  /** Where the key is; absent where its reader has to know. */
  jku?: string;
}

type Checked = Required<Pick<ShownCard, 'signature'>> & Pick<ShownCard, 'key_id'>;

/** How a signature of each algorithm is checked (RFC 7518, 3; RFC 8037). None that is made with a shared secret, and not `none`. */
const ALGORITHMS: Record<string, { hash: string | null; more?: Omit<VerifyKeyObjectInput, 'key'>; kty: string }> = {
  EdDSA: { hash: null, kty: 'OKP' },
  ES256: { hash: 'sha256', more: { dsaEncoding: 'ieee-p1363' }, kty: 'EC' },
  ES384: { hash: 'sha384', more: { dsaEncoding: 'ieee-p1363' }, kty: 'EC' },
  RS256: { hash: 'sha256', kty: 'RSA' },
};

/**
 * Checks by what a card is signed (A2A 8.4: JWS over its RFC 8785 form): one good signature is enough. What names no address of a key
 * is `unchecked`: of its key nothing is known here.
 * @param card without its signatures
 * @throws Error where none of them is good; CallFailed where a key cannot be had
 */
export async function checkSignatures(
  peers: Peers,
  card: object,
  signatures: unknown,
  signal: AbortSignal,
): Promise<Checked> {
  const all = Array.isArray(signatures) ? signatures.slice(0, MOST_SIGNATURES) : [];
  if (!all.length) return { signature: 'unsigned' };
  const read = all.flatMap(signatureIn);
  for (const one of read) {
    if (one.jku === undefined) continue;
    const key = keyOf(await peers.json(one.jku, signal), one.kid);
    if (key && isGood(card, one, key)) return { signature: 'verified', ...idOf(one) };
  }
  const unchecked = read.find(({ jku }) => jku === undefined);
  if (unchecked) return { signature: 'unchecked', ...idOf(unchecked) };
  const by = read.map(({ kid, jku }) => `${kid} at ${jku}`).join(', ');
  throw new Error(by ? `its signature is not by the key that it names: ${by}` : 'its signature cannot be read');
}

const idOf = ({ kid }: Signature) => ({ ...(kid && { key_id: kid }) });

function signatureIn(given: unknown): Signature[] {
  const { protected: header, signature } = (given ?? {}) as Record<string, unknown>;
  if (typeof header !== 'string' || typeof signature !== 'string') return [];
  try {
    const { alg, kid, jku } = JSON.parse(Buffer.from(header, 'base64url').toString('utf8')) as Record<string, unknown>;
    const id = typeof kid === 'string' ? storable(kid).slice(0, MOST_ID) : '';
    const at = typeof jku === 'string' ? { jku: new URL(jku).href } : {};
    return [{ protected: header, signature, alg: typeof alg === 'string' ? alg : '', kid: id, ...at }];
  } catch {
    return [];
  }
}

/** A key of a set (RFC 7517). */
function keyOf(set: unknown, kid: string): JsonWebKey | undefined {
  const { keys } = (set ?? {}) as { keys?: unknown };
  if (!Array.isArray(keys)) return undefined;
  return (keys as (JsonWebKey | null)[]).find((one) => one?.['kid'] === kid) ?? undefined;
}

function isGood(card: object, { protected: header, signature, alg }: Signature, jwk: JsonWebKey): boolean {
  const algorithm = ownProperty(ALGORITHMS, alg);
  if (!algorithm || jwk.kty !== algorithm.kty) return false;
  const { hash, more } = algorithm;
  const bytes = Buffer.from(signature, 'base64url');
  try {
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    return [card, withoutEmpty(card) ?? {}].some((payload) => {
      const encoded = Buffer.from(canonicalJson(payload)).toString('base64url');
      return verify(hash, Buffer.from(`${header}.${encoded}`), { key, ...more }, bytes);
    });
  } catch {
    return false;
  }
}

/** What the official libraries sign: a card without what is empty in it. */
function withoutEmpty(value: unknown): unknown {
  if (value === '' || value === null) return undefined;
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const kept = value.map(withoutEmpty).filter((one) => one !== undefined);
    return kept.length ? kept : undefined;
  }
  const kept = Object.entries(value)
    .map(([name, one]) => [name, withoutEmpty(one)] as const)
    .filter(([, one]) => one !== undefined);
  return kept.length ? Object.fromEntries(kept) : undefined;
}
