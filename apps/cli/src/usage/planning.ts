import { guarded, program, run, withSession } from '../program.js';
import type { GlobalOptions } from '../session.js';

type SavedPlan = import('../commands/plan-versions.js').SavedPlan;

/** Versions of the data folder need no server; a channel's plan does. */
async function withPlans(
  which: string[],
  action: (plans: SavedPlan[], options: GlobalOptions) => Promise<number>,
): Promise<void> {
  await guarded(async () => {
    const { isLocal, savedPlan } = await import('../commands/plan-versions.js');
    if (which.every(isLocal)) return action(await Promise.all(which.map((one) => savedPlan(one))), program.opts());
    return withSession(async (session, options) =>
      action(await Promise.all(which.map((one) => savedPlan(one, session.client))), options),
    );
  });
}

const planCommand = program
  .command('plan')
  .description('a planning workshop: roles discuss in rounds until the issue list is empty; you are asked where needed')
  .argument('[requirement]', 'what is to be planned')
  .option('-f, --file <file>', 'a plan file (YAML)')
  .option('--roles <file>', 'a file of roles (YAML) instead of the default five')
  .option('--from <version>', 'an earlier version (v1), or the channel of one')
  .option('--feedback <text>', 'what you want otherwise than in that version')
  .option('--detach', 'open it and print its id')
  .action((requirement: string | undefined, options: import('../commands/plan.js').PlanOptions) =>
    guarded(async () => {
      const { plan, planRequest } = await import('../commands/plan.js');
      const request = planRequest(requirement, options);
      return withSession((session, globals) => plan(session, request, options, globals));
    }),
  );

planCommand
  .command('diff')
  .description('what changed between two versions')
  .argument('<from>', 'v1, or a channel')
  .argument('<to>')
  .action((from: string, to: string) =>
    withPlans([from, to], async ([before, after], globals) =>
      (await import('../commands/plan-compare.js')).comparePlans(before!, after!, globals),
    ),
  );

planCommand
  .command('trace')
  .description('where each decision came from: turns, stances, issues')
  .argument('<version>', 'v1, or a channel')
  .action((version: string) =>
    withPlans([version], async ([plan], globals) =>
      (await import('../commands/plan-compare.js')).tracePlan(plan!, globals),
    ),
  );

planCommand
  .command('outputs')
  .description('take a finished workshop’s files into the data folder')
  .argument('<channel>')
  .action((channel: string) =>
    run(async (session, globals) => (await import('../commands/plan.js')).planOutputs(session, channel, globals)),
  );

const knowledge = program.command('knowledge').description('what roles look up before they ask you');

knowledge
  .command('add')
  .description('add a folder of Markdown, text and PDF files')
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
  .argument('<query>')
  .option('--collection <name>', 'in which', 'default')
  .action((query: string, { collection }: { collection: string }) =>
    run(async (session, globals) =>
      (await import('../commands/knowledge.js')).searchKnowledge(session, query, collection, globals),
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
