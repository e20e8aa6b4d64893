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

type SavedPlan = import('./commands/plan-versions.js').SavedPlan;

/** Versions of the data folder need no server; a channel's plan does. */
async function withPlans(
  which: string[],
  action: (plans: SavedPlan[], options: GlobalOptions) => Promise<number>,
): Promise<void> {
  await guarded(async () => {
    const { isLocal, savedPlan } = await import('./commands/plan-versions.js');
    if (which.every(isLocal)) return action(await Promise.all(which.map((one) => savedPlan(one))), program.opts());
    return withSession(async (session, options) =>
      action(await Promise.all(which.map((one) => savedPlan(one, session.client))), options),
    );
  });
}

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
  .command('board')
  .description('a round table: members discuss a topic for some rounds, a moderator sums up')
  .argument('[topic]', 'the topic, with a small cast of its own')
  .option('-f, --file <file>', 'a round table file (YAML)')
  .option('--rounds <n>', 'rounds on the agenda; 0 is open-ended and needs --auto-exit')
  .option('--auto-exit', 'end by itself when the members agree, repeat themselves or reach a limit')
  .option('--in-turn', 'one after another, each hearing those before')
  .option('--detach', 'open it and print its id')
  .action((topic: string | undefined, options: import('./commands/round-table.js').TableOptions) =>
    guarded(async () => {
      const { board, boardBody } = await import('./commands/round-table.js');
      const body = boardBody(topic, options);
      return withSession((session, globals) => board(session, body, options, globals));
    }),
  );

program
  .command('party')
  .description('a round table you talk to: your message picks who answers; [E] ends it')
  .argument('[message]', 'the first thing you say')
  .option('-f, --file <file>', 'a round table file (YAML)')
  .option('--auto-exit', 'end by itself at the limits')
  .option('--detach', 'open it and print its id')
  .action((message: string | undefined, options: import('./commands/round-table.js').TableOptions) =>
    guarded(async () => {
      const { party, partyBody } = await import('./commands/round-table.js');
      const body = partyBody(message, options);
      return withSession((session, globals) => party(session, body, options, globals));
    }),
  );

