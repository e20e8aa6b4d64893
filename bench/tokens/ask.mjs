// A call of a peer: the model and effort that most of Parley's calls have, at the same price.
import { modelList } from '@parley/llm';

const MODEL = 'claude-sonnet-5-5';
const { price } = modelList({}).models.find(({ id }) => id === MODEL);

/** @param caches whether the peer asks for its prompts to be cached @returns the call as Parley's log has it */
export async function ask(api, system, messages, caches = false) {
  const body = {
    ...{ model: MODEL, max_tokens: 20_000, stream: true, system, messages },
    ...{ thinking: { type: 'adaptive' }, output_config: { effort: 'medium' } },
    ...(caches && { cache_control: { type: 'ephemeral' } }),
  };
  const response = await fetch(`${api.url}/v1/messages`, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  await response.text();
  const { input_tokens, output_tokens, ...cached } = api.requests.at(-1).usage;
  const [cache_read_tokens, cache_write_tokens] = [cached.cache_read_input_tokens, cached.cache_creation_input_tokens];
  const [read, written] = [cache_read_tokens * price.cache_read, cache_write_tokens * price.cache_write];
  const cost_micro_usd = Math.ceil(input_tokens * price.input + output_tokens * price.output + read + written);
  return { input_tokens, output_tokens, cache_read_tokens, cache_write_tokens, cost_micro_usd };
}
