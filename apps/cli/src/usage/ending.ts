import { Argument, type Command } from 'commander';
import { duration, wholeNumber } from '../numbers.js';
import { runOn } from '../program.js';
import { phrase } from './phrase.js';
import { voting } from './voting.js';

export function ending(program: Command): void {
  program
    .command('state')
    .description('the state of a conversation: why it has not stopped, or why it did')
    .argument('<channel>')
    .option('--at <version>', 'as it stood after this event of it', wholeNumber(1, Number.MAX_SAFE_INTEGER))
    .action((given: string, options: { at?: number }) =>
      runOn(given, async (session, globals, channel) =>
        (await import('../commands/state.js')).state(session, channel, options, globals),
      ),
    );

  program
    .command('extend')
    .description('give a channel more rounds or more time')
    .argument('<channel>')
    .option('--rounds <n>', 'how many more', wholeNumber(1))
    .option('--minutes <n>', 'how many more', wholeNumber(1))
    .option('--time <time>', 'how much more, as 90s, 30m or 2h', duration)
    .action((given: string, { time, ...more }: { rounds?: number; minutes?: number; time?: number }) =>
      runOn(given, async (session, globals, channel) =>
        (await import('../commands/endings.js')).extend(session, channel, { ...more, time_ms: time }, globals),
      ),
    );

  program
    .command('auto-exit')
    .description('say whether conditions end a running channel (on), or only warn (off)')
    .argument('<channel>')
    .addArgument(new Argument('<switch>').choices(['on', 'off']))
    .action((given: string, to: 'on' | 'off') =>
      runOn(given, async (session, globals, channel) =>
        (await import('../commands/endings.js')).autoExit(session, channel, to === 'on', globals),
      ),
    );

  program
    .command('continue')
    .description('override an end that is announced or under way')
    .argument('<channel>')
    .action((given: string) =>
      runOn(given, async (session, globals, channel) =>
        (await import('../commands/endings.js')).goOn(session, channel, globals),
      ),
    );

  voting(program);

  program
    .command('ballot')
    .description('vote: end, continue or abstain')
    .argument('<channel>')
    .argument('<choice>')
    .option('--as <name>', 'the participant whose vote it is; your own where absent')
    .option('-m, --message <reasoning>', 'why')
    .action((given: string, choice: string, options: { as?: string; message?: string }) =>
      runOn(given, async (session, globals, channel) =>
        (await import('../commands/endings.js')).ballot(session, { channel, choice }, options, globals),
      ),
    );

  program
    .command('signal')
    .description('send a signal that an external_signal condition waits for')
    .argument('<channel>')
    .argument('<name>')
    .action((given: string, name: string) =>
      runOn(given, async (session, globals, channel) =>
        (await import('../commands/endings.js')).signal(session, channel, name, globals),
      ),
    );

  program
    .command('stop')
    .description('end a channel with what there is')
    .argument('<channel>')
    .argument('[reason...]', 'why; it stands with the end, as your own words')
    .action((given: string, reason: string[]) =>
      runOn(given, async (session, globals, channel) =>
        (await import('../commands/endings.js')).stop(session, { channel, reason: phrase(reason) }, globals),
      ),
    );
}
