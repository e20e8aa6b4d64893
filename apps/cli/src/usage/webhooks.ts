import { InvalidArgumentError, Option, type Command } from 'commander';
import type { WebhookDto } from '@parley/client';
import { listed } from '../listed.js';
import { run } from '../program.js';
import { spokenWords } from '../words.js';

type Types = WebhookDto['types'];

const TYPES: Types = ['channel.closed', 'round.closed', 'turn.waiting', 'vote.opened', 'question.asked'];

interface Wanted {
  types: Types;
  channels?: string[];
  links?: boolean;
  description?: string;
}

/** Servers that are told what was decided and what waits for people (P3). */
export function webhooks(program: Command): void {
  const webhooks = program
    .command('webhooks')
    .description('servers that are told what was decided and what waits for people (scope operate)');
  const wanting = (command: Command) =>
    command
      .addOption(new Option('--types <types>', 'what it is told: channel.closed,turn.waiting').argParser(types))
      .option('--channels <ids>', 'of these channels alone; "" is all', listed)
      .option('--links', 'with links by which anybody who has one answers for that seat, for three days')
      .option('--description <text>', 'for those who run it');

  webhooks
    .command('list', { isDefault: true })
    .description('which there are, and how many messages wait for each')
    .action(() => run(async (session, globals) => (await commands()).listWebhooks(session, globals)));
  wanting(webhooks.command('new'))
    .description('tell a server from now on; the secret that its messages are signed by is shown once')
    .argument('<url>', 'https; others where PARLEY_EGRESS_HOSTS names them')
    .action((url: string, { types: told = TYPES, ...wanted }: Partial<Wanted>) =>
      run(async (session, globals) => (await commands()).newWebhook(session, { url, types: told, ...wanted }, globals)),
    );
  wanting(webhooks.command('change'))
    .description('change what is given, or switch it off and on')
    .argument('<id>')
    .option('--url <url>', 'where it is told')
    .option('--no-links', 'without links')
    .option('--off', 'tell it nothing')
    .option('--on', 'tell it what comes from now on')
    .action((id: string, { on, off, ...change }: Partial<Wanted> & { url?: string; on?: true; off?: true }) =>
      run(async (session, globals) => {
        const { changeWebhook } = await commands();
        return changeWebhook(session, id, { ...change, ...((on ?? off) && { enabled: on === true }) }, globals);
      }),
    );
  webhooks
    .command('test')
    .description('send it a message now, and say what came of it')
    .argument('<id>')
    .action((id: string) => run(async (session, globals) => (await commands()).testWebhook(session, id, globals)));
  webhooks
    .command('rotate')
    .description('give it another secret, shown once; for a day messages are signed by both')
    .argument('<id>')
    .action((id: string) => run(async (session, globals) => (await commands()).rotateWebhook(session, id, globals)));
  webhooks
    .command('deliveries')
    .description('what it was told and is to be told, with what came of it')
    .argument('<id>')
    .addOption(new Option('--status <status>').choices(['waiting', 'delivered', 'given-up']))
    .action((id: string, options: { status?: 'waiting' | 'delivered' | 'given-up' }) =>
      run(async (session, globals) => (await commands()).webhookDeliveries(session, id, options, globals)),
    );
  webhooks
    .command('replay')
    .description('tell it again what happened in a part of the log')
    .argument('<id>')
    .requiredOption('--from <place>', 'a position of the log, or a time: 2026-11-25T08:00:00Z')
    .option('--to <place>', 'up to where; all there is where absent')
    .action((id: string, range: { from: string; to?: string }) =>
      run(async (session, globals) => (await commands()).replayWebhook(session, id, range, globals)),
    );
  webhooks
    .command('delete')
    .description('tell it nothing more, and forget what it was told')
    .argument('<id>')
    .action((id: string) => run(async (session, globals) => (await commands()).deleteWebhook(session, id, globals)));
}

const commands = () => import('../commands/webhooks.js');

function types(text: string): Types {
  const given = listed(text);
  if (given.length && given.every((one) => (TYPES as string[]).includes(one))) return given as Types;
  throw new InvalidArgumentError(spokenWords().errors.choices(TYPES));
}
