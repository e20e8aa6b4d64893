import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { freePort } from '@parley/embedded-postgres';
import { browserMissing, dataFolder, startBrowser } from '@parley/testing';
import { startIssuer, type TestIssuer } from '@parley/testing/issuer';
import type { Browser, Page } from 'playwright-core';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversation, picture, seriousFindings, startConsole, visit, type ConsoleStack } from './console.fixtures.js';

const ACCOUNTS = {
  'u-ana': { name: 'Ana López', roles: ['board'] },
  'u-eve': { name: 'Eve', roles: ['strangers'] },
  'u-out': { name: 'Otto', roles: ['others'] },
};
const ROLES = [
  { role: 'board', tenant: 'acme', scopes: ['read', 'write'] },
  { role: 'strangers', tenant: 'other', scopes: ['read', 'write', 'operate'] },
];

/** Needs the built console (npm run build). */
describe.skipIf(browserMissing)('people sign in', () => {
  let issuer: TestIssuer;
  let parley: ConsoleStack;
  let browser: Browser;

  beforeAll(async () => {
    issuer = await startIssuer(ACCOUNTS, { robotRoles: ['board'] });
    const folder = await dataFolder();
    const signInFile = join(folder, 'sign-in.json');
    writeFileSync(signInFile, JSON.stringify({ ...issuer.settings, roles: ROLES }));
    const port = await freePort();
    [parley, browser] = await Promise.all([startConsole({ folder, signInFile, port }), startBrowser()]);
    await issuer.register(parley.url);
  });
  afterAll(async () => {
    await browser.close();
    await parley.close();
    await issuer.close();
  });

  /** At the issuer's own page. */
  async function signIn(page: Page, account: string): Promise<void> {
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByPlaceholder('Enter any login').fill(account);
    await page.getByPlaceholder('and password').fill('any');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
  }

  it('a person signs in, acts under their subject, is seen by nobody else’s tenant, and signs out', async () => {
    const { page, complaints } = await visit(browser);
    await page.goto(`${parley.url}/?q=meetup`);
    await page.getByLabel('API key').waitFor();
    await picture(page, 'sign-in-asked');
    await signIn(page, 'u-ana');
    await page.getByText('Ana López').waitFor();
    expect(page.url()).toBe(`${parley.url}/?q=meetup`);
    await page.goto(parley.url);
    await page.getByRole('button', { name: 'Watch: An AI meetup in December' }).click();
    await conversation(page);
    await picture(page, 'signed-in');
    expect(await seriousFindings(page)).toEqual([]);
    const channel = new URL(page.url()).pathname.split('/')[2]!;

    await page.setViewportSize({ width: 390, height: 844 });
    await picture(page, 'signed-in-narrow');
    const isWider = 'document.documentElement.scrollWidth > innerWidth';
    expect(await page.evaluate(isWider)).toBe(false);

    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'parley-session');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', secure: false });
    expect(await page.evaluate('document.cookie')).toBe('');
    const theirs = { cookie: `parley-session=${cookie!.value}` };
    const api = request(parley.url);
    const { body } = await api.get(`/v1/channels/${channel}/timeline?limit=1`).set(theirs).expect(200);
    expect(body.items[0].metadata.actor).toEqual({ kind: 'user', id: 'u-ana' });

    // What another website has a browser send, and what says nothing of where it comes from, changes nothing.
    const stop = () => api.post(`/v1/channels/${channel}/stop`).send({}).set(theirs);
    await stop().expect(403);
    await stop().set('origin', 'https://evil.example').expect(403);
    await api.get('/v1/channels').set(theirs).set('sec-fetch-site', 'same-site').expect(403);
    await api.post('/session/sign-out').set(theirs).set('origin', 'https://evil.example').expect(403);
    // It was over already: whoever comes from here is heard.
    await stop().set('origin', parley.url).expect(409);

    const other = await visit(browser);
    await other.page.goto(parley.url);
    await signIn(other.page, 'u-eve');
    await other.page.getByText('Eve', { exact: true }).waitFor();
    await other.page.goto(`${parley.url}/channels/${channel}`);
    await other.page.getByText('There is no such deliberation on this server.').first().waitFor();
    await other.page.context().close();

    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Yes, sign me out' }).click();
    await page.getByRole('link', { name: 'Sign in' }).waitFor();
    expect(page.url()).toBe(`${parley.url}/`);
    await api.get('/v1/channels').set(theirs).expect(401);
    await api.get('/session').set(theirs).expect(401);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('whoever has no role here is told so, in their language', async () => {
    const { page } = await visit(browser, { locale: 'zh-CN' });
    await page.goto(parley.url);
    await page.getByRole('link', { name: '登录' }).click();
    await page.getByPlaceholder('Enter any login').fill('u-out');
    await page.getByPlaceholder('and password').fill('any');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('你的角色在此没有任何权限').waitFor();
    await picture(page, 'sign-in-no-role');
    await page.context().close();
  });

  it('what comes back from an issuer that nobody was sent to opens nothing', async () => {
    const api = request(parley.url);
    const asked = await api.get('/session/sign-in?back=//evil.example').expect(303);
    const { searchParams } = new URL(asked.headers['location'] as string);
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    expect(searchParams.get('nonce')).toMatch(/^[\w-]{43}$/u);
    const [way] = (asked.headers['set-cookie'] as unknown as string[])[0]!.split(';');
    const tries: [query: string, cookie: string][] = [
      [`code=x&state=${searchParams.get('state')}&iss=${issuer.url}`, ''],
      [`code=x&state=another&iss=${issuer.url}`, way!],
      [`code=x&state=${searchParams.get('state')}&iss=${issuer.url}`, way!],
      [`error=access_denied&state=${searchParams.get('state')}&iss=${issuer.url}`, way!],
    ];
    for (const [query, cookie] of tries) {
      const back = await api.get(`/session/callback?${query}`).set('cookie', cookie).expect(303);
      expect(back.headers['location']).toBe('/?sign-in=refused');
      expect(String(back.headers['set-cookie'])).not.toContain('parley-session');
    }
  });

  it('a program speaks by a token of the issuer, over REST and MCP, and by none that is for others', async () => {
    const token = await issuer.token();
    const api = request(parley.url);
    const { body: me } = await api.get('/v1/me').auth(token, { type: 'bearer' }).expect(200);
    expect(me).toEqual({ tenant: 'acme', kind: 'user', id: 'robot', scopes: ['read', 'write'] });
    const { body: refused } = await api
      .get('/v1/me')
      .auth(await issuer.token('another'), { type: 'bearer' })
      .expect(401);
    expect(refused.detail).toBe('the token is not taken: it is for another audience');

    const asked = await api.post('/mcp').send({}).expect(401);
    const metadata = /resource_metadata="([^"]+)"/u.exec(asked.headers['www-authenticate'] as string)![1]!;
    const { body: resource } = await request(metadata).get('').expect(200);
    expect(resource).toMatchObject({ resource: `${parley.url}/mcp`, authorization_servers: [issuer.url] });
    const client = new Client({ name: 'test', version: '1' });
    const headers = { authorization: `Bearer ${token}` };
    await client.connect(new StreamableHTTPClientTransport(new URL(`${parley.url}/mcp`), { requestInit: { headers } }));
    const listed = await client.callTool({ name: 'list', arguments: {} });
    expect(listed.isError ?? false).toBe(false);
    await client.close();
  });
});
