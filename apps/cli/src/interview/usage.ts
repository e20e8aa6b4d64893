import type { Command } from 'commander';
import { wholeNumber } from '../numbers.js';
import { guarded, runOn, withSession, openingOptions } from '../program.js';

const numbers = (text: string, before: number[] = []): number[] => [...before, wholeNumber(1)(text)];

export function deliberate(commands: Command): void {
  const interviewCommand = openingOptions(
    commands
      .command('interview')
      .description(
        'an interview: you are asked and answered at once, what you say is thought about behind it, and written up',
      )
      .argument('[topic...]', 'what it is about')
      .option('-f, --file <file>', 'an interview file (YAML)')
      .option('--goal <text>', 'what it is to find out')
      .option('--name <name>', 'what you are called')
      .option('--resume <channel>', 'go on with an interview, days later too')
      .option('--save [folder]', 'write documents as files; to interview_outputs/ where no folder is named')
      .option('--no-wait', 'from a pipe: send without waiting for answers')
      .option('--verbose', 'show what is thought behind the talk')
      .option('--rehearsal', 'a script asks, though a model is there'),
  )
    .option('--detach', 'open it and print its id')
    .action((topic: string[], options: import('./interviews.js').InterviewOptions) =>
      guarded(async () => {
        const { interview, interviewRequest, resume } = await import('./interviews.js');
        const request = interviewRequest(topic, options);
        return withSession(
          (session, globals) =>
            request
              ? interview(session, request, options, globals)
              : resume(session, options.resume!, options, globals),
          options,
        );
      }),
    );

  interviewCommand
    .command('state')
    .description('what is known of the user so far, and what is missing')
    .argument('<channel>')
    .action((given: string) =>
      runOn(given, async (session, globals, channel) =>
        (await import('./read-documents.js')).state(session, channel, globals),
      ),
    );
}

export function read(commands: Command): void {
  commands
    .command('documents')
    .description('the documents of an interview: list, show, compare, save')
    .argument('<channel>')
    .argument('[document]', 'as DOC_03')
    .option('--at-version <n>', 'an earlier version', wholeNumber(1))
    .option('--compare <versions...>', 'what changed from one version to another: --compare 1 2', numbers)
    .option('--save [folder]', 'write all as files; to interview_outputs/ where no folder is named')
    .action((given: string, document: string | undefined, options: import('./read-documents.js').DocumentOptions) =>
      runOn(given, async (session, globals, channel) => {
        const { documents } = await import('./read-documents.js');
        return documents(session, { channel, ...(document !== undefined && { document }) }, options, globals);
      }),
    );
}
