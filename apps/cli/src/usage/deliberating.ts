import { guarded, program, withSession } from '../program.js';

program.commandsGroup('Deliberate:');

program
  .command('negotiate')
  .description('negotiate a demand: candidates are screened, a proposal is drafted, everyone gives feedback')
  .argument('[demand]', 'the demand, with a small cast of its own')
  .option('-f, --file <scenario>', 'a scenario file (YAML)')
  .option('--detach', 'open it and print its id')
  .action((demand: string | undefined, options: { file?: string; detach?: boolean }) =>
    guarded(async () => {
      const { negotiate, negotiationBody } = await import('../commands/negotiate.js');
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
  .action((topic: string | undefined, options: import('../commands/round-table.js').TableOptions) =>
    guarded(async () => {
      const { board, boardBody } = await import('../commands/round-table.js');
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
  .action((message: string | undefined, options: import('../commands/round-table.js').TableOptions) =>
    guarded(async () => {
      const { party, partyBody } = await import('../commands/round-table.js');
      const body = partyBody(message, options);
      return withSession((session, globals) => party(session, body, options, globals));
    }),
  );
