import type { KeptLetter } from '@parley/client';
import { InvalidArgumentError, Option, type Command } from 'commander';
import type { OfTenant } from '../commands/dead-letters.js';
import type { DecisionOptions } from '../commands/decision.js';
import type { RecordOptions } from '../commands/record.js';
import type { WantedChannels } from '../commands/views.js';
import { wholeNumber } from '../numbers.js';
import { CliError, EXIT } from '../exit-codes.js';
import { guarded, run, runOn, thoughtsOption, withChannel, withSession } from '../program.js';
import type { GlobalOptions, OwnOptions, Session } from '../session.js';
import { spokenWords } from '../words.js';

/** Before what protocols add. */
export function reading(program: Command): void {
  program
    .command('channels')
    .description('channels, the most recently active first')
    .argument('[words...]', 'words of the topic, of names, or of what came of it')
    .addOption(new Option('--status <status>').choices(['open', 'closed']))
    .option('--outcome <outcomes>', 'how they ended: success,partial_consensus')
    .option('--protocol <protocol>', 'of one protocol')
    .option('--participant <name>', 'in which somebody takes part whose name begins so')
    .option('--since <moment>', 'in which something has happened since: 2026-11-25')
    .option('--before <moment>', 'in which nothing has happened since')
    .action((words: string[], wanted: WantedChannels) =>
      run(async (session, globals) =>
        (await import('../commands/views.js')).channels(session, { ...wanted, words }, globals),
      ),
    );

  program
    .command('show')
    .description('a channel: proposals with their diffs, feedback, outcome')
    .argument('<channel>')
    .action((given: string) =>
      runOn(given, async (session, globals, channel) =>
        (await import('../commands/views.js')).show(session, channel, globals),
      ),
    );

  program
    .command('decision')
    .description('what was decided, who shares it and who does not, and what is next, as a file')
    .argument('<channel>')
    .addOption(
      new Option('--as <form>', 'as which file; brief has long parts cut, madr is a decision record')
        .choices(['markdown', 'brief', 'html', 'madr'])
        .default('markdown'),
    )
    .option('--to <file>', 'write it to a file')
    .action((given: string, options: DecisionOptions) =>
      runOn(given, async (session, globals, channel) =>
        (await import('../commands/decision.js')).decision(session, channel, options, globals),
      ),
    );

  program
    .command('follow')
    .description('follow a channel until it closes, and take part: what you type is said to it')
    .argument('<channel>')
    .addOption(thoughtsOption())
    .action(shownBy(async () => (await import('../commands/take-part.js')).takePartIn));
  watching(program);
}

/** Shows a channel to its end, and says how its files are got: whoever opened it may be gone. */
const shownBy =
  (show: () => Promise<(session: Session, channel: string, options: GlobalOptions) => Promise<number>>) =>
  (given: string, own: OwnOptions): Promise<void> =>
    runOn(
      given,
      async (session, options, channel) => {
        const code = await (await show())(session, channel, options);
        return (await import('../commands/tell-files.js')).tellFiles(session, channel, options, code);
      },
      own,
    );

/** Watching only: nothing that is typed is read. */
function watching(program: Command): void {
  program
    .command('watch')
    .description('watch a channel until it closes: nothing that you type is read')
    .argument('<channel>')
    .addOption(thoughtsOption())
    .action(shownBy(async () => (await import('../follow.js')).follow));

  program
    .command('replay')
    .description('the recorded course of a channel once more, at its own pace; long pauses are folded')
    .argument('<channel>')
    .option('--speed <times>', 'so many times as fast, or max', speed, 1)
    .action((given: string, options: { speed: number | 'max' }) =>
      runOn(given, async (session, globals, channel) =>
        (await import('../commands/replay.js')).replay(session, channel, options.speed, globals),
      ),
    );
}

function speed(text: string): number | 'max' {
  if (text === 'max') return text;
  const times = Number(text);
  if (text.trim() && times > 0 && Number.isFinite(times)) return times;
  throw new InvalidArgumentError(spokenWords().errors.speed);
}

export function examining(program: Command): void {
  program
    .command('doctor')
    .description('what Parley works with here: server, model, models that need no key')
    .action(() => guarded(async () => (await import('../commands/doctor.js')).doctor(program.opts<GlobalOptions>())));
}

/** Needs no server: prices are data of this installation. */
export function models(program: Command): void {
  program
    .command('models')
    .description('the models whose price is known here, and which does what')
    .argument('[file]', 'a round table file (YAML), printed with the models that --diverse gives its seats')
    .option('--diverse', 'which models the seats of a board can be spread over')
    .option('--check', 'say what is out of date: the list, and models in use that end; exits 2 if anything is')
    .action((file: string | undefined, own: { check?: true; diverse?: true }) =>
      guarded(async () => {
        const options = { ...program.opts<GlobalOptions>(), ...own };
        if (own.diverse) return (await import('../commands/diverse.js')).diverse(file, options, process.env);
        return (await import('../commands/models.js')).models(file, options, process.env);
      }),
    );
}

