import type { Command } from '@parley/contracts';
import { expect, it } from 'vitest';
import { draftOf, openIssues, type WorkshopState } from '../state.js';
import { entry, goes, reviewed, says, workshopOf3 } from '../workshop.fixtures.js';
import { after, next, workOf } from './work.fixtures.js';

const ROUNDS = 30;

/** Each role finds an issue in each round, and settles one that is open. */
function speechOf(id: string, state: WorkshopState): Command {
  const waits = openIssues(state).find(({ issue_id }) =>
    state.entries.every(({ status, resolves }) => status !== 'proposed' || !resolves.includes(issue_id)),
  );
  return says(id, {
    analysis: 'What there is to say of it. '.repeat(15),
    new_issues: [`What ${id} found in round ${state.round}: ${'what about that, '.repeat(5)}`],
    entries: waits
      ? [entry(`Decided of ${waits.issue_id}: ${'so and not otherwise, '.repeat(10)}`, [waits.issue_id])]
      : [],
  });
}

it('thirty rounds with a decision of each role in each: a turn’s prompt grows by little more than the ids', () => {
  let state = after(workshopOf3({ settings: { max_rounds: ROUNDS + 1 }, rehearsal: false }));
  const lengths: number[] = [];
  const play = (command: Command) => void (state = next(state, command));
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const id of ['ana', 'bo', 'cy']) {
      if (id === 'cy') lengths[round] = textOf(state).length;
      play(speechOf(id, state));
    }
    play(reviewed(state.facilitation!.request_id));
    if (state.check) play(goes(state.check.check_id));
  }
  expect(draftOf(state).length).toBeGreaterThan(80);
  const shown = textOf(state, 'ana');
  for (const { entry_id } of draftOf(state)) expect(shown).toContain(`entry_id="${entry_id}"`);
  // Three times the decisions, and less than half as much again to read.
  expect(lengths[30]! / lengths[10]!).toBeLessThan(1.5);
});

function textOf(state: WorkshopState, id = 'cy'): string {
  const { system, shared, user } = workOf(state, id).prompt;
  return [system, ...shared, user].join('\n');
}
