import type { Actor, Command } from '@parley/contracts';
import { deciderSpecification } from '@parley/testing/decider';
import { layered } from '@parley/termination';
import { describe, expect, it } from 'vitest';
import { deciderOf } from '../shared/frame.js';
import { roundTable as protocol } from './round-table.js';
import {
  call,
  command,
  everybody,
  fire,
  goes,
  judged,
  member,
  monitor,
  party,
  says,
  stance,
  summed,
  table,
} from './round-table.fixtures.js';

const roundTable = deciderOf(protocol);

const { given } = deciderSpecification(roundTable);

const say = (text: string) => command('Intervene', { text });
const firstRound = [table(), ...everybody()];

describe('a board (R1)', () => {
  it('opens with everybody at once, its clocks set', () => {
    given()
      .when(table())
      .then(
        ['RoundTableOpened', { topic: 'Four days' }],
        ['TimerSet', { timer_id: 'elapsed-1500000' }],
        ['TimerSet', { timer_id: 'elapsed-1800000' }],
        ['RoundStarted', { round: 1, recipients: ['ana', 'bo', 'cy'], last: false }],
        ['TimerSet', { timer_id: 'turn-1-0', purpose: 'turn_timeout' }],
        ['TurnRequested', { request_id: 'turn-1-1-ana', participant_kind: 'hosted' }],
        ['TurnRequested', { request_id: 'turn-1-1-bo' }],
        ['TurnRequested', { request_id: 'turn-1-1-cy', participant_kind: 'person' }],
      );
  });

  it('closes a round when the last one has spoken, and the facilitator sums up', () => {
    given(table(), says('ana'), says('bo'))
      .when(says('cy', 'Me too.', { stance: stance('agree') }))
      .then(
        ['ContributionMade', { text: 'Me too.', stance: { verdict: 'agree' } }],
        ['TimerCancelled', { timer_id: 'turn-1-0' }],
        ['DiscussionRoundClosed', { round: 1, spoke: ['ana', 'bo', 'cy'], skipped: [] }],
        ['FacilitationRequested', { task: 'summarise', request_id: 'summarise-1-1-1' }],
      );
  });

  it('waits for the monitor before the next round (T7)', () => {
    const { state } = given(...firstRound)
      .when(summed('summarise-1-1-1', ['pay']))
      .then(
        ['FacilitationCompleted'],
        ['RoundSummarised', { final: false, open_points: ['pay'] }],
        ['CheckRequested', { check_id: 'check-1-1' }],
      );
    expect(state.phase).toBe('checking');
    given(...firstRound, summed('summarise-1-1-1'))
      .when(goes('check-1-1'))
      .then(
        ['TerminationChecked', { check_id: 'check-1-1' }],
        ['RoundStarted', { round: 2, last: true }],
        ['TimerSet'],
        ['TurnRequested'],
        ['TurnRequested'],
        ['TurnRequested'],
      );
  });

  it('ends with its agenda: a closing summary, the closing message, everybody told', () => {
    const played = [...firstRound, summed('summarise-1-1-1'), goes('check-1-1'), ...everybody()];
    given(...played)
      .when(goes('check-2-2'))
      .then(['TerminationChecked'], ['FacilitationRequested', { task: 'conclude', request_id: 'conclude-2-2-1' }]);
    given(...played, goes('check-2-2'))
      .when(summed('conclude-2-2-1'))
      .then(
        ['FacilitationCompleted'],
        ['RoundSummarised', { final: true }],
        ['ChannelClosed', { status: 'completed', reason: 'agenda_done' }],
      );
  });

  it('asks one after another where it is told to, and each hears those before', () => {
    const opened = table({ settings: { speaking: 'in_turn' } });
    given(opened)
      .when(says('ana'))
      .then(
        ['ContributionMade'],
        ['TimerCancelled'],
        ['TimerSet', { timer_id: 'turn-1-1' }],
        ['TurnRequested', { participant_id: 'bo' }],
      );
  });
});