export function auditing(program: Command): void {
  program
    .command('prompt')
    .description('what a model was asked, made anew from the log; without a position, which models were asked')
    .argument('<channel>')
    .argument('[position]', 'of the event that records the answer', wholeNumber(1, Number.MAX_SAFE_INTEGER))
    .action((given: string, position: number | undefined) =>
      runOn(given, async (session, globals, channel) => {
        const { prompt, prompts } = await import('../commands/prompts.js');
        return position ? prompt(session, channel, position, globals) : prompts(session, channel, globals);
      }),
    );

  program
    .command('record')
    .description('a readable record of the whole channel, whose every sentence cites events, with the export beside it')
    .argument('<channel>')
    .option('--to <folder>', 'write it into a folder; one named for the topic where absent')
    .option('--madr', 'the decision as a decision record (MADR) besides')
    .option('--force', 'write over files that are there')
    .action((given: string, options: RecordOptions) =>
      runOn(given, async (session, globals, channel) =>
        (await import('../commands/record.js')).record(session, channel, options, globals),
      ),
    );

  program
    .command('export')
    .description('the whole channel, one event a line')
    .argument('<channel>')
    .option('--to <file>', 'write it to a file')
    .option('--checkpoint <file>', 'a checkpoint that you have kept: how the log has grown since goes with it')
    .action((given: string, options: { to?: string; checkpoint?: string }) =>
      runOn(given, async (session, _globals, channel) =>
        (await import('../commands/audit.js')).exportChannel(session, channel, options),
      ),
    );

  program
    .command('verify')
    .description(
      "check a channel's hash chain, and how it is in what was signed of the log; an exported file is checked offline",
    )
    .argument('[channel-or-file]')
    .option('--key <key...>', 'keys that you go by, of the log and of its witnesses, or files of them')
    .option('--checkpoint <file>', 'a checkpoint that you have kept')
    .option('--from <file>', 'check that the log has only grown since this checkpoint, instead')
    .option('--to <file>', 'up to this checkpoint; the newest of the server where absent')
    .option('--every-event', 'and that no event up to there is missing: reads the hash of each')
    .action((target: string | undefined, options: VerifyOptions) =>
      guarded(async () => {
        const globals = program.opts<GlobalOptions>();
        const { from, ...by } = options;
        if (from !== undefined) {
          if (target !== undefined) throw new CliError(spokenWords().witness.fromAlone(), EXIT.usage);
          const { verifyGrowth } = await import('../commands/verify-growth.js');
          return withSession((session) => verifyGrowth(session, { ...by, from }, globals));
        }
        if (target === undefined) throw new CliError(spokenWords().witness.verifyWhat(), EXIT.usage);
        const { verifyFile, verifyChannel, isFile } = await import('../commands/audit.js');
        return isFile(target)
          ? verifyFile(target, by, globals.output)
          : withChannel(target, (session, own, channel) => verifyChannel(session, channel, by, own));
      }),
    );

  program
    .command('audit')
    .description('decide a channel once more: whether all that happened follows from what was asked for')
    .argument('[channel-or-file]')
    .option('--all', 'every channel of the server')
    .action((target: string | undefined, { all }: { all?: true }) =>
      guarded(async () => {
        const { auditAll, auditFile, auditOne, neitherNorBoth } = await import('../commands/rederive.js');
        if ((target === undefined) !== (all === true)) return neitherNorBoth();
        if (target === undefined) return withSession(auditAll);
        const { isFile } = await import('../commands/audit.js');
        return isFile(target)
          ? auditFile(target, program.opts<GlobalOptions>())
          : withChannel(target, (session, globals, channel) => auditOne(session, channel, globals));
      }),
    );
}

interface VerifyOptions {
  key?: string[];
  checkpoint?: string;
  from?: string;
  to?: string;
  everyEvent?: boolean;
}

export function operating(program: Command): void {
  const quarantine = program
    .command('quarantine')
    .description('channels whose views cannot be made, and their views made anew');
  quarantine
    .command('list', { isDefault: true })
    .description('channels whose views cannot be made, with the cause')
    .addOption(tenantOption())
    .action((options: OfTenant) =>
      run(async (session, globals) =>
        (await import('../commands/quarantine.js')).quarantine(session, options, globals),
      ),
    );
  quarantine
    .command('retry')
    .description("make a channel's views anew from its events (scope operate)")
    .argument('<channel>')
    .addOption(tenantOption())
    .action((channel: string, options: OfTenant) =>
      run(async (session, globals) =>
        (await import('../commands/quarantine.js')).retry(session, channel, options, globals),
      ),
    );
}

const tenantOption = () => new Option('--tenant <name>', 'of another tenant (scope admin too)');

export function deadLetters(program: Command): void {
  const letters = program.command('dead-letters').description('messages that a service gave up on (scope operate)');
  letters
    .command('list', { isDefault: true })
    .description('what was given up, the last first, with the cause')
    .addOption(new Option('--status <status>').choices(['given-up', 'retrying', 'handled']))
    .addOption(tenantOption())
    .action((options: OfTenant & { status?: KeptLetter['status'] }) =>
      run(async (session, globals) => (await commands()).deadLetters(session, options, globals)),
    );
  letters
    .command('show')
    .description('one of them: what it was about, the cause, what came of a retry')
    .argument('<id>')
    .addOption(tenantOption())
    .action((id: string, options: OfTenant) =>
      run(async (session, globals) => (await commands()).showLetter(session, id, options, globals)),
    );
  letters
    .command('retry')
    .description('have the service that gave it up handle it once more')
    .argument('<id>')
    .addOption(tenantOption())
    .action((id: string, options: OfTenant) =>
      run(async (session, globals) => (await commands()).retryLetter(session, id, options, globals)),
    );
}

const commands = () => import('../commands/dead-letters.js');
