import type { ParleyEvent } from '@parley/contracts';
import { expect } from 'vitest';

interface DeciderUnderTest<State, Command> {
  initialState: State;
  decide(
    state: State,
    command: Command,
  ): { ok: true; events: ParleyEvent[]; state: State } | { ok: false; problem: { code: string } };
  evolve(state: State, event: ParleyEvent): State;
}

type DeepPartial<T> = T extends (infer Item)[]
  ? readonly DeepPartial<Item>[]
  : T extends object
    ? { [K in keyof T]?: DeepPartial<T[K]> }
    : T;

type Pattern = {
  [T in ParleyEvent['type']]: readonly [T, DeepPartial<Extract<ParleyEvent, { type: T }>['data']>?];
}[ParleyEvent['type']];

/** The state after one more command. @throws where it is refused */
export function stateAfter<State, Command>(decider: DeciderUnderTest<State, Command>, state: State, command: Command) {
  const decision = decider.decide(state, command);
  if (!decision.ok) throw new Error(`history is refused: ${JSON.stringify(decision.problem)}`);
  return decision.events.reduce(decider.evolve, state);
}

/**
 * Given a history of commands, when a command comes, then these events follow. History is told in commands, so that
 * no test can start from a state that the rules would never reach.
 */
export function deciderSpecification<State, Command>(decider: DeciderUnderTest<State, Command>) {
  const fold = (state: State, events: readonly ParleyEvent[]) => events.reduce(decider.evolve, state);

  return {
    given(...history: Command[]) {
      const start = history.reduce((state, command) => stateAfter(decider, state, command), decider.initialState);
      return {
        state: start,
        when(command: Command) {
          const decision = decider.decide(start, command);
          if (decision.ok) expect(decision.state, 'the state of a decision').toEqual(fold(start, decision.events));
          return {
            /** Exactly these event types, in this order, each with at least the data given. */
            then(...expected: Pattern[]) {
              if (!decision.ok) throw new Error(`refused: ${JSON.stringify(decision.problem)}`);
              expect(decision.events.map((event) => event.type)).toEqual(expected.map(([type]) => type));
              expected.forEach(([, data], index) => {
                if (data) expect(decision.events[index]!.data).toMatchObject(data);
              });
              return { state: fold(start, decision.events), events: decision.events };
            },
            thenRefused(code: string) {
              expect(decision.ok ? decision.events : decision.problem.code).toEqual(code);
            },
            thenNothingHappens() {
              expect(decision).toMatchObject({ ok: true, events: [] });
            },
          };
        },
      };
    },
  };
}