describe('a party (R1, R2)', () => {
  it('listens until the user says something, and lets the message pick who answers', () => {
    given(party())
      .when(say('What about pay?'))
      .then(['InterventionRecorded'], ['FacilitationRequested', { task: 'select', request_id: 'select-0-1-1' }]);
    const picked = [
      { participant_id: 'bo', reason: 'pay' },
      { participant_id: 'ana', reason: '' },
    ];
    given(party(), say('What about pay?'))
      .when(command('CompleteSelection', { request_id: 'select-0-1-1', picked, call }))
      .then(
        ['FacilitationCompleted'],
        ['SpeakersSelected', { round: 1 }],
        ['InterventionsApplied', { round: 1 }],
        ['RoundStarted', { recipients: ['bo', 'ana'] }],
        ['TimerSet'],
        ['TurnRequested', { participant_id: 'bo' }],
      );
  });

  it.each([
    [
      [
        { participant_id: 'mallory', reason: '' },
        { participant_id: 'bo', reason: '' },
      ],
    ],
    [
      [
        { participant_id: 'bo', reason: '' },
        { participant_id: 'bo', reason: '' },
      ],
    ],
    [[{ participant_id: 'bo', reason: '' }]],
  ])('refuses a selection of strangers, of one twice, of too few: %j', (picked) => {
    given(party(), say('pay?'))
      .when(command('CompleteSelection', { request_id: 'select-0-1-1', picked, call }))
      .thenRefused('invalid-facilitation');
  });

  it('goes on by turn where nobody can be picked, and says so', () => {
    const fail = (attempt: number) =>
      command('FailFacilitation', { request_id: `select-0-${attempt}-${attempt}`, code: 'refusal', message: 'no' });
    given(party(), say('pay?'), fail(1))
      .when(fail(2))
      .then(
        ['FacilitationFailed'],
        ['SpeakersSelected', { picked: [expect.objectContaining({ participant_id: 'ana' }), expect.anything()] }],
        ['InterventionsApplied'],
        ['RoundStarted'],
        ['TimerSet'],
        ['TurnRequested'],
      );
  });

  it('answers what was said meanwhile, once the round is checked', () => {
    const members = table().data as { members: { participant_id: string }[] };
    const two = party({ members: members.members.slice(0, 2) as never, settings: { summaries: 'at_the_end' } });
    given(two, say('first'), says('ana'), say('second'))
      .when(says('bo'))
      .then(['ContributionMade'], ['TimerCancelled'], ['DiscussionRoundClosed'], ['CheckRequested']);
    given(two, say('first'), says('ana'), says('bo'), say('second'))
      .when(goes('check-1-1'))
      .then(
        ['TerminationChecked'],
        ['InterventionsApplied'],
        ['RoundStarted', { round: 2 }],
        ['TimerSet'],
        ['TurnRequested'],
      );
  });
});

