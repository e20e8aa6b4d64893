import { fail, LOOPBACK } from '@parley/http';
import { createRemoteJWKSet, errors, jwtVerify, type RemoteJWKSet } from 'jose';
import * as oidc from 'openid-client';
import { claimOf, type Claims } from './claims.js';
import type { SignInSettings } from './sign-in-file.js';

/** Clocks may differ by as much, in seconds. */
const CLOCK_S = 60;
/** How long the issuer may take, in milliseconds. */
const ANSWER_MS = 5_000;
/** A key that is not known is looked for again, once in this time. */
const ASK_AGAIN_MS = 30_000;
const KEEP_KEYS_MS = 600_000;

/** Why a token is not taken, by jose's code; with the claim, where it is one. */
const REFUSALS = new Map<string, string>([
  ['ERR_JWT_EXPIRED', 'it has expired'],
  ['ERR_JWT_CLAIM_VALIDATION_FAILED nbf', 'it is not valid yet'],
  ['ERR_JWT_CLAIM_VALIDATION_FAILED iat', 'it is not valid yet'],
  ['ERR_JWT_CLAIM_VALIDATION_FAILED aud', 'it is for another audience'],
  ['ERR_JWT_CLAIM_VALIDATION_FAILED iss', 'it is of another issuer'],
  ['ERR_JWT_CLAIM_VALIDATION_FAILED exp', 'it does not say when it ends'],
  ['ERR_JOSE_ALG_NOT_ALLOWED', 'it is signed in a way that is not allowed here'],
  ['ERR_JOSE_NOT_SUPPORTED', 'it is signed in a way that is not allowed here'],
  ['ERR_JWKS_NO_MATCHING_KEY', 'the issuer has no such key'],
  ['ERR_JWKS_MULTIPLE_MATCHING_KEYS', 'it does not say which key of the issuer it is signed by'],
  ['ERR_JWS_SIGNATURE_VERIFICATION_FAILED', 'its signature is not good'],
]);

/** The issuer, asked when somebody needs it: it may be away when Parley starts. */
export class Issuer {
  private found: Promise<{ client: oidc.Configuration; keys: RemoteJWKSet }> | undefined;

  constructor(
    private readonly settings: SignInSettings,
    private readonly keepKeysMs = KEEP_KEYS_MS,
    private readonly askAgainMs = ASK_AGAIN_MS,
  ) {}

  /** What openid-client knows of the issuer. @throws ProblemError 503 where it cannot be reached */
  async client(): Promise<oidc.Configuration> {
    return (await this.discovered()).client;
  }

  /**
   * What a token says, once it is known that the issuer has said it, for this audience and now.
   * @throws ProblemError 401 with the reason, 503 where the issuer cannot be reached
   */
  async verify(token: string, audience: string): Promise<Claims> {
    const { keys, client } = await this.discovered();
    const { algorithms } = this.settings;
    // As it calls itself: an address may be written with a slash at its end, and without.
    const { issuer } = client.serverMetadata();
    const wanted = { issuer, audience, algorithms, clockTolerance: CLOCK_S, requiredClaims: ['exp'] };
    try {
      return (await jwtVerify(token, keys, wanted)).payload;
    } catch (error) {
      return refuse(error);
    }
  }

  /**
   * What the issuer says of somebody who has just signed in: in the ID token, and where that names no role, as OpenID Connect has it for
   * what a scope asks for (Core, 5.4), when it is asked with the access token.
   * @throws ProblemError, or what openid-client refuses
   */
  async claimsOf(idToken: string, accessToken: string): Promise<Claims> {
    const { client_id, roles_claim } = this.settings;
    const claims = await this.verify(idToken, client_id);
    const client = await this.client();
    if (claimOf(claims, roles_claim) !== undefined || !client.serverMetadata().userinfo_endpoint) return claims;
    return { ...(await oidc.fetchUserInfo(client, accessToken, String(claims['sub']))), ...claims };
  }

  private async discovered() {
    this.found ??= this.discover();
    try {
      return await this.found;
    } catch (error) {
      this.found = undefined;
      return fail('not-ready', { detail: `the issuer of tokens cannot be used: ${(error as Error).message}` });
    }
  }

  private async discover() {
    const { issuer, client_id } = this.settings;
    const address = new URL(issuer);
    const client = await oidc.discovery(
      address,
      client_id,
      { [oidc.clockTolerance]: CLOCK_S },
      proofBy(this.settings),
      { timeout: ANSWER_MS / 1_000, ...(LOOPBACK.has(address.hostname) && { execute: [oidc.allowInsecureRequests] }) },
    );
    const { jwks_uri } = client.serverMetadata();
    if (!jwks_uri) throw new Error(`${issuer} names no keys (jwks_uri)`);
    const keys = createRemoteJWKSet(new URL(jwks_uri), {
      timeoutDuration: ANSWER_MS,
      cooldownDuration: this.askAgainMs,
      cacheMaxAge: this.keepKeysMs,
    });
    return { client, keys };
  }
}

/** How Parley proves to the issuer who it is. */
function proofBy({ client_secret, token_endpoint_auth_method }: SignInSettings): oidc.ClientAuth {
  if (client_secret === undefined) return oidc.None();
  const proofs = {
    client_secret_basic: oidc.ClientSecretBasic(client_secret),
    client_secret_post: oidc.ClientSecretPost(client_secret),
  };
  return (issuer, ...request) => {
    const takesPost = issuer.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    const method = token_endpoint_auth_method ?? (takesPost ? 'client_secret_post' : 'client_secret_basic');
    return proofs[method](issuer, ...request);
  };
}

function refuse(error: unknown): never {
  if (!(error instanceof errors.JOSEError) || ['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT'].includes(error.code))
    return fail('not-ready', { detail: `the keys of the issuer cannot be read: ${(error as Error).message}` });
  const claim = error instanceof errors.JWTClaimValidationFailed ? ` ${error.claim}` : '';
  const why = REFUSALS.get(error.code + claim) ?? REFUSALS.get(error.code) ?? 'it is no token of the issuer';
  return fail('unauthenticated', { detail: `the token is not taken: ${why}` });
}
