import { canonicalJson, sha256, type ShownCard } from '@parley/contracts';
import { CallFailed } from '@parley/llm';
import { storable } from '@parley/untrusted';
import { checkSignatures } from './card-signature.js';
import type { Peers } from './peers.js';

/** Characters of an address. */
const MOST_ADDRESS = 2000;

const WELL_KNOWN = '/.well-known/agent-card.json';

/** What is read of a card (A2A 1.0.1, section 4.4); whatever else is in it counts in its hash. */
interface Card {
  name?: unknown;
  version?: unknown;
  supportedInterfaces?: unknown;
  /** A card of A2A 0.3 has it here. */
  protocolVersion?: unknown;
  signatures?: unknown;
}

/** Failures that say that what is there is no card. */
const NO_CARD: readonly string[] = ['invalid_output', 'bad_request'];

/**
 * The card of the agent at an address: of a card itself where it ends in .json, else where agents have theirs (RFC 8615).
 * @throws CallFailed card_unusable where there is none, none that is asked by JSON-RPC and A2A 1, or one that is signed wrongly; else as
 * `Peers.json` does
 */
export async function readCard(peers: Peers, url: string, signal: AbortSignal): Promise<ShownCard> {
  try {
    return await shownOf(peers, await peers.json(cardAddress(url), signal), signal);
  } catch (error) {
    if (!(error instanceof CallFailed)) throw unusable((error as Error).message);
    throw NO_CARD.includes(error.code) ? unusable(error.message) : error;
  }
}

/** A path keeps its place: of https://agents.example/ana it is https://agents.example/ana/.well-known/agent-card.json. */
function cardAddress(text: string): string {
  const url = new URL(text);
  if (url.pathname.endsWith('.json')) return url.href;
  url.pathname = url.pathname.replace(/\/$/u, '') + WELL_KNOWN;
  return url.href;
}

/** @throws where it is no card, nests too deeply to be hashed, or is not signed by the key that it names */
async function shownOf(peers: Peers, answered: unknown, signal: AbortSignal): Promise<ShownCard> {
  if (typeof answered !== 'object' || answered === null || Array.isArray(answered)) throw new Error('it is no object');
  const { signatures, ...card } = answered as Card;
  const interface_url = jsonRpcAddress(card.supportedInterfaces);
  if (interface_url === undefined) throw new Error(`it names no interface for JSON-RPC and A2A 1.x${spokenIn(card)}`);
  // A signature may be made anew for each answer: what it signs is what has to stay.
  const card_hash = sha256(canonicalJson(card));
  const signed = await checkSignatures(peers, card, signatures, signal);
  return { card_hash, ...signed, name: wordOf(card.name, 200), version: wordOf(card.version, 64), interface_url };
}

/** What it speaks instead, where it says so: cards of 0.3 have their version and address at the top. */
function spokenIn({ protocolVersion, supportedInterfaces }: Card): string {
  const listed = Array.isArray(supportedInterfaces) ? (supportedInterfaces as (Record<string, unknown> | null)[]) : [];
  const versions = [protocolVersion, ...listed.map((one) => one?.['protocolVersion'])];
  const said = [...new Set(versions.map((one) => wordOf(one, 20)).filter(Boolean))].slice(0, 4);
  return said.length ? `; it speaks A2A ${said.join(', ')}` : '';
}

function jsonRpcAddress(interfaces: unknown): string | undefined {
  if (!Array.isArray(interfaces)) return undefined;
  for (const one of interfaces as (Record<string, unknown> | null)[]) {
    const { url, protocolBinding, protocolVersion } = one ?? {};
    if (protocolBinding !== 'JSONRPC' || typeof url !== 'string' || !URL.canParse(url)) continue;
    if (typeof protocolVersion !== 'string' || !/^1(?:\.|$)/u.test(protocolVersion)) continue;
    // As it is called: the log keeps no character that is none of an address.
    const { href } = new URL(url);
    if (href.length <= MOST_ADDRESS) return href;
  }
  return undefined;
}

const wordOf = (value: unknown, most: number): string =>
  typeof value === 'string' ? storable(value).slice(0, most) : '';

const unusable = (why: string): CallFailed => new CallFailed('card_unusable', `its agent card cannot be used: ${why}`);
