import type { Command, Member, RoundTableConfig, TurnRequested } from '@parley/contracts';
import { stateAfter } from '@parley/testing/decider';
import { deciderOf } from '../shared/frame.js';
import { facilitationWork, turnWork } from '../shared/work/model-work.js';
import type { Prompt } from '../shared/work/prompt.js';
import { roundTable } from './round-table.js';
import { command, goes, says, stance, summed, table } from './round-table.fixtures.js';

const decider = deciderOf(roundTable);

const NAMES = ['ana', 'bo', 'cy', 'dee', 'eli'];

const seat = (participant_id: string): Member => ({
  participant_id,
  name: participant_id.toUpperCase(),
  kind: 'hosted',
  persona: `${participant_id} has run a shop for nine years and counts every hour. `.repeat(3),
  expertise: ['rotas'],
  script: [],
});

/** A board of five that talks for some rounds; after each, the state as it is then. */
export function longBoard(rounds: number, settings: Partial<RoundTableConfig> = {}) {
  const history: Command[] = [];
  let now = decider.initialState;
  const add = (next: Command): void => {
    now = stateAfter(decider, now, next);
    history.push(next);
  };
  add(table({ members: NAMES.map(seat), settings: { rounds, ...settings } }));
  const asked: { round: number; prompt: Prompt }[] = [];
  const ask = () => {
    for (const turn of now.turns.filter(({ status }) => status === 'open')) {
      const { prompt } = turnWork(roundTable, now, turn as unknown as TurnRequested)!;
      asked.push({ round: now.round, prompt });
    }
  };
  for (let round = 1; round <= rounds; round++) {
    if (settings.speaking !== 'in_turn') ask();
    for (const name of NAMES) {
      if (settings.speaking === 'in_turn') ask();
      const text = `In round ${round}, ${name} says: `.concat(
        'a rota for Fridays costs us two hours a week. '.repeat(15),
      );
      add(says(name, text, { stance: stance('partly', `${name} in round ${round}`) }));
    }
    if (now.phase === 'summarising') {
      asked.push({ round, prompt: facilitationWork(roundTable, now, now.facilitation!)!.prompt });
      const points = [`Who covers Friday after round ${round}?`];
      const answer = summed(now.facilitation!.request_id, points);
      const summary = `What stands after ${round}. `.repeat(30);
      add({ ...answer, data: { ...answer.data, summary } } as Command);
    }
    if (now.check && round < rounds) add(goes(now.check.check_id));
  }
  return { asked, state: now, history };
}

export const intervene = (text: string) => command('Intervene', { text });

export const textOf = ({ system, shared, user }: Prompt): string => [system, ...shared, user].join('\n');
