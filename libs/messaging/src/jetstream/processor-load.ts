import { readFileSync } from 'node:fs';

/** Over less time, in milliseconds, it says nothing: what was measured last is said again. */
const LEAST_MS = 200;
/** Where Linux says how much of the processors a container may have: microseconds of so many, or max (cgroup v2, cpu.max). */
const CPU_MAX = '/sys/fs/cgroup/cpu.max';

/** From so much on a process has as much as it can do with. */
export const FULL_LOAD = 0.8;
/** How much of the newest measure counts where work is moved by it: it has to last for some looks. */
export const STEADY = 0.3;

/** What one thread may have of a processor, at most 1. */
export function allowedShare(file = CPU_MAX): number {
  try {
    const [quota = 'max', period = ''] = readFileSync(file, 'utf8').trim().split(' ');
    return quota === 'max' ? 1 : Math.min(1, Number(quota) / Number(period));
  } catch {
    // No Linux, or no container.
    return 1;
  }
}

/**
 * How much of what it may have of a processor this process took since it was last asked: near 1 it can do no more. Not how long its event loop
 * was held: on a machine that others load that says of every process that it is busy.
 * @param newest how much of the newest measure counts, beside those before; all where absent
 */
export function processorLoad(newest = 1): () => number {
  const allowed = allowedShare();
  let last = { at: performance.now(), cpu: process.cpuUsage() };
  let load = 0;
  return () => {
    const at = performance.now();
    if (at - last.at < LEAST_MS) return load;
    const { user, system } = process.cpuUsage(last.cpu);
    load += ((user + system) / 1_000 / (at - last.at) / allowed - load) * newest;
    last = { at, cpu: process.cpuUsage() };
    return load;
  };
}
