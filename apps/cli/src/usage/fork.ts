import { Option, type Command } from 'commander';
import type { ForkOptions } from '../commands/fork.js';
import { rememberChannel } from '../last-channel.js';
import { wholeNumber } from '../numbers.js';
import { guarded, withChannel, yesOption } from '../program.js';

const more = (value: string, before: readonly string[] = []): string[] => [...before, value];

export function fork(program: Command): void {
  program
    .command('fork')
    .description('go on from a version of a channel as a channel of its own, with something changed')
    .argument('<channel>')
    .addOption(
      new Option('--at <version>', 'up to which version it is the same')
        .argParser(wholeNumber(1, Number.MAX_SAFE_INTEGER))
        .makeOptionMandatory(),
    )
    .option('--set <setting=value>', 'what is different from there on: seats.alice.model=…; several times', more)
    .option('--say <text>', 'what you say to it there')
    .option('--because <text>', 'why, for who looks at it later')
    .option('--fresh', 'ask models anew though the parent has their answers to the same prompts')
    .addOption(yesOption())
    .action((given: string, { yes, ...options }: ForkOptions & { yes?: boolean }) =>
      guarded(async () => {
        let opened: string | undefined;
        const code = await withChannel(given, async (session, globals, channel) => {
          const { fork: forkChannel } = await import('../commands/fork.js');
          return forkChannel(
            session,
            channel,
            { ...options, onOpened: (id) => (opened = id) },
            { ...globals, ...(yes && { yes }) },
          );
        });
        if (opened !== undefined) rememberChannel(opened);
        return code;
      }),
    );
}
