import type { Command } from 'commander';
import { wholeNumber } from '../numbers.js';
import { textOf } from './phrase.js';
import { guarded, run, runOn, withChannel, withSession, deliberationOptions } from '../program.js';
import type { KeyOptions } from '../commands/say.js';
import type { OwnOptions } from '../session.js';

export function chat(program: Command): void {
  deliberationOptions(
    program
      .command('chat')
      .description('a session in which you talk: @team, @board, /plan begin a deliberation; or one that is there')
      .argument('[channel]'),
  ).action((given: string | undefined, options: OwnOptions) =>
    guarded(async () => {
      const { chat: talk, chatIn } = await import('../commands/chat.js');
      if (given === undefined) return withSession(talk, options);
      return withChannel(given, (session, globals, channel) => chatIn(session, channel, globals), options);
    }),
  );
}

export function inbox(program: Command): void {
  program
    .command('inbox')
    .description('what waits for a person or an external agent')
    .argument('<name>')
    .action((name: string) =>
      run(async (session, globals) => (await import('../commands/inbox.js')).inbox(session, name, globals)),
    );
}

export function write(program: Command): void {
  program
    .command('write')
    .description(
      'write a turn that has more parts than a line, in your editor (VISUAL, EDITOR), from a file or by lines',
    )
    .argument('[channel]', 'the last one where absent', 'last')
    .argument('[name]', 'whose turn it is, where several are asked')
    .option('-f, --file <file>', 'what was written (YAML); - reads it from the input')
    .option('--template', 'print what may be written, and send nothing')
    .action((given: string, name: string | undefined, options: import('../writing/write.js').WriteOptions) =>
      runOn(given, async (session, globals, channel) =>
        (await import('../writing/write.js')).write(session, { channel, name }, options, globals),
      ),
    );
}

export function say(program: Command): void {
  program
    .command('say')
    .description('say something to a channel, and hear when it counts')
    .argument('<channel>')
    .argument('<text...>')
    .action((given: string, text: string[]) =>
      runOn(given, async (session, globals, channel) =>
        (await import('../commands/say.js')).say(session, channel, textOf(text), globals),
      ),
    );
}

/** As the server takes it. */
const MOST_DAYS = 365;

export function seatToken(program: Command): void {
  withKey(
    program
      .command('seat-token')
      .description(
        'a key by which a person, or an agent of yours, answers for its own seat; shown once (needs the scope operate)',
      ),
    async (...given) => (await import('../commands/say.js')).seatToken(...given),
  );
}

export function seatNats(program: Command): void {
  withKey(
    program
      .command('seat-nats')
      .description('the same key, with all that an agent needs to take part over NATS (needs the scope operate)'),
    async (...given) => (await import('../commands/say.js')).seatNats(...given),
  );
}

export function agreeCard(program: Command): void {
  program
    .command('agree-card')
    .description('take an agent elsewhere (A2A) with the card that it shows now (needs the scope operate)')
    .argument('<channel>')
    .argument('<name>', 'whose seat it is: id, name, or the beginning of one')
    .argument('<hash>', 'of the card that is agreed to, as the channel says')
    .action((given: string, name: string, hash: string) =>
      runOn(given, async (session, globals, channel) =>
        (await import('../commands/agree-card.js')).agreeCard(session, { channel, name, hash }, globals),
      ),
    );
}

function withKey(command: Command, show: typeof import('../commands/say.js').seatToken): void {
  command
    .argument('<channel>')
    .argument('<name>', 'who it is for: id, name, or the beginning of one')
    .option('--days <n>', 'for how many days it is good: 1 to 365; 30 where nothing is said', wholeNumber(1, MOST_DAYS))
    .action((given: string, name: string, options: KeyOptions) =>
      runOn(given, (session, globals, channel) => show(session, channel, name, options, globals)),
    );
}
