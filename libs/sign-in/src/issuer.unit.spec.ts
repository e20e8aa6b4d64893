import { startLocalServer, type LocalServer } from '@parley/testing';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Issuer } from './issuer.js';

const AUDIENCE = 'parley-api';
const now = () => Math.floor(Date.now() / 1_000);

let server: LocalServer;
let first: { publicKey: CryptoKey; privateKey: CryptoKey };
let second: typeof first;
/** What the issuer says that it has, and how often it was asked. */
let published: object[] | undefined;
let asked = 0;

beforeAll(async () => {
  const made = () => generateKeyPair('RS256', { extractable: true });
  [first, second] = await Promise.all([made(), made()]);
  server = await startLocalServer(({ path }, response) => {
    if (path === '/keys') asked += 1;
    const answers: Record<string, object | undefined> = {
      '/.well-known/openid-configuration': { issuer: server.url, jwks_uri: `${server.url}/keys` },
      '/keys': published && { keys: published },
    };
    const answer = answers[path];
    response.writeHead(answer ? 200 : 503, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  published = [await publicKey(first, 'first')];
  asked = 0;
});

const publicKey = async ({ publicKey: key }: typeof first, kid: string) => ({
  ...(await exportJWK(key)),
  ...{ kid, alg: 'RS256', use: 'sig' },
});
const issuerOf = (askAgainMs?: number) =>
  new Issuer(
    {
      ...{ issuer: server.url, client_id: 'parley', audience: AUDIENCE, algorithms: ['RS256'], scope: 'openid' },
      ...{ subject_claim: 'sub', name_claim: 'name', roles_claim: 'roles', roles: [] },
    },
    undefined,
    askAgainMs,
  );
const signed = (claims: JWTPayload = {}, { key = first.privateKey, kid = 'first' } = {}) =>
  new SignJWT({ sub: 'u-1', iss: server.url, aud: AUDIENCE, exp: now() + 600, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid })
    .sign(key);
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

const because = (why: string) => ({ problem: { status: 401, detail: `the token is not taken: ${why}` } });

it('takes what the issuer has signed for us, and asks for its keys once', async () => {
  const issuer = issuerOf();
  expect(await issuer.verify(await signed(), AUDIENCE)).toMatchObject({ sub: 'u-1' });
  expect(await issuer.verify(await signed({ aud: ['another', AUDIENCE] }), AUDIENCE)).toMatchObject({ sub: 'u-1' });
  expect(asked).toBe(1);
});

it('lets clocks differ by a minute, and not by more', async () => {
  const issuer = issuerOf();
  await issuer.verify(await signed({ exp: now() - 30 }), AUDIENCE);
  await issuer.verify(await signed({ nbf: now() + 30 }), AUDIENCE);
  await expect(issuer.verify(await signed({ exp: now() - 90 }), AUDIENCE)).rejects.toMatchObject(
    because('it has expired'),
  );
});

it.each<[string, () => Promise<string> | string]>([
  ['it has expired', () => signed({ exp: now() - 3_600 })],
  ['it does not say when it ends', () => signed({ exp: undefined })],
  ['it is not valid yet', () => signed({ nbf: now() + 3_600 })],
  ['it is for another audience', () => signed({ aud: 'another' })],
  ['it is for another audience', () => signed({ aud: undefined })],
  ['it is of another issuer', () => signed({ iss: 'https://evil.example' })],
  ['the issuer has no such key', () => signed({}, { kid: 'unknown', key: second.privateKey })],
  ['its signature is not good', () => signed({}, { key: second.privateKey })],
  ['it is signed in a way that is not allowed here', () => unsigned()],
  ['it is signed in a way that is not allowed here', () => withPublicKeyAsSecret()],
  ['its signature is not good', () => changed()],
  ['it is no token of the issuer', () => 'eyJhbGciOiJSUzI1NiJ9.e.e'],
])('is refused by name: %s (%#)', async (why, forged) => {
  await expect(issuerOf().verify(await forged(), AUDIENCE)).rejects.toMatchObject(because(why));
});

const unsigned = () =>
  `${part({ alg: 'none' })}.${part({ sub: 'u-1', iss: server.url, aud: AUDIENCE, exp: now() + 600 })}.`;

/** The oldest forgery: the key that everybody may know, taken for a secret that both sides have. */
async function withPublicKeyAsSecret(): Promise<string> {
  const secret = new TextEncoder().encode(await exportSPKI(first.publicKey));
  return new SignJWT({ sub: 'u-1', iss: server.url, aud: AUDIENCE, exp: now() + 600 })
    .setProtectedHeader({ alg: 'HS256', kid: 'first' })
    .sign(secret);
}

async function changed(): Promise<string> {
  const [head, , signature] = (await signed()).split('.');
  return `${head}.${part({ sub: 'another', iss: server.url, aud: AUDIENCE, exp: now() + 600 })}.${signature}`;
}

it('learns of a key that the issuer has changed to, and no longer takes the old one', async () => {
  const issuer = issuerOf(0);
  await issuer.verify(await signed(), AUDIENCE);
  published = [await publicKey(second, 'second')];
  await issuer.verify(await signed({}, { key: second.privateKey, kid: 'second' }), AUDIENCE);
  await expect(issuer.verify(await signed(), AUDIENCE)).rejects.toMatchObject(because('the issuer has no such key'));
});

it('asks for an unknown key once in a while, however many name one', async () => {
  const issuer = issuerOf();
  await issuer.verify(await signed(), AUDIENCE);
  for (let number = 0; number < 5; number += 1)
    await expect(issuer.verify(await signed({}, { kid: `made-up-${number}` }), AUDIENCE)).rejects.toMatchObject(
      because('the issuer has no such key'),
    );
  expect(asked).toBe(1);
});

it('says that the issuer is away, and takes tokens as soon as it is back', async () => {
  const issuer = issuerOf();
  const keys = published;
  published = undefined;
  await expect(issuer.verify(await signed(), AUDIENCE)).rejects.toMatchObject({ problem: { code: 'not-ready' } });
  published = keys;
  await issuer.verify(await signed(), AUDIENCE);
});
