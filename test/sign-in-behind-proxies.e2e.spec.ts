import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@parley/embedded-postgres';
import { natsServerMissing, openFolder } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { signInAtTheIssuer, startIssuer, type TestIssuer } from '@parley/testing/issuer';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway } from './gateway.js';
import { startFiveProcesses, type FiveProcesses } from './stacks.js';
import { opensslMissing, startTlsFront, type TlsFront } from './tls-front.js';

const ACCOUNTS = {
  'u-ana': { name: 'Ana López', roles: ['board'] },
  'u-out': { name: 'Otto', roles: ['others'] },
};
const MAPPING = {
  roles_claim: 'realm_access.roles',
  roles: [{ role: 'board', tenant: 'acme', scopes: ['read', 'write'] }],
};
const DEMAND = { demand: { text: 'A meetup' }, candidates: [{ name: 'Ana' }, { name: 'Bo' }] };

/** Services over NATS, the gateway before them, and before that what has the certificate; the issuer is one that tells little by itself. */
describe.skipIf(natsServerMissing || opensslMissing)('people sign in behind proxies', () => {
  let issuer: TestIssuer;
  let stack: FiveProcesses;
  let voice: string;
  let gateway: Awaited<ReturnType<typeof startGateway>>;
  let front: TlsFront;
  let address: string;

  beforeAll(async () => {
    const [folder, port] = await Promise.all([openFolder(), freePort()]);
    address = `https://127.0.0.1:${port}`;
    issuer = await startIssuer(ACCOUNTS, { strict: true });
    const file = join(folder, 'sign-in.json');
    writeFileSync(file, JSON.stringify({ ...issuer.settings, ...MAPPING }));
    const told = { PARLEY_SIGN_IN_FILE: file, PARLEY_PUBLIC_ADDRESS: address, PARLEY_TRUSTED_PROXIES: 'loopback' };
    stack = await startFiveProcesses({}, {}, told, undefined, []);
    ({ url: voice } = await stack.voice());
    gateway = await startGateway(stack.api);
    front = await startTlsFront(folder, port, gateway.url);
  });
  afterAll(async () => {
    front.close();
    gateway.close();
    await stack.stop();
    await issuer.close();
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    request(address).get(path).ca(front.certificate).set(headers);
  const post = (path: string, headers: Record<string, string>, body: object = {}) =>
    request(address).post(path).ca(front.certificate).set(headers).send(body);
  const cookiesOf = ({ headers }: request.Response) => (headers['set-cookie'] as unknown as string[] | undefined) ?? [];

  /** From the button to where the browser is in the end. */
  async function signsIn(account: string): Promise<request.Response> {
    // Whoever says that it is asked as somebody else is not believed: the way back is where the installation says that it is.
    const evil = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', forwarded: 'host=evil.example' };
    const asked = await get('/session/sign-in?back=/channels', evil).expect(303);
    const way = cookiesOf(asked)[0]!;
    expect(way).toMatch(/^__Host-parley-sign-in=.+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/u);
    const { location = '' } = asked.headers;
    expect(new URL(location).searchParams.get('redirect_uri')).toBe(`${address}/session/callback`);
    const back = await signInAtTheIssuer(location, account);
    return get(back.slice(address.length), { cookie: way.split(';')[0]! }).expect(303);
  }

  it('while the issuer is away the page says so, and the log why', async () => {
    const { headers } = await get('/session/sign-in').expect(303);
    expect(headers['location']).toBe('/?sign-in=unavailable');
    await eventually(() =>
      expect(stack.services['transcript-store']!.words).toContain(
        'nobody was signed in: the issuer of tokens cannot be used',
      ),
    );
  });

  it('a session opened at one service is good at all of them, over TLS and from our page alone, and ends everywhere', async () => {
    await issuer.register(address);
    const signedIn = await signsIn('u-ana');
    expect(signedIn.headers['location']).toBe('/channels');
    const set = cookiesOf(signedIn).find((one) => one.startsWith('__Host-parley-session='))!;
    expect(set).toMatch(/; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/u);
    const cookie = set.split(';')[0]!;

    const { body: me } = await get('/v1/me', { cookie }).expect(200);
    expect(me).toEqual({ tenant: 'acme', kind: 'user', id: 'u-ana', scopes: ['read', 'write'] });
    const { body: session } = await get('/session', { cookie }).expect(200);
    expect(session).toMatchObject({ tenant: 'acme', subject: 'u-ana', name: 'Ana López' });
    await request(voice).get('/metrics').set({ cookie }).expect(200);

    await post('/v1/channels', { cookie }, DEMAND).expect(403);
    await post('/v1/channels', { cookie, origin: 'https://evil.example' }, DEMAND).expect(403);
    // By the name that the front asks the gateway for, on no page of ours.
    await post('/v1/channels', { cookie, origin: address.replace('https', 'http') }, DEMAND).expect(403);
    const { body: opened } = await post('/v1/channels', { cookie, origin: address }, DEMAND).expect(201);
    const { body: told } = await get(`/v1/channels/${opened.channel_id}/timeline?limit=1`, { cookie }).expect(200);
    expect(told.items[0].metadata.actor).toEqual({ kind: 'user', id: 'u-ana' });

    // This issuer has no page to sign out at: ours is over all the same.
    await post('/session/sign-out', { cookie, origin: 'https://evil.example' }).expect(403);
    const { body: out } = await post('/session/sign-out', { cookie, origin: address }).expect(200);
    expect(out).toEqual({});
    for (const path of ['/v1/me', '/session', '/v1/channels']) await get(path, { cookie }).expect(401);
    await request(voice).get('/metrics').set({ cookie }).expect(401);
  });

  it('whoever has no role, or comes back without our cookie, is not in, and the log says why', async () => {
    expect((await signsIn('u-out')).headers['location']).toBe('/?sign-in=no-role');
    expect((await get('/session/callback?code=x&state=y')).headers['location']).toBe('/?sign-in=refused');
    await eventually(() => {
      const { words } = stack.services['transcript-store']!;
      expect(words).toContain('nobody was signed in: none of your roles (realm_access.roles) may do anything here');
      expect(words).toContain('nobody was signed in: the browser came back from the issuer without our cookie');
    });
  });
});
