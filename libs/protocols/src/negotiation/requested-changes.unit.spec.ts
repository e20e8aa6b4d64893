import { deciderSpecification } from '@parley/testing/decider';
import { describe, expect, it } from 'vitest';
import { deciderOf } from '../shared/frame.js';
import { turnWork } from '../shared/work/model-work.js';
import { negotiation } from './negotiation.js';
import { adjustment, change, command, draft, feedback, started, withTalk } from './negotiation.fixtures.js';
import { isAsAsked } from './rules/requested-change.js';

const { given } = deciderSpecification(deciderOf(negotiation));

const request_id = 'adjust-1-3-1';
const negotiating = [
  ...started(),
  feedback('alice', 'negotiate'),
  feedback('bob', 'accept'),
  feedback('charlie', 'accept'),
];

const withTask = (participantId: string, task: string) => ({
  ...draft,
  assignments: draft.assignments.map((seat) => (seat.participant_id === participantId ? { ...seat, task } : seat)),
});

describe('a request counts as met only where the plan has the value asked for (N3)', () => {
  const made = ['alice.1.1.1'];

  it('half of the way, called met, is refused with both values', () =>
    given(...negotiating)
      .when(adjustment({ request_id, made, proposal: withTalk('40') }))
      .thenRefused('invalid-facilitation'));

  it('half of the way, called that, is recorded with both values, and its author is told', () => {
    const { state } = given(...negotiating)
      .when(adjustment({ request_id, partly: made, proposal: withTalk('40') }))
      .then(
        ['FacilitationCompleted'],
        ['ProposalAdjusted', { changes_made: [{ partly: true, asked: '45', given: '40' }] }],
        ['RoundStarted'],
        ['TimerSet'],
        ['TurnRequested'],
        ['TurnRequested'],
        ['TurnRequested'],
      );
    const { prompt } = turnWork(negotiation, state, { request_id: state.turns[0]!.request_id } as never)!;
    expect(prompt.user).toContain('- talk_length → 45: met in part (40). done');
    expect(prompt.user).toContain('## What you have said so far\n- Round 1, on version 1: negotiate.');
    expect(prompt.shared.at(-1)).toContain('<changed path="terms.talk_length">30 → 40 minutes</changed>');
  });

  it('nothing of the way, called half, is refused', () =>
    given(...negotiating)
      .when(adjustment({ request_id, partly: made }))
      .thenRefused('invalid-facilitation'));

  it('all of the way, called half, is recorded as met', () => {
    const { events } = given(...negotiating)
      .when(adjustment({ request_id, partly: made, proposal: withTalk('45') }))
      .then(
        ['FacilitationCompleted'],
        ['ProposalAdjusted'],
        ['RoundStarted'],
        ['TimerSet'],
        ['TurnRequested'],
        ['TurnRequested'],
        ['TurnRequested'],
      );
    const adjusted = events.find(({ type }) => type === 'ProposalAdjusted');
    expect(adjusted!.data).toMatchObject({ changes_made: [{ request: 'alice.1.1.1', change: 'done' }] });
    expect(JSON.stringify(adjusted)).not.toContain('partly');
  });

  it.each([
    ['45', '45', 'minutes', true],
    ['45 minutes', '45', 'minutes', true],
    ['Give a demo.', 'give a  demo', undefined, true],
    ['45', '40', 'minutes', false],
    ['45', '45 at most', undefined, false],
  ])('%s asked for, %s %s in the plan: %s', (new_value, value, unit, met) =>
    expect(isAsAsked({ new_value }, { value, unit })).toBe(met),
  );
});

describe('nobody has a seat changed who has asked for nothing (N3)', () => {
  const rejected = ['alice.1.1.1'];

  it("refuses a change of another's task", () =>
    given(...negotiating)
      .when(adjustment({ request_id, rejected, proposal: withTask('bob', 'Bring the chairs') }))
      .thenRefused('invalid-facilitation'));

  it('lets the seat be fitted of who did ask', () => {
    const asking = [
      ...started(),
      feedback('alice', 'negotiate', { proposed_changes: [change('task', 'Give a demo')] }),
      feedback('bob', 'accept'),
      feedback('charlie', 'accept'),
    ];
    const { state } = given(
      ...asking,
      adjustment({ request_id, partly: ['alice.1.1.1'], proposal: withTask('alice', 'Give a short demo') }),
    );
    expect(state.answered['alice']).toMatchObject([{ became: 'partly', given: 'Give a short demo' }]);
  });

  it('lets it change where a person has just said so', () => {
    const said = [
      ...negotiating.slice(0, -1),
      command('Intervene', { text: 'Bob brings the chairs' }),
      negotiating.at(-1)!,
    ];
    const { state } = given(
      ...said,
      adjustment({ request_id, rejected, proposal: withTask('bob', 'Bring the chairs') }),
    );
    expect(state.phase).toBe('round');
    const { prompt } = turnWork(negotiation, state, { request_id: state.turns[0]!.request_id } as never)!;
    expect(prompt.user).toContain('it goes before what anybody else wants\n> Bob brings the chairs');
  });
});
