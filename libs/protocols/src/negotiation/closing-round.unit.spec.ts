import type { Command } from '@parley/contracts';
import { deciderSpecification } from '@parley/testing/decider';
import { describe, expect, it } from 'vitest';
import { deciderOf } from '../shared/frame.js';
import { negotiation } from './negotiation.js';
import { adjustment, change, feedback, started, withTalk } from './negotiation.fixtures.js';
import { plansAsked } from './rules/table.js';
import { stood } from './stood.js';
import { closingRound } from './tasks/closing-round.js';
import { inboxItem, outcome, view } from './view.js';

const decider = deciderOf(negotiation);
const { given } = deciderSpecification(decider);

const stateAfter = (commands: Command[]) => given(...commands).state;

/** Why a command is refused after these. */
function refusalOf(commands: Command[], answer: Command): unknown {
  const decision = decider.decide(stateAfter(commands), answer);
  return decision.ok ? undefined : decision.problem;
}

const wants = (field: string, value: string) => ({ proposed_changes: [change(field, value)] });
const accepted = (...plans: [plan: string, rank: number][]) => ({
  accepts: plans.map(([plan, rank]) => ({ plan, rank })),
});

/** One round: alice wants 45 minutes (p1), charlie another day (p2), bob accepts. */
const apart = (rule: 'best_accepted' | 'last_version' = 'best_accepted') => [
  ...started({ max_rounds: 1, decision_rule: rule }),
  feedback('alice', 'negotiate', wants('talk_length', '45')),
  feedback('charlie', 'negotiate', wants('date', '2026-12-10')),
];
const closing = [...apart(), feedback('bob', 'accept')];

