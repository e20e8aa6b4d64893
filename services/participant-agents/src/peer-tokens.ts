import { readFileSync } from 'node:fs';
import type { PeerTokens } from '@parley/a2a-client';
import { ConfigurationError } from '@parley/configuration';

/** As RFC 6750 writes them; one so short that it is a word could not be kept out of what is said. */
const TOKEN = /^[\w.~+/-]{8,}=*$/u;

/**
 * The bearer tokens of PARLEY_A2A_TOKENS_FILE, by the origin that each is for: `{"https://agents.example": "…"}`.
 * @throws ConfigurationError naming the file and the place in it, and never a token
 */
export function peerTokensOf(file: string | undefined): PeerTokens {
  if (!file) return new Map();
  const wrong = (why: string) => new ConfigurationError(`PARLEY_A2A_TOKENS_FILE: ${file}: ${why}`);
  const tokens = new Map(Object.entries(readJson(file, wrong)));
  for (const [origin, token] of tokens) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      throw wrong(`${JSON.stringify(origin)} is no origin, as https://agents.example`);
    if (typeof token !== 'string' || !TOKEN.test(token)) throw wrong(`what ${origin} has is no bearer token`);
  }
  return tokens as PeerTokens;
}

function readJson(file: string, wrong: (why: string) => Error): object {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw wrong((error as Error).message);
  }
  try {
    const value = JSON.parse(text) as unknown;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // The parser's message would have some of the text in it.
  }
  throw wrong('is no JSON object of origins and tokens');
}
