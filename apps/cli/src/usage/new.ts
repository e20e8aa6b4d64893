import { Argument, type Command } from 'commander';
import { OPENED_FROM, type ScenarioKind } from '@parley/scenarios';
import { guarded, program as parley } from '../program.js';
import type { GlobalOptions } from '../session.js';

export function newScenario(program: Command): void {
  program
    .command('new')
    .description('write a commented scenario to begin with; no file is written over')
    .addArgument(new Argument('<protocol>', 'by the command that it is for').choices(OPENED_FROM))
    .argument('[file]', 'where to; PROTOCOL.yaml where absent')
    .action((kind: ScenarioKind, file?: string) =>
      guarded(async () =>
        (await import('../commands/new-scenario.js')).newScenario(
          kind,
          file ?? `${kind}.yaml`,
          parley.opts<GlobalOptions>(),
        ),
      ),
    );
}
