import type { Command } from 'commander';
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
