import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { newEd25519Pem } from '@parley/http/ed25519-pem';
import { cardKeyOf } from './card-key.js';

it('a key has an id of its own, and gives nothing of its private half away', () => {
  const pem = newEd25519Pem();
  const { kid, jwk } = cardKeyOf(pem);
  expect(jwk).toEqual({ kty: 'OKP', crv: 'Ed25519', x: expect.any(String) as string, kid, alg: 'EdDSA', use: 'sig' });
  expect(cardKeyOf(pem.trim()).kid).toBe(kid);
  expect(cardKeyOf(newEd25519Pem()).kid).not.toBe(kid);
});

it('what is no such key is refused by the name of the variable', () => {
  const other = generateKeyPairSync('x25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
  for (const pem of ['', 'secret', other]) expect(() => cardKeyOf(pem)).toThrow(/^PARLEY_CARD_KEY is no Ed25519/u);
});
