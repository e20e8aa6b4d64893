import type { ChildProcess } from 'node:child_process';

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill()));

/** Ends a child with the process that runs the tests, so that tests which fail before they stop it leave nothing behind. */
export function endWithTests<T extends ChildProcess>(child: T): T {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}
