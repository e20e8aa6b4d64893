import { describe, expect, it } from 'vitest';
import { allowedHostsOf, foreignOrigin, type OriginHeaders } from './foreign-origin.js';

const none = allowedHostsOf();
const refusalOf = (headers: OriginHeaders, changes = false, keyed = false, allowedHosts = none) =>
  foreignOrigin(headers, changes, { keyed, allowedHosts, publicOrigin: 'https://parley.example' });

describe('without keys', () => {
  it.each(['127.0.0.1:4700', 'localhost', 'LOCALHOST:1', '[::1]:4700', '[::1]'])('%s is this machine', (host) => {
    expect(refusalOf({ host })).toBeUndefined();
  });

  it.each(['evil.example:4700', 'localhost.evil.example', '127.0.0.1.nip.example:4700', '10.0.0.1', '', undefined])(
    '%s is not, for reads either',
    (host) => {
      expect(refusalOf(host === undefined ? {} : { host })).toContain('PARLEY_ALLOWED_HOSTS');
    },
  );

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'http://localhost.evil.example:4700' },
    { origin: 'null' },
    { origin: 'http://localhost:4701' },
    { origin: 'http://localhost' },
    { origin: 'http://[::1]:80' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ] satisfies OriginHeaders[])('%o is another website', (headers) => {
    for (const changes of [true, false])
      expect(refusalOf({ host: 'localhost:4700', ...headers }, changes)).toContain('PARLEY_ALLOWED_HOSTS');
  });

  it('no Host and an Origin that is none are not the same', () => {
    expect(refusalOf({ origin: 'null' }, true, true)).toBeDefined();
  });

  it.each([{ origin: 'http://localhost:4700' }, { origin: 'http://[::1]:4700' }, { 'sec-fetch-site': 'same-origin' }])(
    '%o is a page of ours',
    (headers) => {
      expect(refusalOf({ host: 'localhost:4700', ...headers }, true)).toBeUndefined();
    },
  );
});

describe('with keys', () => {
  it('any name will do, and its own pages may change things', () => {
    const host = 'parley.example:8443';
    expect(refusalOf({ host }, true, true)).toBeUndefined();
    expect(refusalOf({ host, origin: `https://${host}` }, true, true)).toBeUndefined();
  });

  it('its own page may change things behind a proxy that asks by another name, and nobody beside it', () => {
    const host = 'transcript-store:4702';
    const said = (origin: string) => refusalOf({ host, origin }, true, true);
    expect(said('https://parley.example')).toBeUndefined();
    for (const origin of ['http://parley.example', 'https://parley.example:8443', 'https://a.parley.example'])
      expect(said(origin)).toContain('PARLEY_ALLOWED_HOSTS');
    // Where nobody needs a key, a name lets nobody in.
    expect(refusalOf({ host: 'localhost:4700', origin: 'https://parley.example' }, true)).toBeDefined();
    expect(refusalOf({ host: 'parley.example', origin: 'https://parley.example' }, true)).toBeDefined();
  });

  it('what another website sends may change nothing', () => {
    const host = 'parley.example';
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      expect(refusalOf({ host, ...headers }, true, true)).toBeDefined();
      expect(refusalOf({ host, ...headers }, false, true)).toBeUndefined();
    }
  });
});

describe('names that are let in', () => {
  const allowed = allowedHostsOf('parley.example, Board.Example,[fd00::7]');

  it('are so at any port, as Host and as Origin', () => {
    for (const host of ['parley.example', 'board.example:81', '[fd00::7]:4700'])
      expect(refusalOf({ host }, true, false, allowed)).toBeUndefined();
    const page = { origin: 'https://board.example', 'sec-fetch-site': 'cross-site' };
    expect(refusalOf({ host: 'localhost', ...page }, true, false, allowed)).toBeUndefined();
  });

  it.each(['https://parley.example', 'parley.example:80', 'a b', '*', 'x/y'])(
    '%s is refused at the start',
    (setting) => {
      expect(() => allowedHostsOf(setting)).toThrow('PARLEY_ALLOWED_HOSTS');
    },
  );
});
