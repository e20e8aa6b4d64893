// The peer: the same prompts, sent straight to the same model server through its SDK.
import Anthropic from '@anthropic-ai/sdk';

/** @returns milliseconds from the call to its first piece of text */
export function directly(baseURL) {
  const client = new Anthropic({ apiKey: 'sk-ant-bench', baseURL, maxRetries: 0 });
  return async (body) => {
    const started = performance.now();
    let first;
    for await (const event of await client.messages.create(body)) {
      if (event.type === 'content_block_delta' && event.delta.type === 'text_delta')
        first ??= performance.now() - started;
    }
    return first;
  };
}
