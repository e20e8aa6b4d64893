import type { Command } from '@parley/contracts';
import { expect, it } from 'vitest';
import { deliberation, PROTOCOLS } from './registry.js';
import { command, party, table } from './round-table/round-table.fixtures.js';
import { teamOf4 } from './team/team.fixtures.js';

/** When the last of these, which a person says, counts. */
function appliesAfter(...commands: Command[]) {
  const channel = commands.reduce((before, one) => {
    const decision = deliberation.decide(before, one);
    if (!decision.ok) throw new Error(JSON.stringify(decision.problem));
    return decision.events.reduce(deliberation.evolve, before);
  }, deliberation.initialState);
  return deliberation.applies(channel, commands.at(-1)!.id);
}

const say = (text: string) => command('Intervene', { text });
const inTurn = table({ settings: { speaking: 'in_turn' } });

it.each([
  ['a board that argues in parallel', [table(), say('Mind the cost.')], 'next_round'],
  ['a board that speaks in turn', [inTurn, say('Mind the cost.')], 'next_turn'],
  ['a party that picks who answers', [party(), say('Mind the cost.')], 'next_turn'],
  ['words to the monitor', [table(), say('goodbye!')], 'at_once'],
  ['a command that was typed', [table(), say('/extend 2 rounds')], 'at_once'],
  ['a team', [teamOf4(), say('Mind the cost.')], 'next_boundary'],
  ["a team's /debate", [teamOf4(), say('/debate One or two?')], 'next_boundary'],
])('what a person says counts when it is due: %s (D5)', (_, commands, applies) => {
  expect(appliesAfter(...commands)).toBe(applies);
});

it.each(PROTOCOLS)('$name answers commands at once just where it has turns that are begun at once (I2)', (protocol) => {
  const hasTurns = Object.values(protocol.turns).some(({ atOnce }) => atOnce);
  expect(hasTurns).toBe(protocol.answersAtOnce !== undefined);
});