const planCommand = program
  .command('plan')
  .description('a planning workshop: roles discuss in rounds until the issue list is empty; you are asked where needed')
  .argument('[requirement]', 'what is to be planned')
  .option('-f, --file <file>', 'a plan file (YAML)')
  .option('--roles <file>', 'a file of roles (YAML) instead of the default five')
  .option('--from <version>', 'an earlier version (v1), or the channel of one')
  .option('--feedback <text>', 'what you want otherwise than in that version')
  .option('--detach', 'open it and print its id')
  .action((requirement: string | undefined, options: import('./commands/plan.js').PlanOptions) =>
    guarded(async () => {
      const { plan, planRequest } = await import('./commands/plan.js');
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
      (await import('./commands/plan-compare.js')).comparePlans(before!, after!, globals),
    ),
  );

planCommand
  .command('trace')
  .description('where each decision came from: turns, stances, issues')
  .argument('<version>', 'v1, or a channel')
  .action((version: string) =>
    withPlans([version], async ([plan], globals) =>
      (await import('./commands/plan-compare.js')).tracePlan(plan!, globals),
    ),
  );

planCommand
  .command('outputs')
  .description('take a finished workshop’s files into the data folder')
  .argument('<channel>')
  .action((channel: string) =>
    run(async (session, globals) => (await import('./commands/plan.js')).planOutputs(session, channel, globals)),
  );

program
  .command('answer')
  .description('answer a role’s question')
  .argument('<channel>')
  .argument('<question>', 'as question-1')
  .argument('<text>')
  .action((channel: string, question: string, text: string) =>
    run(async (session, globals) =>
      (await import('./commands/clarify.js')).answer(session, { channel, question, text }, globals),
    ),
  );

program
  .command('skip')
  .description('leave a question to the role, which then assumes')
  .argument('<channel>')
  .argument('<question>')
  .action((channel: string, question: string) =>
    run(async (session, globals) =>
      (await import('./commands/clarify.js')).skipQuestion(session, { channel, question }, globals),
    ),
  );

const knowledge = program.command('knowledge').description('what roles look up before they ask you');

knowledge
  .command('add')
  .description('add a folder of Markdown, text and PDF files')
  .argument('<folder>')
  .option('--collection <name>', 'where to', 'default')
  .action((folder: string, { collection }: { collection: string }) =>
    guarded(async () => {
      const { addKnowledge, documentsOf } = await import('./commands/knowledge.js');
      const documents = await documentsOf(folder);
      return withSession((session, globals) => addKnowledge(session, documents, collection, globals));
    }),
  );

knowledge
  .command('list')
  .option('--collection <name>', 'of which', 'default')
  .action(({ collection }: { collection: string }) =>
    run(async (session, globals) =>
      (await import('./commands/knowledge.js')).listKnowledge(session, collection, globals),
    ),
  );

knowledge
  .command('search')
  .argument('<query>')
  .option('--collection <name>', 'in which', 'default')
  .action((query: string, { collection }: { collection: string }) =>
    run(async (session, globals) =>
      (await import('./commands/knowledge.js')).searchKnowledge(session, query, collection, globals),
    ),
  );

knowledge
  .command('remove')
  .argument('<path>')
  .option('--collection <name>', 'from which', 'default')
  .action((path: string, { collection }: { collection: string }) =>
    run(async (session, globals) =>
      (await import('./commands/knowledge.js')).removeKnowledge(session, path, collection, globals),
    ),
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
  .command('speak')
  .description('take a turn at a round table')
  .argument('<channel>')
  .argument('<name>')
  .argument('<text>')
  .option('--stance <verdict>', 'agree, partly, disagree or undecided')
  .option('--claim <claim>', 'your position in a sentence')
  .action((channel: string, name: string, text: string, options: { stance?: string; claim?: string }) =>
    run(async (session, globals) =>
      (await import('./commands/endings.js')).speak(session, { channel, name, text }, options, globals),
    ),
  );

program
  .command('state')
  .description('the state of a conversation: why it has not stopped, or why it did')
  .argument('<channel>')
  .action((channel: string) =>
    run(async (session, globals) => (await import('./commands/state.js')).state(session, channel, globals)),
  );

program
  .command('extend')
  .description('give a channel more rounds or more time')
  .argument('<channel>')
  .option('--rounds <n>')
  .option('--minutes <n>')
  .action((channel: string, options: { rounds?: string; minutes?: string }) =>
    run(async (session, globals) => (await import('./commands/endings.js')).extend(session, channel, options, globals)),
  );

program
  .command('continue')
  .description('override an end that is announced or under way')
  .argument('<channel>')
  .action((channel: string) =>
    run(async (session, globals) => (await import('./commands/endings.js')).goOn(session, channel, globals)),
  );

program
  .command('vote')
  .description('call a vote on ending a channel')
  .argument('<channel>')
  .argument('[question]')
  .action((channel: string, question: string | undefined) =>
    run(async (session, globals) => (await import('./commands/endings.js')).vote(session, channel, question, globals)),
  );

program
  .command('ballot')
  .description('vote: end, continue or abstain')
  .argument('<channel>')
  .argument('<choice>')
  .option('--as <name>', 'the participant whose vote it is; your own where absent')
  .option('-m, --message <reasoning>', 'why')
  .action((channel: string, choice: string, options: { as?: string; message?: string }) =>
    run(async (session, globals) =>
      (await import('./commands/endings.js')).ballot(session, { channel, choice }, options, globals),
    ),
  );

program
  .command('signal')
  .description('send a signal that an external_signal condition waits for')
  .argument('<channel>')
  .argument('<name>')
  .action((channel: string, name: string) =>
    run(async (session, globals) => (await import('./commands/endings.js')).signal(session, channel, name, globals)),
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