describe('turns that do not come', () => {
  it('are skipped when their time is up', () => {
    given(table(), says('ana'), says('bo'))
      .when(fire('turn-1-0'))
      .then(
        ['TimerFired'],
        ['TurnSkipped', { participant_id: 'cy', cause: 'timeout' }],
        ['DiscussionRoundClosed', { skipped: ['cy'] }],
        ['FacilitationRequested'],
      );
  });

  it('of a failed model are skipped at once; a budget spent before anybody spoke ends the table without a model (T1)', () => {
    const fail = (code: string) => command('FailTurn', { request_id: 'turn-1-1-ana', code, message: '' });
    given(table())
      .when(fail('refusal'))
      .then(['TurnFailed'], ['TurnSkipped', { cause: 'turn_failed' }]);
    given(table())
      .when(fail('budget'))
      .then(
        ['TurnFailed'],
        ['TurnSkipped'],
        ['TimerCancelled'],
        ['ChannelClosed', { status: 'failed', reason: 'cost_budget' }],
      );
  });

  it.each([
    [says('mallory'), 'not-a-participant'],
    [says('ana', '   '), 'invalid-request'],
    [says('ana', 'x', { request_id: 'turn-1-9-ana' }), 'unknown-request'],
    [says('ana', 'x', { hands_over_to: 'mallory' }), 'invalid-request'],
    [says('ana', 'x', { stance: stance('agree', '', ['mallory']) }), 'invalid-request'],
  ])('refuses %j', (wrong, code) => {
    given(table()).when(wrong).thenRefused(code);
  });

  it('are refused twice, and late; of a model the cost is kept', () => {
    given(table(), says('ana')).when(says('ana')).thenRefused('already-answered');
    given(table(), says('ana'), says('bo'), fire('turn-1-0')).when(says('cy')).thenRefused('late-feedback');
    given(table(), says('ana'))
      .when(says('ana', 'again', { call }))
      .then(['AnswerDiscarded', { reason: 'already_answered' }]);
  });
});

