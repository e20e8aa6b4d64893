import type { Command, NegotiationConfig } from '@parley/contracts';
import { deciderSpecification } from '@parley/testing/decider';
import { describe, expect, it } from 'vitest';
import { deciderOf } from '../shared/frame.js';
import { decided } from './decided.js';
import { negotiation } from './negotiation.js';
import { candidates, change, command, drafted, feedback, fire, open, screening } from './negotiation.fixtures.js';
import { stood } from './stood.js';
import { inboxItem, outcome } from './view.js';

const decider = deciderOf(negotiation);
const { given } = deciderSpecification(decider);

const stateAfter = (commands: Command[]) => given(...commands).state;

const people = candidates.map((one) => ({ ...one, kind: 'person' as const }));
/** People, unless told otherwise, with version 1 before them. */
const begun = (changes: Partial<NegotiationConfig> = {}, more = {}) => [
  open({ premortem: true, ...changes }, { candidates: people, ...more }),
  screening(),
  drafted(),
];
const accepts = (id: string, reasoning = 'Good.') => feedback(id, 'accept', { reasoning });
const silence = (round: number) => fire(`feedback-1-${round}-0`);
const atOnce = (changes: Partial<NegotiationConfig> = {}, charlie = 'Fine.') => [
  ...begun(changes),
  accepts('alice'),
  accepts('bob'),
  accepts('charlie', charlie),
];
const premortemOf = (commands: Command[]) => {
  const { premortem, round, phase } = stateAfter(commands);
  return { premortem, round, phase };
};

describe('where everybody accepts the first version (N4)', () => {
  it('one of them is asked to suppose that it was wrong before that counts, and by its acceptance all have accepted', () => {
    const { state } = given(...atOnce().slice(0, -1))
      .when(accepts('charlie'))
      .then(
        ['FeedbackRecorded'],
        ['TimerCancelled'],
        ['RoundClosed', { accepted: ['alice', 'bob', 'charlie'] }],
        ['RoundStarted', { round: 2, proposal_version: 1, recipients: ['alice'], premortem: true, last: false }],
        ['TimerSet'],
        ['TurnRequested', { participant_id: 'alice' }],
      );
    expect(negotiation.openTurn(state, state.turns[0]!.request_id)).toMatchObject({ kind: 'premortem' });
    expect(inboxItem(state, { participant_id: 'alice' })).toMatchObject({ premortem: true });
    given(...atOnce())
      .when(accepts('alice', 'Nobody asked about the room.'))
      .then(
        ['FeedbackRecorded'],
        ['TimerCancelled'],
        ['RoundClosed', { accepted: ['alice', 'bob', 'charlie'], proposal_version: 1 }],
        ['OutcomeReached', { status: 'success', reason: 'all_accepted', proposal_version: 1 }],
        ['FacilitationRequested', { task: 'gaps' }],
      );
    const ended = stateAfter([...atOnce(), accepts('alice', 'Nobody asked about the room.')]);
    const premortem = { round: 2, participant_id: 'alice', text: 'Nobody asked about the room.' };
    expect(outcome(ended)).toMatchObject({ status: 'success', premortem });
    expect(decided(ended).sections).toContainEqual({
      ...{ heading: 'premortem', kind: 'list' },
      items: [{ text: premortem.text, detail: 'Alice' }],
    });
    expect(stood(ended).votes.map(({ stance }) => stance)).toEqual(['agree', 'agree', 'agree']);
  });

  it('it is the first whose words left a doubt', () => {
    expect(premortemOf(atOnce({}, 'Fine, though I am not sure about the date.'))).toMatchObject({
      premortem: { participant_id: 'charlie' },
    });
  });

  it('a change that it asks for then is adjusted, and everybody is asked again: none of the rounds is lost', () => {
    const asks = feedback('alice', 'negotiate', { proposed_changes: [change()] });
    given(...atOnce())
      .when(asks)
      .then(
        ['FeedbackRecorded'],
        ['TimerCancelled'],
        ['RoundClosed', { accepted: ['bob', 'charlie'], negotiating: ['alice'] }],
        ['FacilitationRequested', { task: 'adjust' }],
      );
    given(...atOnce({ max_rounds: 1 }))
      .when(asks)
      .then(
        ['FeedbackRecorded'],
        ['TimerCancelled'],
        ['RoundClosed'],
        ['OutcomeReached', { status: 'partial_consensus', reason: 'majority_accepted' }],
        ['FacilitationRequested', { task: 'conclude' }],
      );
  });

  it.each([
    ['silence', silence(2), 'timeout', /silent: .* not tested/u],
    ['an acceptance without a word', feedback('alice', 'accept', { reasoning: '' }), 'no_words', /not tested/u],
  ])('%s takes no acceptance back and is shown as what it is', (_, answer, missed, told) => {
    const ended = stateAfter([...atOnce(), answer]);
    expect(ended.outcome).toMatchObject({ status: 'success', proposal_version: 1 });
    expect(ended.lastFeedback.filter(({ assumed }) => assumed)).toEqual([]);
    expect(ended.premortem).toEqual({ round: 2, participant_id: 'alice', missed });
    expect(JSON.stringify(decided(ended).sections)).toMatch(told);
  });

  it('a model that fails then is not waited for, and is shown as failed', () => {
    const models = begun({}, { candidates, rehearsal: false });
    const state = stateAfter([...models, accepts('alice'), accepts('bob'), accepts('charlie')]);
    const { request_id } = state.turns[0]!;
    const failure = command('FailTurn', { request_id, code: 'model-refused', message: 'No.' });
    const ended = stateAfter([...models, accepts('alice'), accepts('bob'), accepts('charlie'), failure]);
    expect(ended).toMatchObject({ outcome: { status: 'success' }, premortem: { missed: 'turn_failed' } });
    expect(stood(ended).not_heard).toEqual([]);
  });

  const scripts = (...rounds: number[]) =>
    candidates.map((one) => ({
      ...one,
      script: rounds.map((round) => ({ round, feedback: 'accept' as const, reasoning: 'The room.', changes: [] })),
    }));
  it.each([
    ['the setting is off', atOnce({ premortem: false })],
    ['older channels have no setting', atOnce({ premortem: undefined as never })],
    ['nobody has said so themselves', [...begun(), silence(1)]],
    [
      'scripts have no line for it: they imagine nothing (P6)',
      [...begun({}, { candidates: scripts(1) }), accepts('alice'), accepts('bob'), accepts('charlie')],
    ],
  ])('nobody is asked where %s', (_, commands) => {
    expect(premortemOf(commands)).toEqual({ premortem: undefined, round: 1, phase: 'identifying-gaps' });
  });

  it('a rehearsed seat is asked where its script has a line for that turn', () => {
    const rehearsed = begun({}, { candidates: scripts(1, 2) });
    expect(premortemOf([...rehearsed, accepts('alice'), accepts('bob'), accepts('charlie')])).toMatchObject({
      premortem: { round: 2, participant_id: 'alice' },
    });
  });
});
