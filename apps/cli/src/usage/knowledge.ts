import { textOf } from './phrase.js';
import type { Command } from 'commander';
import { guarded, run, withSession } from '../program.js';

export function knowledge(program: Command): void {
  const knowledge = program.command('knowledge').description('what roles look up before they ask you');

  knowledge
    .command('add')
    .description('add a folder of documents (Markdown, text, PDF) and code; ignore files are respected')
    .argument('<folder>')
    .option('--collection <name>', 'where to', 'default')
    .action((folder: string, { collection }: { collection: string }) =>
      guarded(async () => {
        const { addKnowledge, documentsOf } = await import('../commands/knowledge.js');
        const documents = await documentsOf(folder);
        return withSession((session, globals) => addKnowledge(session, documents, collection, globals));
      }),
    );

  knowledge
    .command('list')
    .description('documents, with how many passages each')
    .option('--collection <name>', 'of which', 'default')
    .action(({ collection }: { collection: string }) =>
      run(async (session, globals) =>
        (await import('../commands/knowledge.js')).listKnowledge(session, collection, globals),
      ),
    );

  knowledge
    .command('search')
    .description('what a role would find')
    .argument('<query...>')
    .option('--collection <name>', 'in which', 'default')
    .action((query: string[], { collection }: { collection: string }) =>
      run(async (session, globals) =>
        (await import('../commands/knowledge.js')).searchKnowledge(session, textOf(query), collection, globals),
      ),
    );

  knowledge
    .command('remove')
    .description('forget a document')
    .argument('<path>')
    .option('--collection <name>', 'from which', 'default')
    .action((path: string, { collection }: { collection: string }) =>
      run(async (session, globals) =>
        (await import('../commands/knowledge.js')).removeKnowledge(session, path, collection, globals),
      ),
    );
}
