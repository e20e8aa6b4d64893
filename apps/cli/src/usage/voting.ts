import type { Command } from 'commander';
import { duration, wholeNumber } from '../numbers.js';
import { guarded, openingOptions, runOn, withSession } from '../program.js';
import type { VoteOptions } from '../vote/open.js';
import { phrase } from './phrase.js';

/** A vote on a question, by whoever is named; where nobody is, and nothing can be chosen, the one on ending a channel (T1). */
export function voting(program: Command): void {
  openingOptions(
    program
      .command('vote')
      .description('a blind vote: "question" --options "A, B" --people "Ana, Bo"; of a channel alone, one on ending it')
      .argument('<channel>', 'the channel, or the question')
      .argument('[question...]')
      .option('--options <list>', 'what may be chosen, as "Lyon, Ghent"; none for consent')
      .option('--people <list>', 'people who vote, as "Ana, Bo"')
      .option('--members <list>', 'agents who vote, as "security-engineer, Hal (treasurer)": experts and others')
      .option('--rule <rule>', 'plurality, approval, ranked or consent')
      .option('--ties <way>', 'what settles a tie: stand (nothing), first_listed or lot')
      .option('--quorum <n>', 'ballots needed; more than half where absent', wholeNumber())
      .option('--deadline <time>', 'who has not voted then is absent, as 10m; an hour where absent', duration),
  )
    .option('--detach', 'open it and print its id')
    .action((given: string, question: string[], own: VoteOptions) =>
      [own.options, own.people, own.members].every((one) => one === undefined)
        ? runOn(given, async (session, globals, channel) =>
            (await import('../commands/endings.js')).vote(session, channel, phrase(question), globals),
          )
        : guarded(async () => {
            const { openVote, voteBody } = await import('../vote/open.js');
            const body = voteBody(phrase([given, ...question]), own);
            return withSession((session, globals) => openVote(session, body, own, globals), own);
          }),
    );
}
