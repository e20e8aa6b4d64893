import { Argument, type Command } from 'commander';
import { self } from '../called.js';
import { guarded } from '../program.js';

export function completion(program: Command): void {
  program
    .command('completion')
    .description('what makes your shell complete commands, options and channels')
    .addArgument(new Argument('<shell>').choices(['bash', 'zsh', 'fish']))
    .addHelpText('after', () => `\n  source <(${self()} completion bash)\n  ${self()} completion fish | source`)
    .action((shell: 'bash' | 'zsh' | 'fish') =>
      guarded(async () => (await import('../completion/index.js')).completion(program, shell)),
    );
  // For the shells alone.
  program
    .command('complete-channels', { hidden: true })
    .argument('[line]')
    .action((line = '') =>
      guarded(async () => (await import('../completion/channels.js')).offerChannels(line as string)),
    );
}
