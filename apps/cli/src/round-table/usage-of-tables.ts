import type { Command } from 'commander';
import { guarded, deliberationOptions, program, withSession } from '../program.js';
import type { GlobalOptions } from '../session.js';
import { phrase } from '../usage/phrase.js';
import type { GivenText } from './ready-table.js';

const FORMS = {
  'second-opinion': 'a second opinion: two answer for themselves, then read each other; five calls',
  premortem: 'suppose that a plan has failed: four say why, and what would have prevented it; five calls',
} as const;

type Options = import('./tables.js').TableOptions & { document?: string };

/** Small forms (docs/guide/small-forms.md), each a ready table, and the list of all. */
export function smallForms(commands: Command): void {
  for (const [id, description] of Object.entries(FORMS)) {
    opens(commands.command(id).description(description).argument('[text...]', 'the question, the plan or the decision'))
      .option('--document <file>', 'a text file that it is about too; - reads the input')
      .action((words: string[], options: Options) =>
        guarded(() => openTable(id, { text: phrase(words), document: options.document }, options)),
      );
  }
  const redteam = commands
    .command('redteam')
    .description('attack a document before others do: three attack it, one defends it; five calls')
    .argument('<document>', 'a text file; - reads the input');
  opens(redteam).action((document: string, options: Options) =>
    guarded(() => openTable('redteam', { document }, options)),
  );
  tables(commands);
}

const opens = (command: Command): Command =>
  deliberationOptions(
    command
      .option('--members <list>', 'who takes part instead, as "security-engineer, Ana (treasurer)": experts and others')
      .option(
        '--diverse',
        'give the seats different models, of those that are configured (models --diverse says which)',
      ),
  ).option('--detach', 'open it and print its id');

async function openTable(id: string, given: GivenText, options: Options): Promise<number> {
  const [{ tableBody }, { board }] = await Promise.all([import('./ready-table.js'), import('./tables.js')]);
  const body = tableBody(id, given, options);
  return withSession((session, globals) => board(session, body, options, globals), options);
}

function tables(commands: Command): void {
  const list = commands
    .command('tables')
    .description('ready tables for board --table: who sits there, and what they are asked to do')
    .action(() => guarded(async () => (await import('./gallery.js')).listTables(program.opts<GlobalOptions>())));
  list
    .command('show')
    .description('a ready table: its question, its seats and how it is held')
    .argument('<table>')
    .action((id: string) =>
      guarded(async () => (await import('./gallery.js')).showTable(id, program.opts<GlobalOptions>())),
    );
}
