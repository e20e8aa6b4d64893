import type { Command } from 'commander';
import { phrase, textOf } from '../usage/phrase.js';
import { guarded, program, runOn, withSession, deliberationOptions } from '../program.js';
import type { GlobalOptions } from '../session.js';

type SavedPlan = import('./versions.js').SavedPlan;

/** Versions of the data folder need no server; a channel's plan does. */
async function withPlans(
  which: string[],
  action: (plans: SavedPlan[], options: GlobalOptions) => Promise<number>,
): Promise<void> {
  await guarded(async () => {
    const { isLocal, savedPlan } = await import('./versions.js');
    if (which.every(isLocal)) return action(await Promise.all(which.map((one) => savedPlan(one))), program.opts());
    return withSession(async (session, options) =>
      action(await Promise.all(which.map((one) => savedPlan(one, session.client))), options),
    );
  });
}

export function deliberate(program: Command): void {
  const planCommand = deliberationOptions(
    program
      .command('plan')
      .description(
        'a planning workshop: roles discuss in rounds until the issue list is empty; you are asked where needed',
      )
      .argument('[requirement...]', 'what is to be planned; who plans it is chosen for it')
      .option('-f, --file <file>', 'a plan file (YAML)')
      .option('--roles <file>', 'a file of roles (YAML) that plan it')
      .option('--members <list>', 'who takes part, as "security-engineer, Ana (treasurer)": experts and others')
      .option(
        '--report <file>',
        'an earlier report: one of Parley’s is its version, any other is read with the requirement',
      )
      .option('--collection <name>', 'the knowledge that the roles search')
      .option('--from <version>', 'an earlier version (v1), the channel of one, or a file of it')
      .option('--feedback <text>', 'what you want otherwise than in that version'),
  )
    .option('--detach', 'open it and print its id')
    .action((requirement: string[], options: import('./plan-request.js').PlanOptions) =>
      guarded(async () => {
        const { plan } = await import('./plan.js');
        const { planRequest } = await import('./plan-request.js');
        const request = planRequest(phrase(requirement), options);
        return withSession((session, globals) => plan(session, request, options, globals), options);
      }),
    );

  planCommand
    .command('diff')
    .description('what changed between two versions')
    .argument('<from>', 'v1, a channel, or a file')
    .argument('<to>', 'v1, a channel, or a file')
    .action((from: string, to: string) =>
      withPlans([from, to], async ([before, after], globals) =>
        (await import('./compare.js')).comparePlans(before!, after!, globals),
      ),
    );

  planCommand
    .command('trace')
    .description('where each decision came from: turns, stances, issues')
    .argument('<version>', 'v1, a channel, or a file')
    .action((version: string) =>
      withPlans([version], async ([plan], globals) => (await import('./compare.js')).tracePlan(plan!, globals)),
    );

  planCommand
    .command('outputs')
    .description('take a finished workshop’s files into the data folder')
    .argument('<channel>')
    .action((given: string) =>
      runOn(given, async (session, globals, channel) =>
        (await import('./plan.js')).planOutputs(session, channel, globals),
      ),
    );
}

export function takePart(program: Command): void {
  program
    .command('answer')
    .description('answer a role’s question')
    .argument('<channel>')
    .argument('<question>', 'as question-1')
    .argument('<text...>')
    .action((given: string, question: string, text: string[]) =>
      runOn(given, async (session, globals, channel) =>
        (await import('./clarify.js')).answer(session, { channel, question, text: textOf(text) }, globals),
      ),
    );

  program
    .command('skip')
    .description('leave a question to the role, which then assumes')
    .argument('<channel>')
    .argument('<question>')
    .action((given: string, question: string) =>
      runOn(given, async (session, globals, channel) =>
        (await import('./clarify.js')).skipQuestion(session, { channel, question }, globals),
      ),
    );
}
