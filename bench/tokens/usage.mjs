/** Sums of calls. `prompt` is all that was sent, from the cache or not. */
export function total(calls) {
  const sum = (of) => calls.reduce((all, call) => all + of(call), 0);
  const [input, read, written] = ['input_tokens', 'cache_read_tokens', 'cache_write_tokens'].map((name) =>
    sum((call) => call[name]),
  );
  const prompt = input + read + written;
  const output = sum((call) => call.output_tokens);
  return { input, read, written, prompt, share: read / prompt, output, cost: sum((call) => call.cost_micro_usd) };
}
