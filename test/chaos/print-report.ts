import type { ChaosReport } from './run-chaos.js';

/** What a run came to, for people. */
export function reportText(report: ChaosReport): string {
  const { seed, shape, channels, events, commands, faults, lagSeconds, healedSeconds, violations, kept } = report;
  const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, one) => all + one, 0);
  const list = (counts: Record<string, number>) =>
    Object.entries(counts)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([name, count]) => `${name} ${count}`)
      .join(', ');
  return [
    `seed ${seed}, shape ${shape}`,
    `channels ${sum(channels)}: ${list(channels)}`,
    `events   ${events}`,
    `commands ${commands.commands}: ok ${commands.ok}, fail ${commands.fail}, unknown ${commands.unknown}`,
    `faults   ${sum(faults)}: ${list(faults)}`,
    `healed   views after ${lagSeconds ?? 'never'} s, all ended after ${healedSeconds} s`,
    `${violations.length} violations`,
    ...violations.map(({ rule, channel_id, evidence }) => `✗ ${rule}: ${channel_id ?? '-'}: ${evidence}`),
    ...(kept === undefined ? [] : [`what was seen is kept in ${kept}`]),
    '',
  ].join('\n');
}
