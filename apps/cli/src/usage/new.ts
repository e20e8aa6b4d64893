import { Argument, type Command } from 'commander';
import { FILES, type FileKind } from '../file-kind.js';
import { guarded, program as parley } from '../program.js';
import type { GlobalOptions } from '../session.js';

export function newScenario(program: Command): void {
  program
    .command('new')
    .description('write a commented scenario to begin with; no file is written over')
    .addArgument(new Argument('<protocol>', 'by the command that it is for').choices(Object.keys(FILES)))
    .argument('[file]', 'where to; PROTOCOL.yaml where absent')
    .action((kind: FileKind, file?: string) =>
      guarded(async () =>
        (await import('../commands/new-scenario.js')).newScenario(
          kind,
          file ?? `${kind}.yaml`,
          parley.opts<GlobalOptions>(),
        ),
      ),
    );
}
