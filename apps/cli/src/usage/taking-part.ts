import type { Command } from 'commander';
import { wholeNumber } from '../numbers.js';
import { run } from '../program.js';

export function inbox(program: Command): void {
  program
    .command('inbox')
    .description('what waits for a person or an external agent')
    .argument('<name>')
    .action((name: string) =>
      run(async (session, globals) => (await import('../commands/inbox.js')).inbox(session, name, globals)),
    );
}

export function say(program: Command): void {
  program
    .command('say')
    .description('say something to a channel, and hear when it counts')
    .argument('<channel>')
    .argument('<text>')
    .action((channel: string, text: string) =>
      run(async (session, globals) => (await import('../commands/say.js')).say(session, channel, text, globals)),
    );
}

export function seatToken(program: Command): void {
  program
    .command('seat-token')
    .description(
      'a key by which a person, or an agent of yours, answers for its own seat; shown once (needs the scope operate)',
    )
    .argument('<channel>')
    .argument('<name>', 'id of the participant')
    .option('--days <n>', 'how long it is good', wholeNumber(1))
    .action((channel: string, name: string, options: { days?: number }) =>
      run(async (session, globals) =>
        (await import('../commands/seat-token.js')).seatToken(session, channel, name, options, globals),
      ),
    );
}
