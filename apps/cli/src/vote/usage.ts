import type { Command } from 'commander';
import { runOn } from '../program.js';
import { textOf } from '../usage/phrase.js';

export function takePart(program: Command): void {
  program
    .command('cast')
    .description('cast your ballot in a blind vote: sealed until all are revealed at once')
    .argument('<channel>')
    .argument('<name>')
    .argument('<ballot...>', 'as Lyon, "Lyon > Ghent: near the sea", consent, "object: too dear" or abstain')
    .action((given: string, name: string, ballot: string[]) =>
      runOn(given, async (session, globals, channel) =>
        (await import('./cast.js')).cast(session, { channel, name, text: textOf(ballot) }, globals),
      ),
    );
}
