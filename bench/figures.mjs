/** The middle of several runs. */
export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Prints figures as a table, or with --json one line each: {bench, case, value, unit, peer, ratio}. */
export function report(figures) {
  if (process.argv.includes('--json')) {
    for (const figure of figures) console.log(JSON.stringify(figure));
    return;
  }
  console.table(
    figures.map(({ case: name, value, unit, peer, ratio }) => ({
      case: name,
      [peer ? 'peer' : 'ours']: peer ?? 'Parley',
      value: `${(value < 10 ? Number(value.toFixed(2)) : Math.round(value)).toLocaleString('en')} ${unit}`,
      ratio: ratio === undefined ? '' : `${ratio.toFixed(1)} ×`,
    })),
  );
}

/** Runs `work` side by side, each again and again, until the time is over. @returns calls a second */
export async function rate(workers, milliseconds, work) {
  let calls = 0;
  const until = performance.now() + milliseconds;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      for (let turn = 0; performance.now() < until; turn++) {
        await work(worker, turn);
        calls += 1;
      }
    }),
  );
  return (calls / (performance.now() - started)) * 1_000;
}