describe('the closing round (N4)', () => {
  it('puts all that was proposed to everybody, beside the version that stands, and by nobody’s name', () => {
    const { state } = given(...apart())
      .when(feedback('bob', 'accept'))
      .then(
        ['FeedbackRecorded'],
        ['TimerCancelled'],
        ['RoundClosed', { accepted: ['bob'], negotiating: ['alice', 'charlie'] }],
        [
          'RoundStarted',
          {
            ...{ round: 2, proposal_version: 1, last: true, recipients: ['alice', 'bob', 'charlie'] },
            plans: [
              { plan: 'p1', changes: [{ path: 'terms.talk_length', from: '30', to: '45', unit: 'minutes' }] },
              { plan: 'p2', changes: [{ path: 'terms.date', from: '2026-12-03', to: '2026-12-10' }] },
            ],
          },
        ],
        ['TimerSet'],
        ['TurnRequested'],
        ['TurnRequested'],
        ['TurnRequested'],
      );
    expect(inboxItem(state, { participant_id: 'bob' })).toMatchObject({ plans: plansAsked(state) });
    expect(JSON.stringify(plansAsked(state))).not.toContain('a demo');
    expect(view(state)).toMatchObject({ max_rounds: 2, plans: [{ plan: 'p1' }, { plan: 'p2' }] });
    const { shared, user } = closingRound.texts(closingRound.task(state, { participant_id: 'bob' } as never));
    expect(shared!.join()).toContain('<plan id="p1">\n<changed path="terms.talk_length">30 → 45 minutes</changed>');
    expect([...shared!, user].join()).not.toMatch(/alice.*45|a demo/u);
  });

  it('ends on what all could accept, which then is the version that everybody accepted', () => {
    const { state } = given(
      ...closing,
      feedback('alice', 'negotiate', accepted(['p1', 1], ['p2', 2])),
      feedback('charlie', 'negotiate', accepted(['p2', 1])),
    )
      .when(feedback('bob', 'accept', accepted(['v1', 1], ['p2', 2])))
      .then(
        ['FeedbackRecorded', { accepts: [{ plan: 'v1' }, { plan: 'p2' }] }],
        ['TimerCancelled'],
        [
          'RoundClosed',
          {
            plans: [
              { plan: 'v1', accepted: ['bob'] },
              { plan: 'p1', accepted: ['alice'] },
              { plan: 'p2', accepted: ['alice', 'bob', 'charlie'] },
            ],
          },
        ],
        [
          'ProposalAdjusted',
          { cause: 'chosen', plan: 'p2', proposal: { version: 2 }, diff: [{ path: 'terms.date', to: '2026-12-10' }] },
        ],
        ['OutcomeReached', { status: 'success', proposal_version: 2, open_points: [] }],
        ['FacilitationRequested', { task: 'gaps' }],
      );
    expect(outcome(state)).toMatchObject({ proposal: { version: 2 }, minority: [] });
    expect(stood(state).votes.map(({ stance, version }) => [stance, version])).toEqual([
      ['agree', 2],
      ['agree', 2],
      ['agree', 2],
    ]);
  });

  it('names what most could accept, and who could not, where all can accept none', () => {
    const { state } = given(
      ...closing,
      feedback('alice', 'negotiate', { ...wants('talk_length', '45'), ...accepted(['p1', 1]) }),
      feedback('charlie', 'negotiate', accepted(['p1', 1], ['p2', 1])),
    )
      .when(feedback('bob', 'accept'))
      .then(
        ['FeedbackRecorded'],
        ['TimerCancelled'],
        ['RoundClosed'],
        ['ProposalAdjusted', { plan: 'p1', diff: [{ path: 'terms.talk_length', to: '45' }] }],
        ['OutcomeReached', { status: 'partial_consensus', proposal_version: 2, open_points: [] }],
        ['FacilitationRequested', { task: 'conclude' }],
      );
    expect(state.outcome!.risk).toBe(
      '2 of 3 accepted; 1 still asks for changes. The participants chose it from what they had proposed: the facilitator has not held it against the demand.',
    );
    expect(outcome(state)).toMatchObject({ minority: [{ participant_id: 'bob' }] });
  });

  it('of what as many could accept it takes what is wanted most: nothing is passed over that is better for some and worse for nobody', () => {
    given(
      ...closing,
      feedback('alice', 'negotiate', accepted(['p1', 1], ['p2', 2])),
      feedback('charlie', 'negotiate', accepted(['p1', 1], ['p2', 1])),
    )
      .when(feedback('bob', 'negotiate', accepted(['p1', 1], ['p2', 1])))
      .then(
        ['FeedbackRecorded'],
        ['TimerCancelled'],
        ['RoundClosed'],
        ['ProposalAdjusted', { plan: 'p1' }],
        ['OutcomeReached', { status: 'success' }],
        ['FacilitationRequested'],
      );
  });

  it('without a majority suggests what somebody accepted, and has a compromise written where nobody accepted anything', () => {
    const two = [...closing, feedback('alice', 'negotiate', accepted(['p1', 1])), feedback('charlie', 'negotiate')];
    given(...two)
      .when(feedback('bob', 'negotiate'))
      .then(
        ['FeedbackRecorded'],
        ['TimerCancelled'],
        ['RoundClosed'],
        ['ProposalAdjusted', { plan: 'p1' }],
        ['OutcomeReached', { status: 'negotiation_timeout', proposal_version: 2 }],
        ['FacilitationRequested', { task: 'conclude' }],
      );
    given(...closing, feedback('alice', 'negotiate'), feedback('charlie', 'negotiate'))
      .when(feedback('bob', 'negotiate'))
      .then(
        ['FeedbackRecorded'],
        ['TimerCancelled'],
        ['RoundClosed'],
        ['FacilitationRequested', { task: 'compromise' }],
      );
  });

  it('has earlier versions on the table, too, and what became a version once', () => {
    const second = [
      ...started({ max_rounds: 2, decision_rule: 'best_accepted' }),
      feedback('alice', 'negotiate', wants('talk_length', '45')),
      feedback('bob', 'accept'),
      feedback('charlie', 'accept'),
      adjustment({ request_id: 'adjust-1-3-1', made: ['alice.1.1.1'], proposal: withTalk('45') }),
      feedback('alice', 'accept'),
      feedback('bob', 'negotiate', wants('talk_length', '30')),
    ];
    const { state } = given(...second)
      .when(feedback('charlie', 'accept'))
      .then(
        ['FeedbackRecorded'],
        ['TimerCancelled'],
        ['RoundClosed'],
        ['RoundStarted', { plans: [{ plan: 'v1' }] }],
        ['TimerSet'],
        ['TurnRequested'],
        ['TurnRequested'],
        ['TurnRequested'],
      );
    expect(plansAsked(state)).toEqual([
      { plan: 'v1', changes: [{ path: 'terms.talk_length', from: '45', to: '30', unit: 'minutes' }] },
    ]);
  });

  it('has nothing on the table that was refused for the demand’s sake; what was refused for another’s wish stays there (N8)', () => {
    const asked = [
      ...started({ max_rounds: 2, decision_rule: 'best_accepted' }),
      feedback('alice', 'negotiate', { proposed_changes: [change('talk_length', '45'), change('food', 'pizza')] }),
      feedback('bob', 'negotiate', wants('talk_length', '20')),
      feedback('charlie', 'accept'),
      adjustment({
        ...{ request_id: 'adjust-1-3-1', made: ['alice.1.1.1'], rejected: ['alice.1.1.2', 'bob.1.1.1'] },
        proposal: withTalk('45'),
      }),
      feedback('alice', 'negotiate', wants('food', 'pizza')),
      feedback('bob', 'negotiate', wants('talk_length', '20')),
      feedback('charlie', 'accept'),
    ];
    const state = stateAfter(asked);
    expect(plansAsked(state).map(({ changes }) => changes.map(({ path, to }) => [path, to]))).toEqual([
      [['terms.talk_length', '30']],
      [['terms.talk_length', '20']],
    ]);
  });

  it('is not held where the channel’s rule is the last version, nor in channels from before', () => {
    given(...apart('last_version'))
      .when(feedback('bob', 'accept'))
      .then(
        ['FeedbackRecorded'],
        ['TimerCancelled'],
        ['RoundClosed'],
        ['FacilitationRequested', { task: 'compromise' }],
      );
  });
});

describe('what can be accepted in a closing round (N4)', () => {
  it.each([
    ['a plan that is not there', 'negotiate', accepted(['p9', 1]), '/accepts/0/plan'],
    ['one twice', 'negotiate', accepted(['p1', 1], ['p1', 2]), '/accepts/1/plan'],
    ['the version, by whoever does not accept it', 'negotiate', accepted(['v1', 1]), '/accepts/0/plan'],
    ['a plan, by whoever leaves', 'withdraw', accepted(['p1', 1]), '/accepts/0/plan'],
  ] as const)('is not %s', (_, kind, answer, pointer) => {
    const more = kind === 'withdraw' ? answer : { proposed_changes: [], ...answer };
    expect(refusalOf([...closing], feedback('bob', kind, more))).toMatchObject({ errors: [{ pointer }] });
  });

  it('is nothing in any other round', () => {
    const answer = feedback('bob', 'accept', accepted(['p1', 1]));
    expect(refusalOf(started(), answer)).toMatchObject({ errors: [{ pointer: '/accepts/0/plan' }] });
  });

  it('silence accepts what silence stood for: the version, and none of the plans (N6)', () => {
    const { state } = given(...closing)
      .when(feedback('bob', 'accept'))
      .then(['FeedbackRecorded']);
    expect(state.turns.find(({ participant_id }) => participant_id === 'bob')!.feedback).not.toHaveProperty('accepts');
  });
});
