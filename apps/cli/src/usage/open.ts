import type { Command } from 'commander';
import { guarded, withSession, deliberationOptions } from '../program.js';
import { scenarioOf } from '../known-protocols.js';
import type { OwnOptions } from '../session.js';

export function open(program: Command): void {
  deliberationOptions(
    program
      .command('open')
      .description('open a channel of any protocol from a file, also of one that has no command here')
      .argument('<protocol>', 'as its server calls it')
      .requiredOption('-f, --file <file>', 'the fields of what opens it (YAML)'),
  )
    .option('--detach', 'open it and print its id')
    .action((protocol: string, options: OwnOptions & { file: string; detach?: boolean }) =>
      guarded(async () => {
        const { open: opens } = await import('../commands/take-part.js');
        const scenario = await scenarioOf(protocol, options.file);
        return withSession((session, globals) => opens(session, scenario, options.detach ?? false, globals), options);
      }),
    );
}
