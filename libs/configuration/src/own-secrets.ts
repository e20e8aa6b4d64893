import { readFileSync } from 'node:fs';

/** Variables, and files that variables name, which hold what nobody else may know. */
const SECRET = /(?:_KEY|_TOKEN|_PASSWORD|_SECRET|_ISSUER|_HEADERS|_URL|_USERS)(?:_FILE)?$/u;

/** What is shorter stands in many a line that says nothing of it. */
const SHORTEST = 12;

/**
 * What this process was given as secrets, so that no line of its log says one, by whatever road it came there (RELIABILITY,
 * "Secrets"): keys and tokens whole, of addresses the password, of headers each value. Files that cannot be read are
 * whoever needs them to complain of.
 */
export function ownSecrets(environment: NodeJS.ProcessEnv): string[] {
  const found = Object.entries(environment).flatMap(([name, value]) => {
    if (value && name === 'PARLEY_SIGN_IN_FILE') return clientSecretIn(contentOf(value));
    if (!value || !SECRET.test(name)) return [];
    const text = name.endsWith('_FILE') ? contentOf(value) : value;
    if (/_URL(?:_FILE)?$/u.test(name)) return passwordsIn(text);
    return [text, ...valuesIn(text)];
  });
  // The longest first: one may be part of another.
  return [...new Set(found)].filter(({ length }) => length >= SHORTEST).toSorted((a, b) => b.length - a.length);
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
}

const passwordsIn = (text: string): string[] =>
  Array.from(text.matchAll(/:\/\/[^\s/:@]*:([^\s/@]+)@/gu), ([, password]) => password!);

/** What Parley is known by to the issuer at which people sign in. */
function clientSecretIn(text: string): string[] {
  const [, secret] = /"client_secret"\s*:\s*"([^"\\]+)"/u.exec(text) ?? [];
  return secret === undefined ? [] : [secret];
}

/** The values of a JSON object of texts, as headers are given. */
function valuesIn(text: string): string[] {
  if (!text.startsWith('{')) return [];
  try {
    return Object.values(JSON.parse(text) as object).filter((value) => typeof value === 'string');
  } catch {
    return [];
  }
}
