import type { Command } from 'commander';
import { guarded } from '../program.js';
import type { GlobalOptions } from '../session.js';

export function compare(program: Command): void {
  program
    .command('compare')
    .description('two channels or exported files: where they first differ and why, and what each came to')
    .argument('<channel-or-file>')
    .argument('<other>', 'the other channel or file')
    .action((one: string, other: string) =>
      guarded(async () => (await import('../commands/compare.js')).compare(one, other, program.opts<GlobalOptions>())),
    );
}
