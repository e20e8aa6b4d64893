import type { Member } from '@parley/contracts';
import { deciderSpecification } from '@parley/testing/decider';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deciderOf } from '../shared/frame.js';
import { command, fire, says, summed, table } from './round-table.fixtures.js';
import { roundTable } from './round-table.js';

const { given } = deciderSpecification(deciderOf(roundTable));

/** What every object has, and what makes one the prototype of another. */
const INHERITED = [...Object.getOwnPropertyNames(Object.prototype), '__proto__'];
const NAMES = ['constructor', 'toString', 'valueOf', 'hasOwnProperty'];

const member = (participant_id: string): Member => ({
  participant_id,
  name: participant_id,
  kind: 'hosted',
  persona: '',
  expertise: [],
  script: [],
});
const tableOf = (names: readonly string[]) => table({ members: names.map(member) });
// Called by one of them: nobody but the members is waited for.
const vote = {
  ...command('CallVote', { question: 'Enough?' }),
  actor: { kind: 'participant', id: NAMES[0]! } as const,
};
const ballot = (participant_id: string) =>
  command('CastBallot', { participant_id, choice: 'end' as const, reasoning: '' });
const closed = (data: object) => ['VoteClosed', expect.objectContaining(data) as object] as never;

describe('a vote of members called as what every object has (T1)', () => {
  const called = [tableOf(NAMES), vote];

  it('one of four does not end a table', () => {
    given(...called)
      .when(ballot('constructor'))
      .then(['BallotCast']);
    given(...called, ballot('constructor'))
      .when(fire('vote-1'))
      .then(['TimerFired'], closed({ end: 1, abstained: 3, turnout: 0.25, quorum_met: false, passed: false }));
  });

  it('each votes once, and the last one closes it', () => {
    given(...called, ballot('toString'))
      .when(ballot('toString'))
      .thenRefused('already-answered');
    given(...called, ...NAMES.slice(1).map(ballot))
      .when(ballot('constructor'))
      .then(['BallotCast'], ['TimerCancelled'], closed({ end: 4, abstained: 0, turnout: 1, passed: true }));
  });

  it('whatever they are called: it is open until the last of them has voted', () => {
    const names = fc.uniqueArray(fc.oneof(fc.constantFrom(...INHERITED), fc.string({ minLength: 1, maxLength: 9 })), {
      minLength: 2,
      maxLength: 5,
    });
    fc.assert(
      fc.property(names, (voters) => {
        const [last = '', ...before] = voters;
        const { state } = given(tableOf(voters), vote, ...before.map(ballot));
        expect(Object.keys(state.stopping.vote!.ballots).toSorted()).toEqual(before.toSorted());
        given(tableOf(voters), vote, ...before.map(ballot))
          .when(ballot(last))
          .then(['BallotCast'], ['TimerCancelled'], closed({ end: voters.length, turnout: 1 }));
      }),
    );
  });
});

it('members called as what every object has are counted as others are', () => {
  const { state } = given(tableOf(NAMES), ...NAMES.map((name) => says(name)), summed('summary-1-1-1'));
  expect(state.asked).toMatchObject({ constructor: 1, toString: 1, valueOf: 1, hasOwnProperty: 1 });
});
