import { Option, type Command } from 'commander';
import { CliError, EXIT } from '../exit-codes.js';
import { guarded, withChannel, withSession } from '../program.js';
import type { GlobalOptions } from '../session.js';
import { spokenWords } from '../words.js';

export function whatIf(program: Command): void {
  program
    .command('whatif')
    .description(
      'when other rules of ending would have ended a channel, and what that would have saved; no model is asked',
    )
    .argument('[channel-or-file]')
    .option('--all', 'every channel, and what they come to together')
    .addOption(
      new Option('--termination <file>', 'the other rules (YAML), as a scenario has them').makeOptionMandatory(),
    )
    .action((target: string | undefined, { all, termination }: { all?: boolean; termination: string }) =>
      guarded(async () => {
        const { whatIfInFile, whatIfOf, whatIfOfAll } = await import('../commands/what-if.js');
        if ((target === undefined) === !all) throw new CliError(spokenWords().whatIf.oneOf(), EXIT.usage);
        const rules = (await import('../read-yaml.js')).rulesIn(termination);
        if (target === undefined) return withSession((session, globals) => whatIfOfAll(session, rules, globals));
        const { isFile } = await import('../commands/audit.js');
        return isFile(target)
          ? whatIfInFile(target, rules, program.opts<GlobalOptions>())
          : withChannel(target, (session, globals, channel) => whatIfOf(session, channel, rules, globals));
      }),
    );
}
