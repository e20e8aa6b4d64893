import { isSentTo } from './called.js';
import { Command, Option } from 'commander';
import { CliError, exitOfError } from './exit-codes.js';
import { exitCodesHelp } from './help.js';
import { HELP } from './help-layout.js';
import { speak } from './language.js';
import { refuseMistyped } from './mistyped.js';
import { rememberChannel } from './last-channel.js';
import { dollars, seconds, wholeNumber } from './numbers.js';
import { ownPackage } from './own-files.js';
import { takesPart } from './known-protocols.js';
import type { GlobalOptions, OwnOptions, Session } from './session.js';
import { note } from './output.js';
import { USAGE_ERRORS } from './usage-errors.js';
import { spokenWords } from './words.js';

/** The `parley` command with what all its subcommands share. */
export const program = new Command('parley')
  .description('Deliberations between AI agents and people that know when to stop')
  .version(ownPackage().version)
  .addOption(
    new Option('-o, --output <format>', 'what goes to stdout').choices(['text', 'json', 'jsonl']).default('text'),
  )
  .addOption(new Option('--lang <language>', 'language of what Parley says').choices(['en', 'zh']))
  .option('--server <url>', 'a running Parley (PARLEY_SERVER)')
  .option('--token <key>', 'API key (PARLEY_TOKEN)')
  .option('--timeout <seconds>', 'for one request; 2m too', seconds, 30)
  .option('--quiet', 'nothing on stderr but errors')
  .option('--no-input', 'never wait for a person: exit 5 instead')
  .exitOverride()
  .addHelpText('after', exitCodesHelp)
  .configureHelp(HELP)
  .configureOutput(USAGE_ERRORS)
  .hook('preAction', (parley, action) => {
    const { lang, server } = parley.opts<GlobalOptions>();
    speak(lang);
    isSentTo(server);
    refuseMistyped(parley, action);
  });

export type Action = (session: Session, options: GlobalOptions) => Promise<number>;

/** What a command that opens a channel may say of its money. */
const budgetOption = () =>
  new Option('--budget <dollars>', 'what its model calls may cost together; 0 is no limit').argParser(dollars);

/** From which price on a command that opens a channel asks first. */
const askAboveOption = () =>
  new Option('--ask-above <dollars>', 'asks before it begins what is likely to cost more')
    .argParser(dollars)
    .env('PARLEY_ASK_ABOVE_USD');

/** The answer to that, beforehand. */
export const yesOption = () => new Option('--yes', 'begins whatever it is likely to cost');

/** The same question to one agent, beside what comes of the deliberation. */
const baselineOption = () =>
  new Option('--baseline', 'asks one agent the same alone, after the end; it may cost as much again');

/** What a command that opens a channel may say of what it is for, before what a file says. */
const purposeOption = () => new Option('--purpose <text>', 'what it is for, recorded and shown');

/** For how long it is to be kept. */
const retentionOption = () =>
  new Option(
    '--retention-days <days>',
    'for how many days it is to be kept: recorded and shown, nothing is deleted by it',
  ).argParser(wholeNumber(1, MOST_DAYS));

/** As the contract has it: a hundred years. */
const MOST_DAYS = 36_500;

/** The option of every command that shows a deliberation while it goes on. */
export const thoughtsOption = () =>
  new Option('--thoughts', 'show what models think before they speak, where their servers tell');

/** A command that opens a channel, and shows it while it goes on, with the options that each of these has. */
export const openingOptions = (opening: Command): Command =>
  [budgetOption, askAboveOption, yesOption, purposeOption, retentionOption, thoughtsOption].reduce(
    (command, option) => command.addOption(option()),
    opening,
  );

/** The same where what is asked can be put to one agent too; an interview, a party and a vote have no such question. */
export const deliberationOptions = (opening: Command): Command => openingOptions(opening).addOption(baselineOption());

/** Gives an action a session, and closes it whatever happens. @param given what only some commands take */
export async function withSession(action: Action, own: OwnOptions = {}): Promise<number> {
  const { askAbove, baseline, budget, purpose, retentionDays, thoughts, yes } = own;
  const options = {
    ...program.opts<GlobalOptions>(),
    ...(baseline && { baseline }),
    ...(budget !== undefined && { budget }),
    ...(purpose !== undefined && { purpose }),
    ...(retentionDays !== undefined && { retentionDays }),
    ...(thoughts && { thoughts }),
    ...(askAbove !== undefined && { askAbove }),
    ...(yes && { yes }),
  };
  const { openSession } = await import('./session.js');
  const session = await openSession(options);
  try {
    return await action(session, options);
  } finally {
    await session.close();
  }
}

/** Runs an action with a session, and exits as it says. */
export const run = (action: Action): Promise<void> => guarded(() => withSession(action));

export type ChannelAction = (session: Session, options: GlobalOptions, channel: string) => Promise<number>;

/** The same for an action on a channel, which may be given by id, the beginning of it, or `last`. */
export const withChannel = (given: string, action: ChannelAction, own?: OwnOptions): Promise<number> =>
  withSession(async (session, options) => {
    const { namedChannel } = await import('./channel/find-channel.js');
    const { channel, guessed } = await namedChannel(session.client, given);
    if (!guessed) rememberChannel(channel);
    const code = await action({ ...session, ...(guessed && { guessed }) }, options, channel).catch(
      async (error: unknown) => {
        throw await withFittingCommand(error, session, channel);
      },
    );
    rememberChannel(channel);
    return code;
  }, own);

/** Another protocol's command is answered with the one that fits the channel. */
async function withFittingCommand(error: unknown, { client }: Session, channel: string): Promise<unknown> {
  if (!(error instanceof CliError) || error.problem?.code !== 'wrong-protocol') return error;
  const { openingOf } = await import('./channel/recorded.js');
  const opening = await openingOf(client, channel).catch(() => undefined);
  if (!opening) return error;
  return new CliError(
    spokenWords().errors.takesPart(takesPart(opening.protocol, channel)),
    error.exitCode,
    error.problem,
  );
}

export const runOn = (given: string, action: ChannelAction, own?: OwnOptions): Promise<void> =>
  guarded(() => withChannel(given, action, own));

/** Ends the process with the exit code that the action gives, or that its error has. */
export async function guarded(action: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await action();
  } catch (error) {
    note(`parley: ${(error as Error).message}`);
    process.exitCode = exitOfError(error);
  }
}
