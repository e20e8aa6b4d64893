import { readFileSync } from 'node:fs';
import { Command, CommanderError, Option } from 'commander';
import { CliError, EXIT } from './exit-codes.js';
import { openSession, type GlobalOptions, type Session } from './session.js';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const program = new Command('parley')
  .description('Deliberations between AI agents and people that know when to stop')
  .version(version)
  .addOption(
    new Option('-o, --output <format>', 'what goes to stdout').choices(['text', 'json', 'jsonl']).default('text'),
  )
  .addOption(new Option('--lang <language>', 'language of what Parley says').choices(['en', 'zh']))
  .option('--server <url>', 'a running Parley (PARLEY_SERVER)')
  .option('--token <key>', 'API key (PARLEY_TOKEN)')
  .option('--timeout <seconds>', 'for one request', '30')
  .option('--quiet', 'nothing on stderr but errors')
  .option('--no-input', 'never wait for a person: exit 5 instead')
  .showHelpAfterError('(parley --help shows the usage)')
  .exitOverride();

type Action = (session: Session, options: GlobalOptions) => Promise<number>;

/** Gives an action a session, and closes it whatever happens. */
async function withSession(action: Action): Promise<number> {
  const options = program.opts<GlobalOptions>();
  const session = await openSession(options);
  try {
    return await action(session, options);
  } finally {
    await session.close();
  }
}

const run = (action: Action): Promise<void> => guarded(() => withSession(action));

/** Ends the process with the exit code that the action gives, or that its error has. */
async function guarded(action: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await action();
  } catch (error) {
    process.stderr.write(`parley: ${(error as Error).message}\n`);
    process.exitCode = error instanceof CliError ? error.exitCode : EXIT.systemError;
  }
}

program
  .command('negotiate')
  .description('negotiate a demand: candidates are screened, a proposal is drafted, everyone gives feedback')
  .argument('[demand]', 'the demand, with a small cast of its own')
  .option('-f, --file <scenario>', 'a scenario file (YAML)')
  .option('--detach', 'open it and print its id')
  .action((demand: string | undefined, options: { file?: string; detach?: boolean }) =>
    guarded(async () => {
      const { negotiate, negotiationBody } = await import('./commands/negotiate.js');
      const body = negotiationBody(demand, options.file);
      return withSession((session, globals) => negotiate(session, body, options.detach ?? false, globals));
    }),
  );

program
  .command('channels')
  .description('channels, the most recently active first')
  .addOption(new Option('--status <status>').choices(['open', 'closed']))
  .action((options: { status?: string }) =>
    run(async (session, globals) => (await import('./commands/views.js')).channels(session, options, globals)),
  );

program
  .command('show')
  .description('a channel: proposals with their diffs, feedback, outcome')
  .argument('<channel>')
  .action((channel: string) =>
    run(async (session, globals) => (await import('./commands/views.js')).show(session, channel, globals)),
  );

program
  .command('follow')
  .description('watch a channel until it closes')
  .argument('<channel>')
  .action((channel: string) =>
    run(async (session, globals) => (await import('./follow.js')).follow(session, channel, globals)),
  );

program
  .command('diff')
  .description('what changed between two versions of the proposal')
  .argument('<channel>')
  .argument('<from>')
  .argument('<to>')
  .action((channel: string, from: string, to: string) =>
    run(async (session, globals) => (await import('./commands/views.js')).diff(session, channel, from, to, globals)),
  );

program
  .command('inbox')
  .description('what waits for a person or an external agent')
  .argument('<name>')
  .action((name: string) =>
    run(async (session, globals) => (await import('./commands/people.js')).inbox(session, name, globals)),
  );

program
  .command('reply')
  .description('answer a turn')
  .argument('<channel>')
  .argument('<name>')
  .argument('<feedback>', 'accept, negotiate or withdraw')
  .option('-m, --message <reasoning>', 'why', '')
  .option(
    '-c, --change <field=value>',
    'a change you want (again for more)',
    (value: string, all: string[]) => [...all, value],
    [],
  )
  .option('--reason <reason>', 'why you want the changes')
  .option('--round <round>', 'refuse if this is not the current round')
  .action((channel: string, name: string, feedback: string, options: import('./commands/people.js').ReplyOptions) =>
    run(async (session, globals) =>
      (await import('./commands/people.js')).reply(session, { channel, name, feedback }, options, globals),
    ),
  );

program
  .command('say')
  .description('say something to a channel; it counts from the next round on')
  .argument('<channel>')
  .argument('<text>')
  .action((channel: string, text: string) =>
    run(async (session, globals) => (await import('./commands/people.js')).say(session, channel, text, globals)),
  );

program
  .command('stop')
  .description('end a channel with what there is')
  .argument('<channel>')
  .action((channel: string) =>
    run(async (session, globals) => (await import('./commands/people.js')).stop(session, channel, globals)),
  );

program
  .command('export')
  .description('the whole channel, one event a line')
  .argument('<channel>')
  .option('--to <file>', 'write it to a file')
  .action((channel: string, options: { to?: string }) =>
    run(async (session) => (await import('./commands/audit.js')).exportChannel(session, channel, options)),
  );

program
  .command('verify')
  .description("check a channel's hash chain; an exported file is checked offline")
  .argument('<channel-or-file>')
  .action((target: string) =>
    guarded(async () => {
      const { verifyFile, verifyChannel, isFile } = await import('./commands/audit.js');
      return isFile(target) ? verifyFile(target) : withSession((session) => verifyChannel(session, target));
    }),
  );

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  process.exitCode = error.exitCode === 0 ? 0 : EXIT.usage;
}
