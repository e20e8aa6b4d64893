import type { Command, ParleyEvent } from '@parley/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layered } from '@parley/termination';
import { deciderOf } from '../shared/frame.js';
import { DEFAULT_POLICIES } from './rules/open.js';
import { roundTable as protocol } from './round-table.js';
import { call, command, fire, judged, monitor, says, summed, table } from './round-table.fixtures.js';
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
  { weight: 6, arbitrary: fc.record({ do: fc.constant('check' as const), pick: fc.nat(11) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('fire' as const), pick: fc.nat(5) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('person' as const), pick: fc.nat(11) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('again' as const), pick: fc.nat(100) }) },
);

function commandOf({ state, sent }: Play, { do: what, pick }: Step): Command | undefined {
  switch (what) {
    case 'speak': {
      const turn = state.turns[pick % Math.max(1, state.turns.length)];
      return turn && says(turn.participant_id, 'x', pick === 5 ? { call } : {});
    }
    case 'facilitate': {
      if (!state.facilitation) return undefined;
      const { request_id, task } = state.facilitation;
      if (pick === 5) return command('FailFacilitation', { request_id, code: 'refusal', message: '' });
      return task === 'judge' ? judged(request_id, pick > 2) : summed(request_id);
    }
    case 'check':
      if (pick === 11) return monitor('stop', ['exit_words']);
      if (pick === 10) return monitor('stop', ['time_limit'], state.check?.check_id);
      if (!state.check) return undefined;
      return monitor(pick > 7 ? 'doubt' : 'continue', [], state.check.check_id);
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
        '/auto-exit on',
        '/auto-exit off',
        'say goodbye to bugs',
        '/extend 5 minutes',
        ...(pick === 11 ? ['/end', '/stop'] : []),
      ];
      return pick === 10 ? says('mallory') : command('Intervene', { text: texts.at(pick % texts.length)! });
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
  fc.array(step, { maxLength: 80, size: 'max' }),
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

describe('whatever comes, in whatever order, twice or late', () => {
  const holds = (check: (game: Play) => void) =>
    fc.assert(
      fc.property(plays, (given) => check(play(given))),
      { numRuns: 300 },
    );

  it('nobody is heard twice in a round, and nobody who was not asked', () => {
    holds(({ events }) => {
      const asked = of(events, 'TurnRequested').map(({ request_id }) => request_id);
      const spoken = of(events, 'ContributionMade').map(({ request_id }) => request_id);
      expect(new Set(spoken).size).toBe(spoken.length);
      expect(new Set(asked).size).toBe(asked.length);
      expect(asked).toEqual(expect.arrayContaining(spoken));
    });
  });

  it('rounds come one after another, each begun only when the one before was checked or overridden', () => {
    holds(({ events }) => {
      expect(of(events, 'RoundStarted').map(({ round }) => round)).toEqual(
        of(events, 'RoundStarted').map((_, at) => at + 1),
      );
      for (const { check_id } of of(events, 'TerminationChecked')) {
        if (check_id) expect(of(events, 'CheckRequested').map((one) => one.check_id)).toContain(check_id);
      }
    });
  });

  it('it ends once, and only a late bill follows', () => {
    holds(({ events }) => {
      const end = events.findIndex((event) => event.type === 'ChannelClosed');
      if (end >= 0)
        expect(
          events
            .slice(end + 1)
            .map((event) => event.type)
            .filter((type) => type !== 'AnswerDiscarded'),
        ).toEqual([]);
    });
  });

  it('no two facilitations, timers or turns have one id', () => {
    holds(({ events }) => {
      for (const ids of [
        of(events, 'FacilitationRequested').map(({ request_id }) => request_id),
        of(events, 'TimerSet').map(({ timer_id }) => timer_id),
        of(events, 'BallotRequested').map(({ request_id }) => request_id),
        of(events, 'CheckRequested').map(({ check_id }) => check_id),
      ]) {
        expect(new Set(ids).size, ids.join()).toBe(ids.length);
      }
    });
  });

  it('it is never stuck: it waits for a turn, a facilitation, a check, or it is over', () => {
    holds(({ state }) => {
      const waits = state.turns.some((turn) => turn.status === 'open') || state.facilitation || state.check;
      expect(waits || state.stopping.pending || state.phase === 'closed').toBeTruthy();
    });
  });

  it('the closing says what the events say (T5)', () => {
    holds(({ events, state }) => {
      const [closed] = of(events, 'ChannelClosed');
      if (!closed) return;
      const { reason, status, ending, message } = closed;
      const added = of(events, 'LimitsExtended').reduce((sum, { rounds }) => sum + rounds, 0);
      const rounds = of(events, 'DiscussionRoundClosed').map(({ round }) => round);
      const isDone = rounds.at(-1) === state.opened!.config.rounds + added;
      expect(message.includes('agenda is done')).toBe(reason === 'agenda_done' && isDone);
      expect(message.includes('cut short')).toBe(reason === 'agenda_done' && !isDone);
      expect(message.includes('was stopped')).toBe(status === 'stopped');
      const checked = of(events, 'TerminationChecked').filter(({ assessment }) => assessment.verdict === 'stop');
      const found = checked.flatMap(({ assessment }) => assessment.findings).filter((one) => one.status === 'met');
      if (ending) expect(ending.condition).toBe(reason);
      for (const { condition } of ending?.findings ?? [])
        expect(found.map((one) => one.condition)).toContain(condition);
      if (status === 'success') expect(ending?.findings.map(({ condition }) => condition)).toContain('consensus');
    });
  });

  it('waits for one thing at a time', () => {
    holds(({ state }) => {
      if (state.check) expect(state.phase).toBe('checking');
      if (state.phase === 'round') expect(state.facilitation).toBeUndefined();
      if (state.phase === 'closed') expect(deadlinesOf(state)).toEqual([]);
    });
  });
});
