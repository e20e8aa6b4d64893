import type { Language } from '@parley/contracts';
import { boundedFetch } from './answer-bounds.js';
import { noticesOf } from './notices.js';

/** Where Ollama listens unless OLLAMA_HOST says otherwise. */
const USUAL = { host: '127.0.0.1', port: '11434' };
/** How long it has to answer, in milliseconds: it is on this machine, or near. */
const PATIENCE_MS = 400;
/** A name as Ollama gives them; anything else is not shown and not put into a command. */
const NAME = /^[\w.:/-]{1,200}$/u;
/** Models that turn text into vectors, and say nothing. */
const SAYS_NOTHING = /embed|^bge|minilm/iu;

export interface LocalModels {
  /** As the OpenAI-compatible adapter wants it. */
  baseURL: string;
  /** Names of those that can speak, the most recently changed first. */
  models: string[];
}

/** The models of an Ollama that answers on this machine, or where OLLAMA_HOST points; undefined where none does. */
export async function localModels(
  environment: NodeJS.ProcessEnv,
  patienceMs = PATIENCE_MS,
): Promise<LocalModels | undefined> {
  try {
    const url = ollamaUrl(environment['OLLAMA_HOST']);
    const response = await boundedFetch(`${url}/api/tags`, { signal: AbortSignal.timeout(patienceMs) });
    const { models } = (await response.json()) as { models: { name: unknown }[] };
    const names = models.map(({ name }) => String(name)).filter((name) => NAME.test(name) && !SAYS_NOTHING.test(name));
    return { baseURL: `${url}/v1`, models: names };
  } catch {
    return undefined;
  }
}

/** What to say of them: which are there, and the one command that uses them; or that there are none. */
export function localModelsNotice(found: LocalModels | undefined, language: Language = 'en'): string {
  const words = noticesOf(language);
  if (!found) return words.noLocal;
  const {
    baseURL,
    models: [first, ...others],
  } = found;
  const url = baseURL.replace(/\/v1$/u, '');
  if (!first) return words.localHasNone(url);
  const more = others.length ? `, ${others.slice(0, 4).join(', ')}${others.length > 4 ? ', …' : ''}` : '';
  return `${words.localHas(first + more)}${words.noKey}PARLEY_OPENAI_BASE_URL=${baseURL} PARLEY_MODEL=${first}`;
}

/** As Ollama reads it: a port alone, a host alone, a URL; an address that means "any" is this machine's own. */
function ollamaUrl(given: string | undefined): string {
  const value = given?.trim() || `${USUAL.host}:${USUAL.port}`;
  const scheme = /^https?:\/\//u.test(value);
  const { protocol, hostname, port, pathname } = new URL(
    scheme ? value : `http://${value.replace(/^:/u, `${USUAL.host}:`)}`,
  );
  const host = ['0.0.0.0', '[::]'].includes(hostname) ? USUAL.host : hostname;
  const place = port || (scheme ? '' : USUAL.port);
  return `${protocol}//${host}${place && `:${place}`}${pathname.replace(/\/$/u, '')}`;
}
