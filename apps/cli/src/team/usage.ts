import { Option, type Command } from 'commander';
import { wholeNumber } from '../numbers.js';
import { guarded, program, runOn, withChannel, withSession, deliberationOptions } from '../program.js';
import { phrase, textOf } from '../usage/phrase.js';
import type { GlobalOptions } from '../session.js';

const collect = (value: string, before: string[]): string[] => [...before, value];

export function deliberate(commands: Command): void {
  deliberationOptions(
    commands
      .command('team')
      .alias('@team')
      .description('a team: a lead divides a task, experts work in parallel, debate where results clash, and report')
      .argument('[task...]', 'what is to be done')
      .option('-f, --file <file>', 'a team file (YAML)')
      .option('--experts <list>', 'who works, as software-architect,technical-writer; see parley experts')
      .option('--lead <expert>', 'who leads; the team lead where absent')
      .option('--experts-dir <folder>', 'experts of your own, one a YAML file; ./experts where there is one')
      .option('--no-debates', 'only debates that are planned or asked for, none by itself')
      .option('--debate-rounds <n>', 'most rounds of a debate, 1 to 4; 2 where absent', wholeNumber(1, 4))
      .option('--anonymous', 'who argue see numbers, no names')
      .option('--collection <name>', 'the knowledge that the experts search who may')
      .option('--rehearsal', 'scripts play everybody, though a model is there'),
  )
    .option('--detach', 'open it and print its id')
    .action((task: string[], options: import('./teams.js').TeamOptions) =>
      guarded(async () => {
        const { team, teamRequest } = await import('./teams.js');
        const request = teamRequest(task, options);
        return withSession((session, globals) => team(session, request, options, globals), options);
      }),
    );
  experts(commands);
}

function experts(commands: Command): void {
  const list = commands
    .command('experts')
    .description('who can be in a team: ready experts, and your own')
    .option('--experts-dir <folder>', 'your own, one a YAML file; ./experts where there is one')
    .action(({ expertsDir }: { expertsDir?: string }) =>
      guarded(async () => (await import('./experts.js')).listExperts(expertsDir, program.opts<GlobalOptions>())),
    );

  list
    .command('show')
    .description('an expert: who it is, how it thinks and speaks, what it knows and looks things up with')
    .argument('<name>')
    .action((name: string) =>
      guarded(async () => {
        const { expertsDir } = list.opts<{ expertsDir?: string }>();
        return (await import('./experts.js')).showExpert(name, expertsDir, program.opts<GlobalOptions>());
      }),
    );
}

export function read(commands: Command): void {
  commands
    .command('artefacts')
    .description('take the report of a team and the texts that it handed over into a folder')
    .argument('<channel>')
    .option('--save <folder>', 'where to; team_outputs/ of the data folder where absent')
    .action((given: string, { save }: { save?: string }) =>
      runOn(given, async (session, globals, channel) =>
        (await import('./teams.js')).artefacts(session, channel, save, globals),
      ),
    );
}

export function takePart(commands: Command): void {
  commands
    .command('deliver')
    .description('hand over your phase of a team, or any work of its lead')
    .argument('<channel>')
    .argument('<name>')
    .argument('[summary...]', 'what came of it')
    .addOption(new Option('--work <work>', 'what was asked for').default('execute'))
    .option('--finding <text>', 'what you found out; may be repeated', collect, [])
    .option('--decision <text>', 'what you decided; may be repeated', collect, [])
    .option('--open <text>', 'what others must still settle; may be repeated', collect, [])
    .option('--json <file>', 'the whole answer as JSON; - reads it from the input')
    .option('--request <id>', 'which request it answers; the open one where absent')
    .action((given: string, name: string, summary: string[], options: import('./reply.js').DeliverOptions) =>
      guarded(async () => {
        const { answer, delivered } = await import('./reply.js');
        const work = delivered(phrase(summary), options);
        return withChannel(given, (session, globals, channel) => answer(session, { channel, name, ...work }, globals));
      }),
    );

  commands
    .command('argue')
    .description('argue in a debate of a team')
    .argument('<channel>')
    .argument('<name>')
    .argument('<argument...>')
    .requiredOption('--position <text>', 'where you stand after that, in a sentence')
    .option('--changed', 'it is another position than yours before')
    .option('--request <id>', 'which request it answers; the open one where absent')
    .action((given: string, name: string, argument: string[], options: import('./reply.js').ArgueOptions) =>
      runOn(given, async (session, globals, channel) => {
        const { answer, argued } = await import('./reply.js');
        return answer(session, { channel, name, ...argued(textOf(argument), options) }, globals);
      }),
    );
}