describe('ends (T5)', () => {
  const checking = [...firstRound, summed('summarise-1-1-1')];

  it('a stop is graceful: the reason, what held besides, a summary, everybody told', () => {
    given(...checking)
      .when(monitor('stop', ['consensus', 'round_limit'], 'check-1-1'))
      .then(
        ['TerminationChecked', { assessment: { reason: 'consensus' } }],
        ['FacilitationRequested', { task: 'conclude' }],
      );
    given(...checking, monitor('stop', ['consensus', 'round_limit'], 'check-1-1'))
      .when(summed('conclude-1-2-1'))
      .then(
        ['FacilitationCompleted'],
        ['RoundSummarised'],
        [
          'ChannelClosed',
          {
            status: 'success',
            reason: 'consensus',
            ended_by: { kind: 'service', id: 'termination-monitor' },
            ending: expect.objectContaining({ also: ['round_limit'], told: ['ana', 'bo', 'cy'] }),
          },
        ],
      );
  });

  it.each([
    ['stability', 'no_agreement'],
    ['repetition', 'no_agreement'],
    ['round_limit', 'completed'],
    ['exit_words', 'completed'],
  ] as const)('%s ends as %s', (condition, status) => {
    given(...checking, monitor('stop', [condition], 'check-1-1'))
      .when(summed('conclude-1-2-1'))
      .then(['FacilitationCompleted'], ['RoundSummarised'], ['ChannelClosed', { status, reason: condition }]);
  });

  it('in the middle of a round drops the turns that are open, and keeps what a late model cost', () => {
    const ended = [table(), says('ana'), monitor('stop', ['exit_words'])];
    given(table(), says('ana'))
      .when(monitor('stop', ['exit_words']))
      .then(['TerminationChecked'], ['TimerCancelled'], ['FacilitationRequested', { task: 'conclude' }]);
    given(...ended)
      .when(says('bo', 'late', { call }))
      .then(['AnswerDiscarded', { reason: 'late' }]);
  });

  it('warns once of what is near', () => {
    given(...checking)
      .when(monitor('warn', ['time_limit']))
      .then(['TerminationWarned', { condition: 'time_limit', status: 'near' }]);
    given(...checking, monitor('warn', ['time_limit']))
      .when(monitor('warn', ['time_limit']))
      .thenNothingHappens();
  });

  it('an extension calls a pending end off, and there is another round', () => {
    given(...checking, monitor('stop', ['round_limit'], 'check-1-1'))
      .when(command('ExtendLimits', { rounds: 2, time_ms: 0 }))
      .then(
        ['LimitsExtended', { rounds: 2 }],
        ['RoundStarted', { round: 2 }],
        ['TimerSet'],
        ['TurnRequested'],
        ['TurnRequested'],
        ['TurnRequested'],
      );
  });

  it('an extension counts against an end that was assessed before it and arrives after it', () => {
    const extended = [...checking, command('ExtendLimits', { rounds: 2, time_ms: 0 })];
    given(...extended)
      .when(monitor('stop', ['round_limit'], 'check-1-1'))
      .then(
        ['TerminationChecked'],
        ['EndOverridden', { conditions: ['round_limit'] }],
        ['RoundStarted', { round: 2 }],
        ['TimerSet'],
        ['TurnRequested'],
        ['TurnRequested'],
        ['TurnRequested'],
      );
    given(table(), command('ExtendLimits', { rounds: 2, time_ms: 0 }))
      .when(monitor('stop', ['time_limit']))
      .then(['TerminationChecked'], ['EndOverridden']);
    const bounded = table({
      termination: layered({ stop_when: [{ cost_budget: { max_micro_usd: 5 } }], grace_ms: 1000 }),
    });
    given(bounded, command('ExtendLimits', { rounds: 2, time_ms: 0 }))
      .when(monitor('stop', ['cost_budget']))
      .then(['TerminationChecked'], ['EndAnnounced'], ['TimerSet']);
  });

  describe('auto_exit while it runs (T6)', () => {
    const goesOn = [
      ['RoundStarted', { round: 2 }],
      ['TimerSet'],
      ['TurnRequested'],
      ['TurnRequested'],
      ['TurnRequested'],
    ] as const;
    const off = command('SwitchAutoExit', { on: false });

    it('is switched off and on; what it is already changes nothing', () => {
      const { state } = given(table())
        .when(off)
        .then(['AutoExitSwitched', { on: false, actor: { id: 'ula' } }]);
      expect(state.stopping.policy.auto_exit).toBe(false);
      given(table(), off).when(off).thenNothingHappens();
      const on = command('SwitchAutoExit', { on: true });
      expect(given(table(), off, on).state.stopping.policy.auto_exit).toBe(true);
    });

    it('off calls a pending end off, even one that nothing else overrides, and it goes on', () => {
      given(...checking, monitor('stop', ['round_limit'], 'check-1-1'))
        .when(off)
        .then(['AutoExitSwitched'], ['EndOverridden', { conditions: ['round_limit'] }], ...goesOn);
    });

    it('off counts against an end that was assessed before it and arrives after it', () => {
      const bounded = table({ termination: layered({ stop_when: [{ cost_budget: { max_micro_usd: 5 } }] }) });
      given(bounded, off)
        .when(monitor('stop', ['cost_budget']))
        .then(['TerminationChecked'], ['EndOverridden', { conditions: ['cost_budget'] }]);
    });

    it('off leaves an end that somebody asked for', () => {
      given(...checking, monitor('stop', ['exit_words'], 'check-1-1'))
        .when(off)
        .then(['AutoExitSwitched']);
      given(table(), off)
        .when(monitor('stop', ['vote']))
        .then(['TerminationChecked'], ['TimerCancelled'], ['ChannelClosed', { reason: 'vote' }]);
    });

    it('is needed where nothing else would ever end it', () => {
      given(table({ settings: { rounds: 0 } }))
        .when(off)
        .thenRefused('invalid-request');
    });

    it('is no word to a channel that is closed', () => {
      given(table(), command('StopChannel', { reason: '' }))
        .when(off)
        .thenRefused('channel-closed');
    });
  });

  it('continue calls it off, and what asked for it has to come about anew', () => {
    const { state } = given(...checking, monitor('stop', ['consensus'], 'check-1-1'))
      .when(command('ContinueChannel', {}))
      .then(
        ['EndOverridden', { conditions: ['consensus'] }],
        ['RoundStarted', { round: 2 }],
        ['TimerSet'],
        ['TurnRequested'],
        ['TurnRequested'],
        ['TurnRequested'],
      );
    expect(state.stopping.pending).toBeUndefined();
    given(...checking)
      .when(command('ContinueChannel', {}))
      .thenRefused('no-end-pending');
  });

  it('continue cannot bring back money', () => {
    const bounded = table({
      termination: layered({ stop_when: [{ cost_budget: { max_micro_usd: 5 } }], grace_ms: 1000 }),
    });
    given(bounded, monitor('stop', ['cost_budget']))
      .when(command('ContinueChannel', {}))
      .thenRefused('cannot-continue');
  });

  it('a grace announces the end, and the timer brings it', () => {
    const graceful = table({
      termination: layered({
        stop_when: [{ round_limit: { max: 1 } }, { priority_command: {} }],
        grace_ms: 60_000,
      }),
    });
    const announced = [graceful, ...everybody(), summed('summarise-1-1-1')];
    given(...announced)
      .when(monitor('stop', ['round_limit'], 'check-1-1'))
      .then(
        ['TerminationChecked'],
        ['EndAnnounced', { due_at: '2026-01-01T12:01:00.000Z' }],
        ['TimerSet', { purpose: 'grace' }],
      );
    given(...announced, monitor('stop', ['round_limit'], 'check-1-1'))
      .when(fire('grace-2026-01-01T12:01:00.000Z'))
      .then(['TimerFired'], ['FacilitationRequested', { task: 'conclude' }]);
    given(...announced, monitor('stop', ['round_limit'], 'check-1-1'))
      .when(monitor('stop', ['priority_command']))
      .then(['TerminationChecked'], ['TimerCancelled'], ['FacilitationRequested', { task: 'conclude' }]);
  });

  it('a stop by the user always wins: at once, in any phase', () => {
    for (const history of [[table()], checking, [...checking, monitor('stop', ['round_limit'], 'check-1-1')]]) {
      given(...history)
        .when(command('StopChannel', { reason: '' }))
        .then(['ChannelClosed', { status: 'stopped', reason: 'stopped_by_user' }]);
    }
  });

  it('nothing but a late bill follows the end', () => {
    const closed = [table(), command('StopChannel', { reason: '' })];
    given(...closed)
      .when(says('ana'))
      .thenRefused('channel-closed');
    given(...closed)
      .when(say('hello'))
      .thenRefused('channel-closed');
    given(...closed)
      .when(command('CallVote', { question: '' }))
      .thenRefused('channel-closed');
    given(...closed)
      .when(monitor('stop', ['time_limit']))
      .thenNothingHappens();
    const failed = { request_id: 'turn-1-1-ana', code: 'refusal', message: '' };
    given(...closed)
      .when(command('FailTurn', { ...failed, call }))
      .then(['AnswerDiscarded', { reason: 'channel_closed' }]);
    given(...closed)
      .when(command('FailTurn', failed))
      .thenRefused('channel-closed');
  });
});

