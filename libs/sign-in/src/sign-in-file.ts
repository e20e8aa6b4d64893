import { readFileSync } from 'node:fs';
import { TENANT_PATTERN } from '@parley/contracts';
import { LOOPBACK, SCOPES } from '@parley/http';

/** What whoever has a role may do, and where. */
export interface RoleMapping {
  role: string;
  tenant: string;
  scopes: string[];
}

export const SECRET_METHODS = ['client_secret_basic', 'client_secret_post'] as const;
export type SecretMethod = (typeof SECRET_METHODS)[number];

/** What PARLEY_SIGN_IN_FILE says (docs/guide/sign-in.md). */
export interface SignInSettings {
  issuer: string;
  client_id: string;
  /** Absent: a public client, whose proof is PKCE alone. */
  client_secret?: string;
  /** How the secret is shown to the issuer; absent: as its metadata say. */
  token_endpoint_auth_method?: SecretMethod;
  /** Whom tokens of programs are for; absent: none are taken. */
  audience?: string;
  algorithms: string[];
  /** What the issuer is asked for, as OIDC has it. */
  scope: string;
  subject_claim: string;
  name_claim: string;
  roles_claim: string;
  roles: RoleMapping[];
}

/** Signatures by a key of the issuer's that it alone has: no secret that both have, and never none. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];

const USUAL = {
  algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
  scope: 'openid profile',
  subject_claim: 'sub',
  name_claim: 'name',
  roles_claim: 'roles',
};

type Check = (value: unknown) => string | undefined;

const isText: Check = (value) =>
  typeof value === 'string' && value.trim() !== '' ? undefined : 'is missing or not a text';
const orAbsent =
  (check: Check): Check =>
  (value) =>
    value === undefined ? undefined : check(value);
const listOf =
  (names: readonly string[]): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every((one) => names.includes(one as string))
      ? undefined
      : `is not a list of ${names.join(', ')}`;

const FIELDS: Record<keyof SignInSettings, Check> = {
  issuer: problemOfIssuer,
  client_id: isText,
  client_secret: orAbsent(isText),
  token_endpoint_auth_method: orAbsent((value) =>
    SECRET_METHODS.some((one) => one === value) ? undefined : `is none of ${SECRET_METHODS.join(', ')}`,
  ),
  audience: orAbsent(isText),
  algorithms: orAbsent(listOf(ALGORITHMS)),
  scope: orAbsent((value) =>
    typeof value === 'string' && value.split(' ').includes('openid') ? undefined : 'has not openid in it',
  ),
  subject_claim: orAbsent(isText),
  name_claim: orAbsent(isText),
  roles_claim: orAbsent(isText),
  roles: problemOfRoles,
};

const OF_ROLE: Record<keyof RoleMapping, Check> = {
  role: isText,
  tenant: (value) =>
    typeof value === 'string' && TENANT_PATTERN.test(value) ? undefined : 'is missing or not a tenant name',
  scopes: listOf(SCOPES),
};

/** How people sign in, as a file says. @throws where it cannot be used, naming the field */
export function readSignInFile(file: string): SignInSettings {
  const wrong = (why: string): never => {
    throw new Error(`PARLEY_SIGN_IN_FILE: ${file} ${why}`);
  };
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return wrong(`cannot be read: ${(error as Error).message}`);
  }
  const found = problemOf(given, FIELDS);
  if (found) return wrong(found);
  const settings = { ...USUAL, ...(given as SignInSettings) };
  // A token that says who has signed in at the page is for the page alone, and opens nothing of the API.
  if (settings.audience === settings.client_id) return wrong('audience is that of client_id: name the API by another');
  return settings;
}

function problemOf(given: unknown, fields: Record<string, Check>): string | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return 'is no object';
  const unknown = Object.keys(given).find((field) => !Object.hasOwn(fields, field));
  if (unknown !== undefined) return `${JSON.stringify(unknown)} is an unknown field`;
  const values = new Map<string, unknown>(Object.entries(given));
  for (const [field, check] of Object.entries(fields)) {
    const why = check(values.get(field));
    if (why) return `${field} ${why}`;
  }
  return undefined;
}

function problemOfIssuer(value: unknown): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return 'is missing or not an address';
  const { protocol, hostname, search, hash } = new URL(value);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname));
  return isSafe && !search && !hash ? undefined : 'is not an https address without query (http only on this machine)';
}

function problemOfRoles(value: unknown): string | undefined {
  if (!Array.isArray(value) || !value.length) return 'is no list of roles';
  for (const [number, one] of (value as unknown[]).entries()) {
    const why = problemOf(one, OF_ROLE);
    if (why) return `${number}: ${why}`;
  }
  return undefined;
}
