import { ownProperty } from '@parley/untrusted';
import { boundedFetch } from './answer-bounds.js';
import type { OpenAiServer } from './openai-model.js';

/** How much a model can read as it runs now, and what makes that more. */
export interface Window {
  tokens: number;
  /** For people: the setting of its server. */
  setting: string;
}

/** What Ollama gives a model on a small machine, where nobody says otherwise. */
const OLLAMA_USUAL = 4_096;
const OLLAMA_SETTING = 'OLLAMA_CONTEXT_LENGTH=16384 ollama serve';
const OTHER_SETTING = "the server's own (vLLM: --max-model-len, llama.cpp: --ctx-size)";
/** How long a server may take to tell, and how long that is believed, in milliseconds. */
const PATIENCE_MS = 1_000;
const BELIEVED_MS = 60_000;

/** Fields in which servers name it: vLLM, OpenRouter and LM Studio, Groq. */
const FIELDS = ['max_model_len', 'context_length', 'context_window', 'loaded_context_length'];

/** The window of one model of a server: told by a setting of ours, asked for, or learnt from what the server did. */
export class ModelWindow {
  private known: { window: Window | undefined; at: number } | undefined;
  private learnt: number | undefined;

  /** @param told PARLEY_CONTEXT_TOKENS, where it is set */
  constructor(
    private readonly server: OpenAiServer,
    private readonly model: string,
    private readonly told?: number,
  ) {}

  /** Undefined where nobody says. Never throws, and never takes long. */
  async now(): Promise<Window | undefined> {
    if (this.told) return { tokens: this.told, setting: 'PARLEY_CONTEXT_TOKENS' };
    if (!this.known || Date.now() - this.known.at > BELIEVED_MS) {
      this.known = { window: await this.ask(), at: Date.now() };
    }
    const { window } = this.known;
    if (this.learnt === undefined || (window && window.tokens <= this.learnt)) return window;
    return { tokens: this.learnt, setting: window?.setting ?? OTHER_SETTING };
  }

  /** The server has read no more than this, whatever it says. */
  learn(tokens: number): void {
    this.learnt = Math.min(tokens, this.learnt ?? Infinity);
    // A model that has been loaded meanwhile says what it was loaded with.
    this.known = undefined;
  }

  private async ask(): Promise<Window | undefined> {
    const { baseURL, apiKey } = this.server;
    const listed = (await this.json(`${baseURL.replace(/\/$/u, '')}/models`)) as { data?: Record<string, unknown>[] };
    const entry = listed?.data?.find?.(({ id }) => id === this.model || id === `${this.model}:latest`);
    const meta = entry?.['meta'] as Record<string, unknown> | undefined;
    const tokens = [...FIELDS.map((field) => entry && ownProperty(entry, field)), meta?.['n_ctx']].find(isCount);
    if (tokens) return { tokens, setting: OTHER_SETTING };
    // Ollama names it in an API of its own, and needs no key.
    return entry && apiKey === undefined ? this.ofOllama(baseURL.replace(/\/v1\/?$/u, '')) : undefined;
  }

  /** What the model was loaded with; before that what it will be. */
  private async ofOllama(url: string): Promise<Window | undefined> {
    const running = (await this.json(`${url}/api/ps`)) as { models?: Record<string, unknown>[] };
    const names = [this.model, `${this.model}:latest`];
    const loaded = running?.models?.find?.(({ name }) => names.includes(String(name)))?.['context_length'];
    if (isCount(loaded)) return { tokens: loaded, setting: OLLAMA_SETTING };
    const shown = (await this.json(`${url}/api/show`, { model: this.model })) as { parameters?: unknown } | undefined;
    if (!shown) return undefined;
    const own = Number(/^num_ctx\s+(\d+)/mu.exec(String(shown.parameters))?.[1]);
    return { tokens: isCount(own) ? own : OLLAMA_USUAL, setting: OLLAMA_SETTING };
  }

  private async json(url: string, body?: object): Promise<unknown> {
    const { apiKey, headers } = this.server;
    const sent = { ...headers, ...(apiKey && { authorization: `Bearer ${apiKey}` }) };
    try {
      const response = await boundedFetch(url, {
        headers: { ...sent, ...(body && { 'content-type': 'application/json' }) },
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
      return response.ok ? ((await response.json()) ?? undefined) : undefined;
    } catch {
      return undefined;
    }
  }
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;
