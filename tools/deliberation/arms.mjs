// What is compared, each as what it answers to a task: its choice, or '' where it has none.
import { agentQuestion, lastLine } from './words.mjs';

/** Alone with what all members know together. */
const allFacts = (run, task) => asked(run, task, task.all);

/** Alone with what one of the members knows: each task's is another's turn. */
const oneOfThem = (run, task) => asked(run, task, task.seats[run.taskNumber(task) % task.seats.length].knows);

async function asked({ paid }, task, knows) {
  const { oneAgent } = await import('./one-agent.mjs');
  return task.choiceIn(lastLine(await oneAgent(paid, agentQuestion(task, knows))));
}

/** What most members of a board claim at its end. */
const board = (config) => async (run, task) => {
  const { hold } = await run.boards();
  return mostHeld((await hold(task, config)).map(task.choiceIn));
};

/** What one agent with all facts answers most often, asked anew until another answer would take more tokens than the board has. */
async function selfConsistency(run, task) {
  const tokens = run.resultOf('board', task).tokens;
  const choices = [];
  do choices.push(await allFacts(run, task));
  while (!run.paid.signal.aborted && (run.tokens() * (choices.length + 1)) / choices.length <= tokens);
  return mostHeld(choices);
}

/** '' where nothing is held by more than anything else. */
export function mostHeld(choices) {
  const counts = new Map();
  for (const choice of choices.filter(Boolean)) counts.set(choice, (counts.get(choice) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  const leading = [...counts.keys()].filter((choice) => counts.get(choice) === most);
  return leading.length === 1 ? leading[0] : '';
}

/** In the order in which a task goes through them: what another needs comes before it. */
export const ARMS = {
  'all-facts': { told: 'one agent, all facts', choose: allFacts },
  'one-agent': { told: "one agent, one member's facts", choose: oneOfThem },
  board: { told: 'board', choose: board({ pooling: false }) },
  pooling: { told: 'board, each says what only it knows', choose: board({ pooling: true }) },
  'self-consistency': {
    told: "self-consistency, all facts, the board's tokens",
    choose: selfConsistency,
  },
};
