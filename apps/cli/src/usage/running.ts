import { Argument, InvalidArgumentError, Option, type Command } from 'commander';
import type { Service } from '../commands/serve.js';
import { wholeNumber } from '../numbers.js';
import { nearest } from '../nearest.js';
import type { OwnOptions } from '../session.js';
import { guarded, thoughtsOption, withSession } from '../program.js';
import { spokenWords } from '../words.js';

export function running(program: Command): void {
  program
    .command('demo')
    .description('watch one negotiation from its beginning to its end, with a server of its own where none runs')
    .argument('[scenario]', 'a file of your own (YAML) in the place of the meetup')
    .addOption(thoughtsOption())
    .action((file: string | undefined, options: OwnOptions) =>
      guarded(async () => {
        const { demo, demoBody } = await import('../commands/demo.js');
        const body = demoBody(file);
        return withSession((session, globals) => demo(session, body, globals), options);
      }),
    );

  program
    .command('up')
    .description(
      'run the server with its page, until Ctrl-C: http://127.0.0.1:4700 (PORT, HOST), data in .parley (PARLEY_DATA)',
    )
    .addOption(
      new Option(
        '--nats [port]',
        'with a nats-server of its own for agents from outside, on 127.0.0.1:4222 or another port; 0 takes any',
      )
        .preset(String(NATS_PORT))
        .argParser(wholeNumber(0, 65_535)),
    )
    .action(async ({ nats }: { nats?: number }) => (await import('../commands/up.js')).up(process.env, nats));

  program
    .command('mcp')
    .description('serve an assistant, as an editor has one, by MCP over stdin and stdout')
    .action(() =>
      guarded(async () => {
        const { mcp } = await import('../commands/mcp.js');
        return mcp(program.opts());
      }),
    );

  program
    .command('serve')
    .description('run one service of an installation over NATS; its configuration is in the environment')
    .addArgument(new Argument('<service>').choices(SERVICES).argParser(service))
    .action(async (name: Service) => (await import('../commands/serve.js')).serve(name));

  program
    .command('migrate')
    .description(
      'bring the database of an installation up to date, as its administrator (DATABASE_ADMIN_URL), before its services start',
    )
    .action(async () => (await import('../commands/serve.js')).migrate());

  program
    .command('backup')
    .description(
      'write what cannot be made again into a new folder, whether the server runs or not (PARLEY_DATA, or DATABASE_ADMIN_URL)',
    )
    .argument('<folder>', 'that there is not yet')
    .action((folder: string) =>
      guarded(async () => (await import('../commands/backup.js')).backup(folder, program.opts())),
    );

  program
    .command('restore')
    .description(
      'fill an installation that has nothing yet from a backup (PARLEY_DATA, or DATABASE_ADMIN_URL after parley migrate)',
    )
    .argument('<folder>', 'of a backup')
    .action((folder: string) =>
      guarded(async () => (await import('../commands/backup.js')).restore(folder, program.opts())),
    );
}

/** nats-server's own. */
const NATS_PORT = 4222;

/** In the order in which what was said passes through them. */
export const SERVICES: readonly Service[] = [
  'channel-admin',
  'participant-agents',
  'coach-judge',
  'termination-monitor',
  'transcript-store',
  'voice',
];

function service(text: string): Service {
  const named = SERVICES.find((one) => one === text);
  if (named) return named;
  const near = nearest(text, SERVICES);
  throw new InvalidArgumentError(
    spokenWords().errors.choices(SERVICES) + (near === undefined ? '' : spokenWords().errors.meant(near)),
  );
}
