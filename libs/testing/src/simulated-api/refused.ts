/** Models of the 5.x family: the sampling of old is refused. */
export const isAdaptive = (model: string): boolean => /^claude-[a-z]+-5/u.test(model);

/** Why the Messages API answers 400 to a body, or undefined where it takes it. */
export function refused(body: Record<string, unknown>): string | undefined {
  const { model, max_tokens, messages, thinking } = body as {
    model?: string;
    max_tokens?: number;
    messages?: { role: string }[];
    thinking?: { type?: string; budget_tokens?: number };
  };
  if (!model) return 'model: Field required';
  if (!max_tokens || max_tokens > 128_000) return `max_tokens: ${max_tokens} is not in 1 to 128000`;
  if (!messages?.length) return 'messages: at least one message is required';
  if (!isWellFormed(body)) return 'invalid high surrogate in string';
  const marked = JSON.stringify(body).match(/"cache_control"/gu)?.length ?? 0;
  if (marked > 4) return `A maximum of 4 blocks with cache_control may be provided. Found ${marked}.`;
  const bound = unenforceable(body['output_config']);
  if (bound) return `output_config.format.schema: ${bound} is not supported`;
  if (!isAdaptive(model)) return undefined;
  for (const name of ['temperature', 'top_p', 'top_k']) if (name in body) return `${name}: not supported by ${model}`;
  if (thinking?.budget_tokens !== undefined) return `thinking.budget_tokens: not supported by ${model}`;
  if (messages.at(-1)!.role === 'assistant') return `Prefilling assistant messages is not supported for ${model}.`;
  if (thinking?.type === 'disabled' && model.includes('opus')) return `thinking cannot be disabled for ${model}`;
  return undefined;
}

/** A bound of a schema that the grammar of structured output does not know. */
function unenforceable(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { type, properties, ...rest } = value as Record<string, unknown>;
  const known = Array.isArray(value) || typeof type !== 'string' ? [] : Object.entries(rest);
  const own = known.find(([name, bound]) => UNENFORCEABLE.has(name) || (name === 'minItems' && Number(bound) > 1));
  if (own) return own[0];
  // Names of fields are no bounds.
  const within = [...Object.values(properties ?? {}), ...Object.values(rest)];
  return within.map(unenforceable).find((found) => found !== undefined);
}

const UNENFORCEABLE = new Set(['minLength', 'maxLength', 'maxItems', 'minimum', 'maximum']);

/** No half of a surrogate pair anywhere. */
function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  return typeof value !== 'object' || value === null || Object.values(value).every(isWellFormed);
}
