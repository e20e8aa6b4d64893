import { describe, expect, it } from 'vitest';
import { deciderOf } from '../shared/frame.js';
import { says, stance, table } from './round-table.fixtures.js';
import { roundTable } from './round-table.js';

const decider = deciderOf(roundTable);

/** What is recorded of somebody's words in the first round; cy is a person. */
function said(who: string, text: string, more = {}) {
  const opened = decider.decide(decider.initialState, table());
  const state = opened.ok ? opened.events.reduce(decider.evolve, decider.initialState) : decider.initialState;
  const decision = decider.decide(state, says(who, text, more));
  return decision.ok && decision.events[0]!.data;
}

describe('where a person stands is read from how their words begin, wherever they are typed (R2)', () => {
  it.each([
    ['disagree: too dear', 'too dear', 'disagree'],
    ['I disagree, it is too dear', 'it is too dear', 'disagree'],
    ['object', 'object', 'disagree'],
    ['反对：太贵', '太贵', 'disagree'],
    ['部分同意：周五除外', '周五除外', 'partly'],
    ['Agree. Ten euros.', 'Ten euros.', 'agree'],
    ['agree, but only in summer', 'agree, but only in summer', 'partly'],
  ])('%s', (text, words, verdict) =>
    expect(said('cy', text)).toMatchObject({ text: words, stance: { verdict, accepts: [], rejects: [] } }),
  );

  it.each(['Agreement is not all.', 'I disagree with Bo about the colour'])('"%s" is left to the detector', (text) => {
    expect(said('cy', text)).toMatchObject({ text });
    expect(said('cy', text)).not.toHaveProperty('stance');
  });

  it('a stance that is given holds, and a model gives one or none', () => {
    expect(said('cy', 'agree: yes', { stance: stance('undecided') })).toMatchObject({
      text: 'agree: yes',
      stance: { verdict: 'undecided' },
    });
    expect(said('ana', 'agree: yes')).not.toHaveProperty('stance');
  });
});