describe('doubt (T2)', () => {
  const doubting = [...firstRound, summed('summarise-1-1-1'), monitor('doubt', ['consensus'], 'check-1-1')];

  it('asks the neutral model, and the monitor once more', () => {
    given(...doubting.slice(0, -1))
      .when(doubting.at(-1)!)
      .then(['TerminationChecked'], ['TerminationWarned'], ['FacilitationRequested', { task: 'judge' }]);
    given(...doubting)
      .when(judged('judge-1-2-1', true))
      .then(
        ['FacilitationCompleted'],
        ['AgreementJudged', { agreed: true }],
        ['CheckRequested', { check_id: 'check-1-2' }],
      );
  });

  it('a model that does not answer has not agreed', () => {
    const fail = (attempt: number, number: number) =>
      command('FailFacilitation', { request_id: `judge-1-${number}-${attempt}`, code: 'refusal', message: '' });
    given(...doubting, fail(1, 2))
      .when(fail(2, 3))
      .then(['FacilitationFailed'], ['AgreementJudged', { agreed: false }], ['CheckRequested']);
  });
});

describe('votes (T1)', () => {
  const called = [table(), command('CallVote', { question: 'Enough?' })];
  const ballot = (choice: 'end' | 'continue' | 'abstain', participant_id?: string): Command => {
    const sent = command('CastBallot', { choice, reasoning: '', ...(participant_id && { participant_id }) });
    return participant_id ? { ...sent, actor: { kind: 'participant', id: participant_id } } : sent;
  };
  const closed = (data: object) => ['VoteClosed', expect.objectContaining(data) as object] as const;

  it('asks every member, people too', () => {
    given(table())
      .when(command('CallVote', { question: 'Enough?' }))
      .then(
        ['VoteCalled', { vote_id: 'vote-1', voters: ['ana', 'bo', 'cy'] }],
        ['TimerSet', { timer_id: 'vote-1', purpose: 'vote', due_at: '2026-01-01T12:01:00.000Z' }],
        ['BallotRequested', { participant_id: 'ana', request_id: 'ballot-vote-1-ana' }],
        ['BallotRequested'],
        ['BallotRequested', { participant_id: 'cy', participant_kind: 'person' }],
      );
  });

  it('closes with the last ballot; a majority of those for or against decides', () => {
    given(...called, ballot('end', 'ana'), ballot('end', 'bo'))
      .when(ballot('continue', 'cy'))
      .then(['BallotCast'], ['TimerCancelled'], closed({ end: 2, continue: 1, passed: true }) as never);
    given(...called, ballot('end', 'ana'), ballot('continue', 'bo'))
      .when(ballot('abstain', 'cy'))
      .then(['BallotCast'], ['TimerCancelled'], closed({ end: 1, continue: 1, abstained: 1, passed: false }) as never);
  });

  it('counts silence as abstention when its time is up, and needs its quorum', () => {
    given(...called, ballot('end', 'ana'), ballot('end', 'bo'))
      .when(fire('vote-1'))
      .then(['TimerFired'], closed({ end: 2, abstained: 1, quorum_met: true, passed: true }) as never);
    given(...called, ballot('end', 'ana'))
      .when(fire('vote-1'))
      .then(['TimerFired'], closed({ turnout: 1 / 3, quorum_met: false, passed: false }) as never);
  });

  it('is open to who called it, until they have voted or its time is up, where no person has a seat', () => {
    const hosted = [
      table({ members: ['ana', 'bo', 'cy'].map((id) => member(id)) }),
      command('CallVote', { question: 'Enough?' }),
      ballot('end', 'ana'),
      ballot('end', 'bo'),
    ];
    given(...hosted)
      .when(ballot('continue', 'cy'))
      .then(['BallotCast']);
    given(...hosted, ballot('continue', 'cy'))
      .when(ballot('end'))
      .then(['BallotCast', { voter: 'user:ula' }], ['TimerCancelled'], closed({ end: 3, passed: true }) as never);
    given(...hosted, ballot('continue', 'cy'))
      .when(fire('vote-1'))
      .then(['TimerFired'], closed({ end: 2, continue: 1, abstained: 0, turnout: 1 }) as never);
  });

  const as = (actor: Actor, sent: Command): Command => ({ ...sent, actor });
  const OPERATOR: Actor = { kind: 'operator', id: 'local' };
  const seats = (...kinds: Parameters<typeof member>[1][]) =>
    table({ members: kinds.map((kind, index) => member(['ana', 'bo', 'cy'][index]!, kind)) });
  const asked = (opening: Command) => [opening, as(OPERATOR, command('CallVote', { question: 'Enough?' }))];

  it('who names no seat votes by the one that is a person’s: one person has one vote, and it is not waited for', () => {
    const waiting = [...asked(seats('hosted', 'hosted', 'person')), ballot('end', 'ana'), ballot('end', 'bo')];
    given(...waiting)
      .when(as(OPERATOR, ballot('end')))
      .then(
        ['BallotCast', { voter: 'cy', voter_kind: 'participant', cast_by: OPERATOR }],
        ['TimerCancelled'],
        closed({ end: 3, turnout: 1 }) as never,
      );
    given(...waiting.slice(0, 2), as(OPERATOR, ballot('end')))
      .when(as(OPERATOR, ballot('continue', 'cy')))
      .thenRefused('already-answered');
  });

  it('where several seats are people’s it has to be said whose it is', () => {
    given(...asked(seats('hosted', 'person', 'person')))
      .when(as(OPERATOR, ballot('end')))
      .thenRefused('invalid-request');
    given(...asked(seats('hosted', 'person', 'person')), as(OPERATOR, ballot('end', 'bo')))
      .when(as(OPERATOR, ballot('end', 'cy')))
      .then(['BallotCast', { voter: 'cy' }]);
  });

  it('an operator who has voted for an external agent’s seat has no second vote as the user, and the other way round', () => {
    const external = asked(seats('hosted', 'hosted', 'external'));
    given(...external, as(OPERATOR, ballot('end', 'cy')))
      .when(as(OPERATOR, ballot('end')))
      .thenRefused('already-answered');
    given(...external, as(OPERATOR, ballot('end')))
      .when(as(OPERATOR, ballot('end', 'cy')))
      .thenRefused('already-answered');
    given(...external, as(OPERATOR, ballot('end', 'cy')), ballot('end', 'ana'))
      .when(ballot('end', 'bo'))
      .then(['BallotCast'], ['TimerCancelled'], closed({ end: 3, turnout: 1 }) as never);
  });

  it('who is no voter of the channel has none, whoever it is; there is one vote at a time', () => {
    given(...called)
      .when(ballot('end'))
      .thenRefused('not-a-voter');
    const other: Actor = { kind: 'operator', id: 'other' };
    given(...asked(seats('hosted', 'hosted', 'hosted')))
      .when(as(other, ballot('end')))
      .thenRefused('not-a-voter');
    given(...called)
      .when(ballot('end', 'mallory'))
      .thenRefused('not-a-participant');
    given(...called)
      .when(command('CallVote', { question: '' }))
      .thenRefused('vote-open');
    given(table()).when(ballot('end', 'ana')).thenRefused('no-vote-open');
    given(table({ termination: layered({}) }))
      .when(command('CallVote', { question: '' }))
      .thenRefused('no-vote-here');
  });
});

