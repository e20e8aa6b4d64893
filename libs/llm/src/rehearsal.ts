import { promptHash } from '@parley/protocols';
import type { LanguageModel, ModelAnswer, ModelRequest } from './language-model.js';

interface Options {
  /** How long a thought takes, in milliseconds. */
  thinkingMs?: number;
}

/**
 * The rehearsal model (P4): deterministic, schema-valid, in character, and no AI. It answers as the task's own rehearsal
 * does, from its data and the personas' scripts, so that everything can be tried without a key. It never claims to be a
 * model.
 */
export function rehearsalModel({ thinkingMs = 0 }: Options = {}): LanguageModel {
  return {
    provider: 'rehearsal',
    model: 'rehearsal',
    async generate({ prompt, rehearse, onText }: ModelRequest): Promise<ModelAnswer> {
      if (thinkingMs) await new Promise((resolve) => setTimeout(resolve, thinkingMs));
      const output = rehearse();
      if (output === undefined) return { ok: false, code: 'silent', message: 'the script says nothing in this round' };
      onText?.(JSON.stringify(output));
      return { ok: true, output, call: callOf(prompt) };
    },
  };
}

function callOf(prompt: ModelRequest['prompt']) {
  return {
    provider: 'rehearsal',
    model: 'rehearsal',
    template: prompt.template,
    prompt_hash: promptHash(prompt, 'rehearsal'),
    input_tokens: 0,
    output_tokens: 0,
    cache_read_tokens: 0,
    cache_write_tokens: 0,
    cost_micro_usd: 0,
    latency_ms: 0,
    attempts: 1,
    stop_reason: 'end_turn',
  };
}
