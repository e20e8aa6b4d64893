import { describe, expect, it } from 'vitest';
import {
  all,
  FACT,
  analyses,
  answers,
  command,
  failsThinking,
  failsTurn,
  openInterview,
  oversees,
  playOn,
  playUnchecked,
  says,
  scores,
  sumsUp,
  turn,
  typesOf,
  writes,
} from './interview.fixtures.js';
import { DOCUMENT_IDS } from './documents/catalogue.js';

const ends = (condition = 'priority_command') =>
  command('SignalTermination', { verdict: 'stop', condition, measured: 1, limit: 1, evidence: [] } as never);
const completed = () =>
  playOn(openInterview(), ...turn('All of it.', { added: [FACT], areas: scores(90), status: 'Completed' }), oversees());

describe('an interview ends (T5)', () => {
  it('with a summary of what was learnt', () => {
    const asked = playOn(openInterview(), ...turn('We are nine.'), ends());
    expect(asked.state).toMatchObject({ phase: 'closing', facilitation: { task: 'conclude' } });
    const { state, last } = playOn(asked, sumsUp);
    expect(all('RoundSummarised', last)).toMatchObject([{ final: true, summary: 'All in all.' }]);
    expect(state.closed).toMatchObject({ status: 'completed', reason: 'priority_command' });
  });

  it('in part where turns were read by nobody: that is no completion', () => {
    const unread = (words: string) => [says(words), answers(), failsThinking(), failsThinking()];
    const { state } = playOn(
      openInterview(),
      ...unread('We are nine.'),
      ...unread('We meet on Fridays.'),
      ends(),
      sumsUp,
    );
    expect(state.closed).toMatchObject({ status: 'partial_consensus' });
    expect(state.closed?.consent?.open_points).toContain(
      'Turns 1 to 2 were read by nobody: the Analyst gave no answer.',
    );
  });

  it('at once where nobody has said anything', () => {
    expect(playOn(openInterview(), ends()).state.closed).toMatchObject({ status: 'completed' });
  });

  it('as a success where there are documents; what is being written is finished first', () => {
    const asked = playOn(completed(), ends(), sumsUp);
    expect(asked.state.phase).toBe('closing');
    const { state } = playOn(asked, ...DOCUMENT_IDS.map((id) => writes(id)));
    expect(state.closed).toMatchObject({ status: 'success' });
    expect(state.documents).toHaveLength(6);
  });

  it('while the background runs: what was asked for is no longer waited for', () => {
    const { last, state } = playOn(openInterview(), says('One.'), answers(), ends());
    expect(all('BarrierReleased', last)).toMatchObject([{ cause: 'ended', request_id: 'analyse-1-2-1' }]);
    expect(state.facilitation?.task).toBe('conclude');
  });

  it('while an answer is given: it is called off', () => {
    const { last } = playOn(openInterview(), says('One.'), ends());
    expect(all('TurnSkipped', last)).toMatchObject([{ request_id: 'answer-1', cause: 'stopped' }]);
  });

  it('by Parley’s own summary where no model can write one', () => {
    const asked = playOn(openInterview(), ...turn('We are nine.', { added: [FACT] }), ends());
    const { last, state } = playOn(asked, failsThinking(), failsThinking());
    expect(all('RoundSummarised', last)).toMatchObject([
      { from_template: true, summary: expect.stringContaining('Nine people.') },
    ]);
    expect(state.closed?.status).toBe('completed');
  });

  it.each([
    ['answering', [says('More.'), failsTurn('answer-2', 'budget')]],
    ['thinking', [says('More.'), answers(), failsThinking('budget')]],
  ])('when the money is gone while %s, with a summary for which it was kept', (_, steps) => {
    const asked = playOn(playOn(openInterview(), ...turn('We are nine.', { added: [FACT] })), ...steps);
    expect(asked.state.facilitation?.task).toBe('conclude');
    const { last, state } = playOn(asked, sumsUp);
    expect(all('RoundSummarised', last)).toMatchObject([{ final: true, summary: 'All in all.' }]);
    expect(state.closed).toMatchObject({ reason: 'cost_budget', status: 'completed' });
  });

  it('by Parley’s own summary where even that cannot be paid', () => {
    const asked = playOn(playOn(openInterview(), ...turn('We are nine.', { added: [FACT] })), says('More.'));
    const { last, state } = playOn(asked, failsTurn('answer-2', 'budget'), failsThinking('budget'));
    expect(all('RoundSummarised', last)).toMatchObject([{ from_template: true }]);
    expect(state.closed).toMatchObject({ reason: 'cost_budget' });
  });

  it('when a person stops it, at once', () => {
    const { state, last } = playOn(openInterview(), says('One.'), says('/stop'));
    expect(typesOf(last)).toEqual(['ChannelClosed']);
    expect(state.closed).toMatchObject({ status: 'stopped' });
  });

  it('not where the user goes on: an end that is called off leads back to the talk', () => {
    const closing = playOn(openInterview(), ...turn('One.'), ends('round_limit'));
    const { state, last } = playOn(closing, command('ContinueChannel', {}), says('Two.'));
    expect(state.phase).toBe('round');
    expect(all('UserSpoke', last)).toMatchObject([{ turn: 2 }]);
  });

  it('with a summary of all that was said, where the user went on after one that waited for a document', () => {
    const summedUp = playOn(completed(), ends('round_limit'), sumsUp, command('ContinueChannel', {}), says('Two.'));
    const asked = playOn(summedUp, answers(), ends());
    expect(asked.state).toMatchObject({ phase: 'closing', facilitation: { task: 'conclude' } });
    const { state } = playOn(asked, ...DOCUMENT_IDS.map((id) => writes(id)));
    expect(state.closed).toBeUndefined();
    expect(playOn({ ...asked, state }, sumsUp).state.closed).toMatchObject({ status: 'success' });
  });

  it('by its limit of turns, which the monitor measures', () => {
    const { state } = playUnchecked(
      playOn(openInterview({ settings: { max_turns: 3 } }), says('One.'), answers()),
      analyses(),
    );
    expect(state.stopping.policy.stop_when).toContainEqual({ round_limit: { max: 3, warn_at: 2 } });
  });
});