describe('signals (T1)', () => {
  const waiting = table({
    termination: layered({ stop_when: [{ external_signal: { name: 'deployed', from: ['ula'] } }] }),
  });

  it('count where a condition waits for them, from whom it may come', () => {
    given(waiting)
      .when(command('SendSignal', { name: 'deployed' }))
      .then(['SignalReceived', { name: 'deployed' }]);
    given(waiting)
      .when(command('SendSignal', { name: 'other' }))
      .thenRefused('unknown-signal');
    const stranger = {
      ...command('SendSignal', { name: 'deployed' }),
      actor: { kind: 'user' as const, id: 'mallory' },
    };
    given(waiting).when(stranger).thenRefused('signal-not-allowed');
  });
});

describe('time (T5)', () => {
  const silent = layered({ stop_when: [{ user_silence: { max_ms: 60_000, warn_at_ms: 30_000 } }, { time_limit: {} }] });

  it('silence is counted anew whenever a person says something', () => {
    given(party({ termination: silent }))
      .when(say('hello'))
      .then(
        ['InterventionRecorded'],
        ['TimerCancelled', { timer_id: 'silence-1-30000' }],
        ['TimerCancelled', { timer_id: 'silence-1-60000' }],
        ['TimerSet', { timer_id: 'silence-2-30000' }],
        ['TimerSet', { timer_id: 'silence-2-60000' }],
        ['FacilitationRequested'],
      );
  });

  it('more time moves the timers that are to come, and starts those anew that have fired', () => {
    given(table(), fire('elapsed-1500000'))
      .when(command('ExtendLimits', { rounds: 0, time_ms: 600_000 }, '2026-01-01T12:26:00.000Z'))
      .then(
        ['LimitsExtended'],
        ['TimerCancelled', { timer_id: 'elapsed-1800000' }],
        ['TimerSet', { timer_id: 'elapsed-1-2100000', due_at: '2026-01-01T12:36:00.000Z' }],
        ['TimerSet', { timer_id: 'elapsed-1-2400000', due_at: '2026-01-01T12:40:00.000Z' }],
      );
    given(table())
      .when(command('ExtendLimits', { rounds: 0, time_ms: 0 }))
      .thenRefused('invalid-request');
  });
});

