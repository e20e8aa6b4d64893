import type { ContributionMade, Stance } from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import { apartFrom, heldAfter, tableAnswer, type HeldAnswer } from './answers.js';
import { evolve } from './evolve.js';
import { member } from './round-table.fixtures.js';
import { initialState, type RoundTableState } from './state.js';
import { stood } from './stood.js';

let turn = 0;
const says = (participant_id: string, text: string, claim?: string, verdict: Stance['verdict'] = 'disagree') =>
  ({
    request_id: `turn-${(turn += 1)}-${participant_id}`,
    participant_id,
    round: 1,
    text,
    ...(claim !== undefined && { stance: { verdict, claim, accepts: [], rejects: [] } }),
    tool_calls: [],
    submitted_at: '2026-01-01T00:00:00.000Z',
  }) satisfies ContributionMade;

const heldBy = (...talk: ContributionMade[]) => talk.reduce(heldAfter, {} as Record<string, HeldAnswer>);
const apart = (...talk: ContributionMade[]) => {
  const held = heldBy(...talk);
  return apartFrom(tableAnswer(held)!, held).map(({ participant_id, position, argument }) => [
    participant_id,
    position,
    argument,
  ]);
};
const BOTH = [says('ana', 'Tea.', 'tea'), says('bo', 'Tea.', 'tea')];

describe("the table's answer", () => {
  it('is what most hold, with who holds it; of as many, the one come to last', () => {
    expect(tableAnswer(heldBy(...BOTH, says('cy', 'Juice.', 'juice')))).toEqual({
      claim: 'tea',
      holders: ['ana', 'bo'],
    });
    const tied = heldBy(
      ...BOTH,
      says('cy', 'Juice.', 'juice'),
      says('bo', 'Juice then.', 'juice'),
      says('dee', 'T', 'tea'),
    );
    expect(tableAnswer(tied)?.claim).toBe('tea');
  });

  it('is none where each puts it in words of its own, and stays one after those who shared it have parted', () => {
    expect(tableAnswer(heldBy(says('ana', 'x', 'Tea, and soon.'), says('bo', 'y', 'Soon, with tea.')))).toBeUndefined();
    const parted = heldBy(...BOTH, says('bo', 'Juice.', 'juice'));
    expect(tableAnswer(parted)).toEqual({ claim: 'juice', holders: ['bo'] });
  });
});

describe('who holds another answer than the table', () => {
  it('is named with its latest statement that gives a reason', () => {
    const talk = [
      says('cy', 'Juice, because tea keeps us awake.', 'juice'),
      says('cy', 'Juice.'),
      ...BOTH,
      says('cy', 'Whatever you say.'),
    ];
    expect(apart(...talk)).toEqual([['cy', 'juice', 'Juice, because tea keeps us awake.']]);
    expect(apart(...talk, says('cy', 'I stay with juice since it is cold.'))[0]![2]).toContain('I stay');
  });

  it('is named with what it said before, where it has come to its answer without words; and with the answer where it never spoke', () => {
    expect(apart(says('cy', 'Tea keeps us awake.', 'tea'), ...BOTH, says('cy', 'juice', 'juice'))).toEqual([
      ['cy', 'juice', 'Tea keeps us awake.'],
    ]);
    expect(apart(says('cy', 'juice', 'juice'), ...BOTH)).toEqual([['cy', 'juice', 'juice']]);
  });

  it('is nobody who agrees in words of its own, nor who is undecided; but who agreed while most held something else', () => {
    const [first, second] = [says('ana', 'Juice.', 'juice'), says('bo', 'Juice.', 'juice')];
    const agreed = says('cy', 'I could sign that.', 'juice, but cold', 'agree');
    expect(apart(first, second, agreed)).toEqual([]);
    expect(apart(...BOTH, says('cy', 'I cannot tell.', 'juice', 'undecided'))).toEqual([]);
    expect(apart(first, second, agreed, ...BOTH)).toEqual([['cy', 'juice, but cold', 'I could sign that.']]);
  });
});

describe('where everyone stands', () => {
  const seats = ['ana', 'bo', 'cy'].map((id) => member(id, 'person'));
  const opened = { members: seats, config: { mode: 'board' } } as RoundTableState['opened'];
  const state = (...talk: ContributionMade[]) =>
    talk.reduce<RoundTableState>((before, data) => evolve(before, { type: 'ContributionMade', data }), {
      ...initialState,
      ...(opened && { opened }),
    });

  it('whose answer the others have come to agrees with it, and is no minority any more', () => {
    const { votes, minority } = stood(
      state(
        says('cy', 'Tea!', 'tea', 'disagree'),
        says('ana', 'Tea then.', 'tea', 'agree'),
        says('bo', 'No.', 'juice'),
      ),
    );
    expect(votes.map(({ stance }) => stance)).toEqual(['agree', 'disagree', 'agree']);
    expect(minority).toMatchObject([{ participant_id: 'bo', position: 'juice', argument: 'No.' }]);
  });

  it('who says the same and agrees in part is told so, until it says more', () => {
    const inPart = [says('ana', 'Tea, if hot.', 'tea', 'partly'), says('bo', 'Tea, if cold.', 'tea', 'partly')];
    const { votes, minority, not_heard } = stood(state(...inPart, says('cy', 'Tea.', 'tea', 'agree')));
    expect(votes.map(({ stance }) => stance)).toEqual(['partly', 'partly', 'agree']);
    expect([...minority, ...not_heard]).toEqual([]);
    const later = stood(state(...inPart, says('ana', 'Tea.', 'tea', 'agree'), says('cy', 'Tea.', 'tea', 'agree')));
    expect(later.votes.map(({ stance }) => stance)).toEqual(['agree', 'partly', 'agree']);
  });
});
