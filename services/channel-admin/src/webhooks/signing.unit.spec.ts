import { createPublicKey, verify } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { newSecret, privateKeyIn, publicKeyOf, signed, signedHeaders } from './signing.js';

const ID = 'msg_p5jXN8AQM9LWM0D4loKWxJek';
const BODY = '{"test": 2432232314}';
const AT = new Date();

/** Whether one of the signatures `v1a` is by this key, as a receiver that has no more than it would look. */
function isBy(publicKey: string, headers: Record<string, string>, body = BODY): boolean {
  const x = Buffer.from(publicKey.replace('whpk_', ''), 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const text = Buffer.from(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`);
  return headers['webhook-signature']!.split(' ')
    .filter((one) => one.startsWith('v1a,'))
    .some((one) => verify(null, text, key, Buffer.from(one.slice('v1a,'.length), 'base64')));
}

it('signs as the standard’s example for Ed25519 does', () => {
  const whsk = '6Xb/dCcHpPea21PS1N9VY/NZW723CEc77N4rJCubMbfVKIDij2HKpMKkioLlX0dRqSKJp4AJ6p9lMicMFs6Kvg==';
  const key = privateKeyIn(Buffer.from(whsk, 'base64').subarray(0, 32));
  expect(signed(`${ID}.1614265330.${BODY}`, key)).toBe(
    'hnO3f9T8Ytu9HwrXslvumlUpqtNVqkhqw/enGzPCXe5BdqzCInXqYXFymVJaA7AZdpXwVLPo3mNl8EM+m7TBAg==',
  );
});

it('is checked by the secret and by the public key alone, by both of each while one gives way to the other', () => {
  const [old, fresh] = [newSecret(), newSecret()].map((secret) => ({ secret, link_key: 'nobody has it' }));
  const headers = signedHeaders(ID, AT, BODY, [fresh!, old!]);
  for (const one of [old!, fresh!]) {
    expect(new Webhook(one.secret).verify(BODY, headers)).toEqual({ test: 2432232314 });
    expect(isBy(publicKeyOf(one), headers)).toBe(true);
    expect(() => new Webhook(one.secret).verify(`${BODY} `, headers)).toThrow('No matching signature');
    expect(isBy(publicKeyOf(one), headers, `${BODY} `)).toBe(false);
  }
  expect(() => new Webhook(newSecret()).verify(BODY, headers)).toThrow('No matching signature');
  expect(publicKeyOf(old!)).not.toBe(publicKeyOf(fresh!));
  expect(isBy(publicKeyOf(old!), signedHeaders(ID, AT, BODY, [fresh!]))).toBe(false);
});

it('has a key that does not follow from the secret, which receivers have', () => {
  const secret = newSecret();
  const [one, other] = ['one', 'other'].map((link_key) => publicKeyOf({ secret, link_key }));
  expect(one).not.toBe(other);
  expect(one).toMatch(/^whpk_[\w+/]{43}=$/u);
});
