import type { Command } from 'commander';

/** What only reads, by what is typed for it: each takes `--json`, as programs expect it of what they read. */
export const READS: readonly string[] = [
  ...['inbox', 'state', 'channels', 'show', 'follow', 'watch', 'replay', 'diff', 'documents', 'interview state'],
  ...[
    'plan diff',
    'plan trace',
    'knowledge list',
    'knowledge search',
    'experts',
    'experts show',
    'tables',
    'tables show',
    'verify',
    'audit',
    'doctor',
  ],
  ...['decision', 'prompt', 'quarantine list', 'dead-letters list', 'dead-letters show', 'models'],
  ...['keys list', 'operations', 'webhooks list', 'webhooks deliveries', 'whatif', 'compare', 'witness show'],
];

/** Gives every command that reads the option `--json`, which is `-o json` by a shorter name. */
export function asJson(program: Command): void {
  for (const path of READS) {
    const command = commandAt(program, path);
    command.option('--json', 'the same as -o json').on('option:json', () => {
      program.setOptionValue('output', 'json');
      // The command's action is not given it: what its own options say may be what a server is asked.
      command.setOptionValue('json', undefined);
    });
  }
}

/** @throws where there is no such command */
function commandAt(program: Command, path: string): Command {
  return path.split(' ').reduce((command, name) => {
    const found = command.commands.find((one) => one.name() === name);
    if (!found) throw new Error(`there is no command ${path}`);
    return found;
  }, program);
}
