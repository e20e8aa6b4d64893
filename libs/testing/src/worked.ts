/** The time that this process worked on a task, in milliseconds: what others on the machine do meanwhile does not count. */
export function worked(task: () => unknown): number {
  const before = process.cpuUsage();
  task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
