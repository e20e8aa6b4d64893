import { program, run } from '../program.js';

program.commandsGroup('Take part:');

program
  .command('inbox')
  .description('what waits for a person or an external agent')
  .argument('<name>')
  .action((name: string) =>
    run(async (session, globals) => (await import('../commands/people.js')).inbox(session, name, globals)),
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
  .action((channel: string, name: string, feedback: string, options: import('../commands/people.js').ReplyOptions) =>
    run(async (session, globals) =>
      (await import('../commands/people.js')).reply(session, { channel, name, feedback }, options, globals),
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
      (await import('../commands/people.js')).speak(session, { channel, name, text }, options, globals),
    ),
  );

program
  .command('answer')
  .description('answer a role’s question')
  .argument('<channel>')
  .argument('<question>', 'as question-1')
  .argument('<text>')
  .action((channel: string, question: string, text: string) =>
    run(async (session, globals) =>
      (await import('../commands/clarify.js')).answer(session, { channel, question, text }, globals),
    ),
  );

program
  .command('skip')
  .description('leave a question to the role, which then assumes')
  .argument('<channel>')
  .argument('<question>')
  .action((channel: string, question: string) =>
    run(async (session, globals) =>
      (await import('../commands/clarify.js')).skipQuestion(session, { channel, question }, globals),
    ),
  );

program
  .command('say')
  .description('say something to a channel; it counts from the next round on')
  .argument('<channel>')
  .argument('<text>')
  .action((channel: string, text: string) =>
    run(async (session, globals) => (await import('../commands/people.js')).say(session, channel, text, globals)),
  );
