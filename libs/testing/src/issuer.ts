import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
// @ts-expect-error a library without types
import Provider from 'oidc-provider';

/** Whoever has an account there: any name signs in, and says by itself which roles it has. */
export type Accounts = Record<string, { name: string; roles: string[] }>;

/** A real OpenID Connect provider of this machine, with the page at which people sign in. */
export interface TestIssuer {
  url: string;
  /** What PARLEY_SIGN_IN_FILE says, but for the roles. */
  settings: { issuer: string; client_id: string; client_secret: string; audience: string };
  /** Parley is known there by its address, which is known only later. */
  register(parley: string): Promise<void>;
  /** A token that a program gets for itself. */
  token(audience?: string): Promise<string>;
  close(): Promise<void>;
}

const SECRET = 'a-secret-of-the-console-and-the-issuer';
const AUDIENCE = 'parley-api';

/** @param robotRoles those of the program that asks for tokens */
export async function startIssuer(accounts: Accounts, robotRoles: string[] = []): Promise<TestIssuer> {
  let answer: (request: IncomingMessage, response: ServerResponse) => void = (_, response) =>
    response.writeHead(503).end();
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const keys = [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'first' }];
  const settings = { issuer: url, client_id: 'parley', client_secret: SECRET, audience: AUDIENCE };
  return {
    url,
    settings,
    async register(parley) {
      const provider = new Provider(url, configurationOf(parley, { accounts, robotRoles, keys })) as {
        callback(): typeof answer;
      };
      answer = provider.callback();
    },
    async token(audience = AUDIENCE) {
      const asked = await fetch(`${url}/token`, {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(`robot:${SECRET}`).toString('base64')}` },
        body: new URLSearchParams({ grant_type: 'client_credentials', resource: `urn:${audience}` }),
      });
      return ((await asked.json()) as { access_token: string }).access_token;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Known {
  accounts: Accounts;
  robotRoles: string[];
  keys: object[];
}

const configurationOf = (parley: string, { accounts, robotRoles, keys }: Known): object => ({
  clients: [
    {
      client_id: 'parley',
      client_secret: SECRET,
      token_endpoint_auth_method: 'client_secret_post',
      redirect_uris: [`${parley}/session/callback`],
      post_logout_redirect_uris: [`${parley}/`],
    },
    {
      client_id: 'robot',
      client_secret: SECRET,
      grant_types: ['client_credentials'],
      response_types: [],
      redirect_uris: [],
    },
  ],
  jwks: { keys },
  cookies: { keys: [SECRET] },
  ttl: { AccessToken: 600, ClientCredentials: 600, Grant: 3_600, IdToken: 3_600, Interaction: 600, Session: 3_600 },
  claims: { openid: ['sub'], profile: ['name', 'roles'] },
  // What is asked for by profile stands in the token that says who has signed in.
  conformIdTokenClaims: false,
  findAccount: (_: unknown, id: string) => ({ accountId: id, claims: () => ({ sub: id, ...accounts[id] }) }),
  extraTokenClaims: () => ({ roles: robotRoles }),
  features: {
    clientCredentials: { enabled: true },
    resourceIndicators: {
      enabled: true,
      getResourceServerInfo: (_: unknown, resource: string) => ({
        ...{ scope: '', audience: resource.replace(/^urn:/u, ''), accessTokenFormat: 'jwt', accessTokenTTL: 600 },
        jwt: { sign: { alg: 'RS256' } },
      }),
    },
  },
});
