import type { Command, ParleyEvent } from '@parley/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layered } from '@parley/termination';
import { deciderOf } from '../shared/frame.js';
import { DEFAULT_POLICIES } from './rules/policy.js';
import { roundTable as protocol } from './round-table.js';
import { call, command, fire, monitor, says, summed, table } from './round-table.fixtures.js';
import type { RoundTableState } from './state.js';

const roundTable = deciderOf(protocol);

interface Play {
  state: RoundTableState;
  events: ParleyEvent[];
  sent: Command[];
}

/** One step of a table's life, chosen by the generator and made to fit the state where it can. */
interface Step {
  do: 'speak' | 'facilitate' | 'check' | 'fire' | 'person' | 'again';
  pick: number;
}

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ do: fc.constant('speak' as const), pick: fc.nat(5) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('facilitate' as const), pick: fc.nat(5) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('check' as const), pick: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('fire' as const), pick: fc.nat(5) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('person' as const), pick: fc.nat(8) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('again' as const), pick: fc.nat(100) }) },
);

function commandOf({ state, sent }: Play, { do: what, pick }: Step): Command | undefined {
  switch (what) {
    case 'speak': {
      const turn = state.turns[pick % Math.max(1, state.turns.length)];
      return turn && says(turn.participant_id, 'x', pick === 5 ? { call } : {});
    }
    case 'facilitate': {
      const id = state.facilitation?.request_id;
      if (!id) return undefined;
      return pick === 5 ? command('FailFacilitation', { request_id: id, code: 'refusal', message: '' }) : summed(id);
    }
    case 'check':
      if (!state.check) return pick > 3 ? monitor('stop', [pick === 5 ? 'exit_words' : 'time_limit']) : undefined;
      return monitor(pick === 5 ? 'stop' : 'continue', pick === 5 ? ['stability'] : [], state.check.check_id);
    case 'fire': {
      const due = deadlinesOf(state);
      const timer = due[pick % Math.max(1, due.length)];
      return timer === undefined ? undefined : fire(timer);
    }
    case 'person': {
      const texts = [
        'hello',
        '/vote',
        '/continue',
        '/extend 1 rounds',
        '/end',
        'say goodbye to bugs',
        '/extend 5 minutes',
        '/stop',
      ];
      return pick === 8 ? says('mallory') : command('Intervene', { text: texts[pick]! });
    }
    case 'again':
      return sent[pick % Math.max(1, sent.length)];
  }
}

/** Everything that has a deadline. */
const deadlinesOf = ({ timers, facilitation, check, stopping }: RoundTableState): string[] => [
  ...Object.keys(timers),
  ...(facilitation ? [facilitation.request_id] : []),
  ...(check ? [check.check_id] : []),
  ...Object.keys(stopping.timers),
];

type Given = ['parallel' | 'in_turn', number, Step[]];

const plays: fc.Arbitrary<Given> = fc.tuple(
  fc.constantFrom('parallel' as const, 'in_turn' as const),
  fc.constantFrom(0, 60_000),
  fc.array(step, { maxLength: 80 }),
);

function play([speaking, grace_ms, steps]: Given): Play {
  const game: Play = { state: roundTable.initialState, events: [], sent: [] };
  const send = (next: Command) => {
    game.sent.push(next);
    const decision = roundTable.decide(game.state, next);
    if (!decision.ok) return;
    game.events.push(...decision.events);
    game.state = decision.events.reduce(roundTable.evolve, game.state);
  };
  const termination = layered(DEFAULT_POLICIES.board, { auto_exit: true, grace_ms });
  send(table({ settings: { speaking }, termination }));
  for (const one of steps) {
    const next = commandOf(game, one);
    if (next) send(next);
  }
  return game;
}

const of = <T extends ParleyEvent['type']>(events: ParleyEvent[], type: T) =>
  events.flatMap((event) => (event.type === type ? [event.data as Extract<ParleyEvent, { type: T }>['data']] : []));


describe('x', () => { it('counts', () => {
  const n: Record<string, number> = {}; const ph: Record<string, number> = {}; 
  fc.assert(fc.property(plays, (given) => { const g = play(given); for (const e of g.events) n[e.type] = (n[e.type] ?? 0) + 1; ph[g.state.phase + (g.state.check ? '+c' : '') + (g.state.stopping.pending ? '+p' : '') + (g.state.closed?.reason ?? '')] = (ph[g.state.phase+ (g.state.check ? '+c' : '')+ (g.state.stopping.pending ? '+p' : '') + (g.state.closed?.reason ?? '')] ?? 0) + 1; }), { numRuns: 300 });
  console.log(n, ph);
}); });
