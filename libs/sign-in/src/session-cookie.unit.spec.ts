import { expect, it } from 'vitest';
import { sessionBearer, SessionCookies, sessionIn } from './session-cookie.js';
import { readWay, writeWay } from './way.js';

const ID = 'x'.repeat(43);

it('is of this host alone over TLS: another host of the domain can set no such cookie', () => {
  const cookies = new SessionCookies('https://parley.example');
  expect(cookies.write('session', ID, 60)).toBe(
    `__Host-parley-session=${ID}; Path=/; Max-Age=60; HttpOnly; SameSite=Strict; Secure`,
  );
  expect(cookies.read('session', `parley-session=${ID}`)).toBeUndefined();
  expect(cookies.read('session', `a=1; __Host-parley-session=${ID}; b=2`)).toBe(ID);
});

it('works without TLS on this machine, and the way to the issuer outlives coming back from it', () => {
  const cookies = new SessionCookies('http://127.0.0.1:4700');
  expect(cookies.write('way', 'v', 600)).toBe('parley-sign-in=v; Path=/; Max-Age=600; HttpOnly; SameSite=Lax');
  expect(cookies.read('way', undefined)).toBeUndefined();
  expect(cookies.read('way', 'parley-sign-in=')).toBeUndefined();
});

it('is no session unless it has the form of one', () => {
  expect(sessionIn(sessionBearer(ID))).toBe(ID);
  for (const other of ['', 'session.', `session.${ID}x`, `seat.${ID}`]) expect(sessionIn(other)).toBeUndefined();
});

it('leads back to a path of here, whatever the cookie says', () => {
  const way = { state: 's', nonce: 'n', verifier: 'v', back: '/channels/1?tab=why' };
  expect(readWay(writeWay(way))).toEqual(way);
  for (const back of ['//evil.example', 'https://evil.example', ''])
    expect(readWay(writeWay({ ...way, back }))).toBeUndefined();
  expect(readWay('e30')).toBeUndefined();
  expect(readWay(undefined)).toBeUndefined();
});
