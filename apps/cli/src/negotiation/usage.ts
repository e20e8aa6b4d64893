import type { Command } from 'commander';
import { phrase } from '../usage/phrase.js';
import type { OwnOptions } from '../session.js';
import { wholeNumber } from '../numbers.js';
import { guarded, runOn, withSession, deliberationOptions } from '../program.js';

export function deliberate(program: Command): void {
  deliberationOptions(
    program
      .command('negotiate')
      .description('negotiate a demand: candidates are screened, a proposal is drafted, everyone gives feedback')
      .argument('[demand...]', 'the demand; who is asked is chosen for it')
      .option('-f, --file <scenario>', 'a scenario file (YAML)')
      .option('--members <list>', 'who takes part, as "security-engineer, Ana (treasurer)": experts and others'),
  )
    .option('--detach', 'open it and print its id')
    .action((demand: string[], options: OwnOptions & { file?: string; members?: string; detach?: boolean }) =>
      guarded(async () => {
        const { negotiate, negotiationBody } = await import('./negotiate.js');
        const body = negotiationBody(phrase(demand), options.file, options.members);
        return withSession((session, globals) => negotiate(session, body, options.detach ?? false, globals), options);
      }),
    );
}

export function takePart(program: Command): void {
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
    .option(
      '--accepts <plans>',
      'plans on the table that you could accept, in a closing round: p1,p2 are equally good, and again for the next best',
      (value: string, all: string[]) => [...all, value],
      [],
    )
    .option('--reason <reason>', 'why you want the changes')
    .option('--round <round>', 'refuse if this is not the current round', wholeNumber(1))
    .action((given: string, name: string, feedback: string, options: import('./reply.js').ReplyOptions) =>
      runOn(given, async (session, globals, channel) =>
        (await import('./reply.js')).reply(session, { channel, name, feedback }, options, globals),
      ),
    );
}

export function read(program: Command): void {
  program
    .command('diff')
    .description('what changed between two versions of the proposal')
    .argument('<channel>')
    .argument('<from>', 'a version, as 1', wholeNumber(1))
    .argument('<to>', 'a version, as 2', wholeNumber(1))
    .action((given: string, from: number, to: number) =>
      runOn(given, async (session, globals, channel) =>
        (await import('./diff.js')).diff(session, channel, from, to, globals),
      ),
    );
}
