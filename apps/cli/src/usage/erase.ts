import type { Command } from 'commander';
import { runOn, run } from '../program.js';

interface Said {
  because: string;
  all?: true;
  despiteRetention?: true;
}

/** What somebody said, for ever unreadable. */
export function erase(program: Command): void {
  program
    .command('erase')
    .description('make what somebody said unreadable for ever, and their name (scopes operate and erase)')
    .argument('[channel]', 'a channel that is over; leave it out with --all')
    .argument('[subject]', 'whose: the id of a seat, or user:ID of a key’s holder who said something')
    .requiredOption('--because <reason>', 'why; every auditor reads it: name nobody in it')
    .option('--all', 'in every channel')
    .option('--despite-retention', 'though a channel is to be kept for longer')
    .action((first: string | undefined, second: string | undefined, said: Said) => {
      const { all = false, because, despiteRetention } = said;
      const subject = all ? first : second;
      const more = { because, ...(despiteRetention && { despite_retention: true }) };
      if (subject === undefined || all === (second !== undefined))
        return run(async () => (await commands()).neitherNorBoth());
      if (all)
        return run(async (session, globals) =>
          (await commands()).eraseEverywhere(session, { subject, ...more }, globals),
        );
      return runOn(first!, async (session, globals, channel) =>
        (await commands()).eraseIn(session, channel, { subject, ...more }, globals),
      );
    });
}

const commands = () => import('../commands/erase.js');
