// Puts each task to each arm, one after the other: where the money ends, all arms have had the same tasks, but for the last.
import { ARMS } from './arms.mjs';

/** @returns why it has ended before its end: {code, message}; undefined where it has not */
export async function run({ tasks, arms, paid, file, startBoards }) {
  let started;
  const context = {
    paid,
    boards: () => (started ??= startBoards(paid)),
    taskNumber: (task) => tasks.indexOf(task),
    resultOf: (arm, { id }) => file.resultOf(arm, id),
    tokens: () => tokensOf(paid.calls),
  };
  try {
    for (const task of tasks)
      for (const arm of arms) {
        if (file.resultOf(arm, task.id)) continue;
        paid.begin(arm, task.id);
        const choice = await ARMS[arm].choose(context, task);
        if (paid.signal.aborted) return paid.signal.reason;
        file.keepResult({ ...paid.at, choice, right: task.isRight(choice), ...usageOf(paid.calls) });
      }
  } finally {
    await (await started)?.close();
  }
}

const tokensOf = (calls) =>
  calls.reduce(
    (sum, call) => sum + call.input_tokens + call.cache_read_tokens + call.cache_write_tokens + call.output_tokens,
    0,
  );

const usageOf = (calls) => ({
  tokens: tokensOf(calls),
  micro_usd: calls.reduce((sum, { cost_micro_usd }) => sum + cost_micro_usd, 0),
  calls: calls.length,
  templates: [...new Set(calls.map(({ template }) => template))].toSorted(),
});
