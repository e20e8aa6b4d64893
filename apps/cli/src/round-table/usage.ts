import type { Command } from 'commander';
import { wholeNumber } from '../numbers.js';
import { phrase, textOf } from '../usage/phrase.js';
import { guarded, runOn, withSession, deliberationOptions, openingOptions } from '../program.js';
import { smallForms } from './usage-of-tables.js';

export function deliberate(program: Command): void {
  deliberationOptions(
    program
      .command('board')
      .alias('@board')
      .description('a round table: members discuss a topic for some rounds, a moderator sums up')
      .argument('[topic...]', 'the topic; who takes part is chosen for it')
      .option('-f, --file <file>', 'a round table file (YAML)')
      .option('--rounds <n>', 'rounds on the agenda; 0 is open-ended and needs --auto-exit', wholeNumber())
      .option('--auto-exit', 'end by itself when the members agree, repeat themselves or reach a limit')
      .option('--in-turn', 'one after another, each hearing those before')
      .option(
        '--diverse',
        'give the seats different models, of those that are configured (models --diverse says which)',
      )
      .option('--table <table>', 'a ready table, as council or peer-review; see parley tables')
      .option('--members <list>', 'who takes part, as "security-engineer, Ana (treasurer)": experts and others'),
  )
    .option('--detach', 'open it and print its id')
    .action((topic: string[], options: import('./tables.js').TableOptions) =>
      guarded(async () => {
        const { board, boardBody } = await import('./tables.js');
        const body = boardBody(phrase(topic), options);
        return withSession((session, globals) => board(session, body, options, globals), options);
      }),
    );

  openingOptions(
    program
      .command('party')
      .description('a round table you talk to: your message picks who answers; [E] ends it')
      .argument('[message...]', 'the first thing you say')
      .option('-f, --file <file>', 'a round table file (YAML)')
      .option('--auto-exit', 'end by itself at the limits')
      .option('--members <list>', 'who takes part, as "security-engineer, Ana (treasurer)": experts and others'),
  )
    .option('--detach', 'open it and print its id')
    .action((message: string[], options: import('./tables.js').TableOptions) =>
      guarded(async () => {
        const { party, partyBody } = await import('./tables.js');
        const body = partyBody(phrase(message), options);
        return withSession((session, globals) => party(session, body, options, globals), options);
      }),
    );
  smallForms(program);
}

export function takePart(program: Command): void {
  program
    .command('speak')
    .description('take a turn at a round table')
    .argument('<channel>')
    .argument('<name>')
    .argument('<text...>')
    .option('--stance <verdict>', 'agree, partly, disagree or undecided')
    .option('--claim <claim>', 'your position in a sentence')
    .option('--ask <question...>', 'what others may know, as "bo: What did Friday take?", or of anybody')
    .option('--answers <ids>', 'which questions of the table that answers, as "q1, q3"')
    .action((given: string, name: string, text: string[], options: import('./speak.js').Standing) =>
      runOn(given, async (session, globals, channel) =>
        (await import('./speak.js')).speak(session, { channel, name, text: textOf(text) }, options, globals),
      ),
    );
}
