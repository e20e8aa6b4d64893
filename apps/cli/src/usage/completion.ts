import { Argument, type Command } from 'commander';
import { guarded } from '../program.js';

export function completion(program: Command): void {
  program
    .command('completion')
    .description('what makes your shell complete commands and options: source <(parley completion bash)')
    .addArgument(new Argument('<shell>').choices(['bash', 'zsh', 'fish']))
    .action((shell: 'bash' | 'zsh' | 'fish') =>
      guarded(async () => (await import('../completion/index.js')).completion(program, shell)),
    );
}