describe('what people type (R2)', () => {
  it.each([
    ['/extend 2 rounds', ['LimitsExtended', { rounds: 2, time_ms: 0 }]],
    ['/extend 2h', ['LimitsExtended', { rounds: 0, time_ms: 7_200_000 }]],
    ['/auto-exit off', ['AutoExitSwitched', { on: false }]],
    ['/auto-exit 关', ['AutoExitSwitched', { on: false }]],
    ['/vote Enough?', ['VoteCalled', { question: 'Enough?' }]],
    ['/stop', ['ChannelClosed', { status: 'stopped' }]],
  ] as const)('%s', (text, first) => {
    const decision = roundTable.decide(given(table()).state, say(text));
    expect(decision).toMatchObject({ ok: true });
    if (decision.ok) expect(decision.events[0]).toMatchObject({ type: first[0], data: first[1] });
  });

  it.each([
    ['/vote yes', 'end'],
    ['/vote NO', 'continue'],
    ['/vote abstain', 'abstain'],
    ['/vote 是', 'end'],
    ['/vote 否', 'continue'],
  ] as const)('%s is a ballot while a vote is open', (text, choice) => {
    const hosted = table({ members: ['ana', 'bo', 'cy'].map((id) => member(id)) });
    given(hosted, command('CallVote', { question: '' }))
      .when(say(text))
      .then(['BallotCast', { voter: 'user:ula', choice }]);
    given(table()).when(say(text)).thenRefused('no-vote-open');
  });

  it.each(['/dance', '/extend', '/extend two rounds', '/extend 31d', '/auto-exit', '/auto-exit perhaps', '  '])(
    'refuses %j',
    (text) => {
      given(table()).when(say(text)).thenRefused('invalid-request');
    },
  );

  it('words to the monitor are recorded, and are no words to the table', () => {
    const { state } = given(party())
      .when(say('goodbye!'))
      .then(['InterventionRecorded', { text: 'goodbye!' }]);
    expect(state.waiting).toEqual([]);
    given(party()).when(say('/end')).then(['InterventionRecorded']);
    given(party())
      .when(say('say goodbye to bugs'))
      .then(['InterventionRecorded'], ['FacilitationRequested', { task: 'select' }]);
  });
});

describe('bad openings', () => {
  it.each([
    [{ question: ' ' }, '/question'],
    [{ settings: { rounds: 0 }, termination: layered({ auto_exit: false }) }, '/config/rounds'],
    [{ settings: { min_speakers: 3, max_speakers: 2 } }, '/config/min_speakers'],
    [
      { termination: { stop_when: [{ round_limit: { max: 3, warn_at: 3 } }] } },
      '/termination/stop_when/0/round_limit/warn_at',
    ],
    [{ termination: { stop_when: [], without: ['boredom'] } }, '/termination/without/0'],
  ])('%j is refused at %s', (changes, pointer) => {
    const decision = roundTable.decide(roundTable.initialState, table(changes));
    expect(decision).toMatchObject({ ok: false, problem: { errors: [expect.objectContaining({ pointer })] } });
  });

  it('two members of one name are refused', () => {
    const { members } = table().data as { members: never[] };
    given()
      .when(table({ members: [...members, ...members] }))
      .thenRefused('invalid-request');
  });
});
