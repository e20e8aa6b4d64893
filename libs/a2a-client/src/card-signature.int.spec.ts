import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { AgentCard, generateAgentCardSignature } from '@a2a-js/sdk';
import { canonicalJson } from '@parley/contracts';
import { egressBy } from '@parley/http/egress';
import { startLocalServer, type LocalServer } from '@parley/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readCard } from './agent-card.js';
import { Peers } from './peers.js';

const ed = generateKeyPairSync('ed25519');
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const other = generateKeyPairSync('ed25519');

let server: LocalServer;
/** What is shown at the agent's addresses. */
let card: Record<string, unknown>;
let keys: object;
beforeAll(async () => {
  server = await startLocalServer(({ path }, response) => {
    response.end(JSON.stringify(path.endsWith('/agent-card.json') ? card : keys));
  });
});
afterAll(() => server.close());
beforeEach(() => {
  keys = { keys: [jwk(ed.publicKey, 'ed'), jwk(ec.publicKey, 'ec')] };
  card = cardOf();
});

const jwk = (key: KeyObject, kid: string) => ({ ...key.export({ format: 'jwk' }), kid });
const cardOf = () => ({
  ...{ name: 'Planner', description: 'Plans.', version: '1.2.0', capabilities: {}, skills: [] },
  supportedInterfaces: [{ url: `${server.url}/rpc`, protocolBinding: 'JSONRPC', protocolVersion: '1.0' }],
});
const jku = () => `${server.url}/jwks.json`;
const read = () =>
  readCard(new Peers(egressBy({ hosts: new Set(['127.0.0.1']) })), server.url, AbortSignal.timeout(10_000));

/** Signs a card by its RFC 8785 form as it stands there, as somebody without an official library would. */
function signedBy(key: KeyObject, header: object, of: object = cardOf()) {
  const named = Buffer.from(JSON.stringify({ typ: 'JOSE', ...header })).toString('base64url');
  const text = `${named}.${Buffer.from(canonicalJson(of)).toString('base64url')}`;
  const how = key.asymmetricKeyType === 'ec' ? ({ key, dsaEncoding: 'ieee-p1363' } as const) : key;
  const hash = key.asymmetricKeyType === 'ec' ? 'sha256' : null;
  return { protected: named, signature: sign(hash, Buffer.from(text), how).toString('base64url') };
}

it('takes a card that the official library has signed, and says by which key', async () => {
  const header = { alg: 'EdDSA', kid: 'ed', typ: 'JOSE', jku: jku() };
  const whole = AgentCard.fromJSON({ ...cardOf(), skills: [{ id: 's', name: 'S', description: '', tags: [] }] });
  card = AgentCard.toJSON(await generateAgentCardSignature(ed.privateKey, header)(whole)) as Record<string, unknown>;
  expect(await read()).toMatchObject({ name: 'Planner', signature: 'verified', key_id: 'ed' });
});

it('takes one that is signed as it stands there, by another curve, behind a signature that is not good', async () => {
  const bad = signedBy(other.privateKey, { alg: 'EdDSA', kid: 'ed', jku: jku() });
  card['signatures'] = [bad, signedBy(ec.privateKey, { alg: 'ES256', kid: 'ec', jku: jku() })];
  expect(await read()).toMatchObject({ signature: 'verified', key_id: 'ec' });
});

it('says that nobody has checked it where it does not name the address of its key, and that it is not signed where it is not', async () => {
  const before = await read();
  expect(before.signature).toBe('unsigned');
  expect(before.key_id).toBeUndefined();
  card['signatures'] = [signedBy(ed.privateKey, { alg: 'EdDSA', kid: 'known-to-others' })];
  expect(await read()).toEqual({ ...before, signature: 'unchecked', key_id: 'known-to-others' });
});

const secret = Buffer.alloc(32).toString('base64url');
it.each<[string, () => unknown]>([
  ['by another key', () => signedBy(other.privateKey, { alg: 'EdDSA', kid: 'ed', jku: jku() })],
  ['over another card', () => signedBy(ed.privateKey, { alg: 'EdDSA', kid: 'ed', jku: jku() }, { name: 'Another' })],
  ['by a key that is not there', () => signedBy(ed.privateKey, { alg: 'EdDSA', kid: 'gone', jku: jku() })],
  ['by the algorithm of another key', () => signedBy(ed.privateKey, { alg: 'ES256', kid: 'ed', jku: jku() })],
  ['by nothing', () => ({ ...signedBy(ed.privateKey, { alg: 'none', kid: 'ed', jku: jku() }), signature: '' })],
  [
    'by a secret that its own key set tells',
    () => {
      keys = { keys: [{ kty: 'oct', k: secret, kid: 'ed' }] };
      return signedBy(ed.privateKey, { alg: 'HS256', kid: 'ed', jku: jku() });
    },
  ],
  ['in no form at all', () => ({ protected: 'e30', signature: 7 })],
  [
    'at an address of its own network',
    () => signedBy(ed.privateKey, { alg: 'EdDSA', kid: 'ed', jku: 'https://10.0.0.1/' }),
  ],
])('refuses a card that is signed %s', async (how, signature) => {
  card['signatures'] = [signature()];
  const code = how.startsWith('at an address') ? 'address_refused' : 'card_unusable';
  await expect(read()).rejects.toMatchObject({
    code,
    message: expect.stringMatching(/signature|no address/u) as string,
  });
});

it.each([
  [{ protocolVersion: '0.3.0', url: 'https://agents.example', supportedInterfaces: undefined }, 'it speaks A2A 0.3.0'],
  [{ supportedInterfaces: [{ url: 'x', protocolBinding: 'JSONRPC', protocolVersion: '0.3' }] }, 'it speaks A2A 0.3'],
  [{ supportedInterfaces: [] }, 'it names no interface for JSON-RPC and A2A 1.x'],
])('says of one that speaks another version which: %j', async (more, told) => {
  Object.assign(card, more);
  await expect(read()).rejects.toMatchObject({
    code: 'card_unusable',
    message: expect.stringContaining(told) as string,
  });
});
