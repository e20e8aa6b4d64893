import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
// @ts-expect-error a library without types
import Provider from 'oidc-provider';

export { signInAtTheIssuer } from './at-the-issuer.js';

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

/**
 * @param robotRoles those of the program that asks for tokens
 * @param strict as the standard has it where it leaves a choice: who asks shows its secret in a header, and what a scope asks for is told when it
 * is asked for; roles stand in a claim within a claim, and nobody signs out there
 */
export async function startIssuer(
  accounts: Accounts,
  { robotRoles = [], strict = false }: { robotRoles?: string[]; strict?: boolean } = {},
): Promise<TestIssuer> {
  let answer: (request: IncomingMessage, response: ServerResponse) => void = (_, response) =>
    response.writeHead(503).end();
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const alg = strict ? 'ES256' : 'RS256';
  const { privateKey } = await generateKeyPair(alg, { extractable: true });
  const keys = [{ ...(await exportJWK(privateKey)), alg, use: 'sig', kid: 'first' }];
  const settings = { issuer: url, client_id: 'parley', client_secret: SECRET, audience: AUDIENCE };
  return {
    url,
    settings,
    async register(parley) {
      const provider = new Provider(url, configurationOf(parley, { accounts, robotRoles, strict, alg, keys })) as {
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
  strict: boolean;
  /** By what it signs. */
  alg: string;
  keys: object[];
}

const configurationOf = (parley: string, { accounts, robotRoles, strict, alg, keys }: Known): object => ({
  clients: [
    {
      client_id: 'parley',
      client_secret: SECRET,
      token_endpoint_auth_method: strict ? 'client_secret_basic' : 'client_secret_post',
      id_token_signed_response_alg: alg,
      redirect_uris: [`${parley}/session/callback`],
      ...(!strict && { post_logout_redirect_uris: [`${parley}/`] }),
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
  clientAuthMethods: strict ? ['client_secret_basic'] : ['client_secret_basic', 'client_secret_post'],
  claims: { openid: ['sub'], profile: ['name', 'roles', 'realm_access'] },
  // Whether what is asked for by profile is told apart from the token that says who has signed in.
  conformIdTokenClaims: strict,
  findAccount: (_: unknown, id: string) => ({
    accountId: id,
    claims() {
      const { name, roles } = accounts[id] ?? {};
      return { sub: id, name, ...(strict ? { realm_access: { roles } } : { roles }) };
    },
  }),
  extraTokenClaims: () => ({ roles: robotRoles }),
  features: {
    clientCredentials: { enabled: true },
    rpInitiatedLogout: { enabled: !strict },
    resourceIndicators: {
      enabled: true,
      getResourceServerInfo: (_: unknown, resource: string) => ({
        ...{ scope: '', audience: resource.replace(/^urn:/u, ''), accessTokenFormat: 'jwt', accessTokenTTL: 600 },
        jwt: { sign: { alg } },
      }),
    },
  },
});
