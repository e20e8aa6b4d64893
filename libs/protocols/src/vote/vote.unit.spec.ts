import { deciderSpecification } from '@parley/testing/decider';
import { layered } from '@parley/termination';
import { describe, expect, it } from 'vitest';
import { command } from '../shared/command.fixtures.js';
import { deciderOf } from '../shared/frame.js';
import { commitmentOf } from './commitment.js';
import { stood } from './stood.js';
import { ballot, casts, opensVote, reveals, timeIsOver, voter } from './vote.fixtures.js';
import { vote } from './vote.js';

const { given } = deciderSpecification(deciderOf(vote));
const CHANNEL = opensVote().channel_id;
const all = [ballot('ana', ['Lyon'], 'The sea.'), ballot('bo', ['Ghent'], 'The trains.'), ballot('cy', ['Lyon'])];
const cast = all.map(({ participant_id, choices, reason }) => casts(participant_id, choices, reason));
const refusedAt = (pointer: string) => ({ code: 'invalid-request', errors: [expect.objectContaining({ pointer })] });

describe('a blind vote (ADR 62)', () => {
  it('asks everybody at once, and each has a deadline', () => {
    given()
      .when(opensVote({ members: [voter('ana'), voter('hal', 'hosted')], rehearsal: false }))
      .then(
        ['VoteOpened'],
        ['RoundStarted', { recipients: ['ana', 'hal'], last: true }],
        ['TimerSet', { purpose: 'turn_timeout' }],
        ['TimerSet', { purpose: 'model_deadline' }],
        ['TurnRequested', { participant_id: 'ana' }],
        ['TurnRequested', { participant_id: 'hal' }],
      );
  });

  it('tells of a ballot that it was cast, and its commitment, and nothing of what it says', () => {
    const { events, state } = given(opensVote())
      .when(cast[0]!)
      .then(['BallotSealed', { participant_id: 'ana', commitment: commitmentOf(CHANNEL, all[0]!) }]);
    for (const told of [
      events,
      state,
      vote.view(state),
      vote.inboxItem(state, { request_id: '', participant_id: 'bo' }),
    ])
      expect(JSON.stringify(told)).not.toMatch(/The sea|a nonce that/u);
    expect(stood(state)).toEqual({ votes: [], minority: [], not_heard: ['ana', 'bo', 'cy'], open_points: [] });
  });

  it('asks channel-admin for all ballots once the last is cast, and counts what it gives', () => {
    given(opensVote(), cast[0]!, cast[1]!)
      .when(cast[2]!)
      .then(['BallotSealed'], ['TimerCancelled'], ['TimerSet', { timer_id: 'reveal-ballots', purpose: 'reveal' }]);
    const { state } = given(opensVote(), ...cast)
      .when(reveals(...all))
      .then(
        ['TimerFired', { timer_id: 'reveal-ballots' }],
        ['BallotsRevealed', { ballots: all, result: { outcome: 'decided', winners: ['Lyon'], absent: [] } }],
        ['ChannelClosed', { status: 'completed', reason: 'decided' }],
      );
    expect(vote.outcome(state)).toMatchObject({
      minority: [{ participant_id: 'bo', position: 'Ghent', argument: 'The trains.' }],
    });
    expect(state.closed?.message).toBe(
      'Decided: Lyon. Counted (most votes): Lyon 2, Ghent 1, Turin 0. Ballots: 3, needed: 2. Chose otherwise: BO.',
    );
  });

  it('is told in the words of its language, and an option in its own, whatever it is called', () => {
    const yes = ['ana', 'bo', 'cy'].map((id) => ballot(id, ['consent']));
    const chinese = opensVote({ options: [], language: 'zh' }, { rule: 'consent' });
    const { state: agreed } = given(chinese, ...yes.map(({ participant_id }) => casts(participant_id, ['consent'])))
      .when(reveals(...yes))
      .then(['TimerFired'], ['BallotsRevealed'], ['ChannelClosed']);
    expect(agreed.closed?.message).toContain('已决定：同意。');
    const odd = ['ana', 'bo', 'cy'].map((id) => ballot(id, ['toString']));
    const opened = opensVote({ options: ['toString', 'Lyon'] });
    const { state } = given(opened, ...odd.map(({ participant_id }) => casts(participant_id, ['toString'])))
      .when(reveals(...odd))
      .then(['TimerFired'], ['BallotsRevealed'], ['ChannelClosed']);
    expect(state.closed?.message).toContain('Decided: toString. Counted (most votes): toString 3, Lyon 0.');
  });

  it('its decision is what the ballots came to, and before the reveal nothing', () => {
    const { state: before } = given(opensVote(), cast[0]!, cast[1]!)
      .when(cast[2]!)
      .then(['BallotSealed'], ['TimerCancelled'], ['TimerSet']);
    expect(vote.decided!(before)).toMatchObject({ question: 'Where do we move?', sections: [], next: [] });
    const { state } = given(opensVote(), ...cast)
      .when(reveals(...all))
      .then(['TimerFired'], ['BallotsRevealed'], ['ChannelClosed']);
    const { sections, claims } = vote.decided!(state);
    expect(sections).toMatchObject([{ heading: 'summary', text: expect.stringContaining('Decided: Lyon.') as string }]);
    expect([...claims!]).toEqual([
      ['ana', 'Lyon'],
      ['bo', 'Ghent'],
      ['cy', 'Lyon'],
    ]);
  });

  it('an objection has a word of its own, in the language of the vote', () => {
    const cast = [ballot('ana', ['consent']), ballot('bo', ['object'], '太贵')];
    const { state } = given(
      opensVote({ options: [], language: 'zh' }, { rule: 'consent', quorum: 2 }),
      ...cast.map(({ participant_id, choices, reason }) => casts(participant_id, choices, reason)),
      timeIsOver(),
    )
      .when(reveals(...cast))
      .then(['TimerFired'], ['BallotsRevealed', { result: { outcome: 'objected' } }], ['ChannelClosed']);
    expect(stood(state).minority).toMatchObject([{ participant_id: 'bo', position: '反对', argument: '太贵' }]);
  });

  it.each([
    ['another choice', [ballot('ana', ['Turin']), all[1]!, all[2]!]],
    ['another reason', [ballot('ana', ['Lyon'], 'The hills.'), all[1]!, all[2]!]],
    ['another nonce', [{ ...all[0]!, nonce: 'sixteen characters' }, all[1]!, all[2]!]],
    ['a ballot less', [all[0]!, all[1]!]],
    ['a ballot of somebody who cast none', [...all, ballot('dan', ['Lyon'])]],
  ])('opens no ballot that is not what was committed to: %s', (_, ballots) => {
    given(opensVote(), ...cast)
      .when(reveals(...ballots))
      .thenRefused('invalid-request');
  });

  it('opens none before its time', () => {
    given(opensVote(), cast[0]!).when(reveals(all[0]!)).thenRefused('unknown-request');
  });

  it('names who has not voted in time as absent, and counts it for nothing', () => {
    const { state } = given(
      opensVote({ options: [] }, { rule: 'consent' }),
      casts('ana', ['consent']),
      casts('bo', ['consent']),
    )
      .when(timeIsOver())
      .then(
        ['TimerFired'],
        ['TurnSkipped', { participant_id: 'cy', cause: 'timeout' }],
        ['TimerSet', { purpose: 'reveal' }],
      );
    const { state: over } = { state };
    expect(vote.view(over).turns.map(({ status }) => status)).toEqual(['answered', 'answered', 'absent']);
    const { state: closed } = given(
      opensVote({ options: [] }, { rule: 'consent' }),
      casts('ana', ['consent']),
      casts('bo', ['consent']),
      timeIsOver(),
    )
      .when(reveals(ballot('ana', ['consent']), ballot('bo', ['consent'])))
      .then(
        ['TimerFired'],
        [
          'BallotsRevealed',
          { result: { outcome: 'decided', absent: ['cy'], tally: [{ option: 'consent', count: 2 }] } },
        ],
        ['ChannelClosed', { message: expect.stringContaining('Absent, and for nothing: CY.') as string }],
      );
    expect(stood(closed)).toMatchObject({ not_heard: ['cy'], votes: [{ stance: 'agree' }, { stance: 'agree' }] });
  });

  it('a model that fails is absent', () => {
    given(opensVote({ members: [voter('ana'), voter('bo'), voter('hal', 'hosted')], rehearsal: false }))
      .when(command('FailTurn', { request_id: 'turn-1-1-hal', code: 'refusal', message: 'no' }))
      .then(
        ['TurnFailed', { participant_id: 'hal' }],
        ['TurnSkipped', { participant_id: 'hal', cause: 'turn_failed' }],
      );
  });

  it('where nobody has voted nothing is to be opened, and nothing is decided', () => {
    given(opensVote())
      .when(timeIsOver())
      .then(
        ['TimerFired'],
        ...['ana', 'bo', 'cy'].map((participant_id) => ['TurnSkipped', { participant_id }] as const),
        ['BallotsRevealed', { ballots: [], result: { outcome: 'no_quorum' } }],
        ['ChannelClosed', { status: 'no_agreement', reason: 'no_quorum' }],
      );
  });

  it('ended before its time, whoever has not voted is absent, and what was cast is opened', () => {
    const ends = { verdict: 'stop', condition: 'priority_command', measured: 1, limit: 1, evidence: [] } as never;
    given(opensVote({ termination: layered(vote.opening.defaults['vote']) }), cast[0]!)
      .when(command('SignalTermination', ends))
      .then(
        ['TerminationChecked'],
        ['TurnSkipped', { participant_id: 'bo', cause: 'stopped' }],
        ['TurnSkipped', { participant_id: 'cy', cause: 'stopped' }],
        ['TimerCancelled'],
        ['TimerSet', { purpose: 'reveal' }],
      );
  });

  it('called off, what was cast stays sealed for good', () => {
    const { events } = given(opensVote(), cast[0]!)
      .when(command('Intervene', { text: '/stop' }))
      .then(['ChannelClosed', { status: 'stopped', reason: 'stopped_by_user' }]);
    expect(JSON.stringify(events)).not.toContain('Lyon');
  });

  it.each([
    ['a second ballot', [cast[0]!], casts('ana', ['Ghent']), 'already-answered'],
    ['a ballot that is too late', [timeIsOver()], casts('ana', ['Ghent']), 'channel-closed'],
    ['somebody who does not vote here', [], casts('dan', ['Ghent']), 'not-a-participant'],
    ['what is none of the options', [], casts('ana', ['Rome']), 'invalid-request'],
    ['two where one is asked for', [], casts('ana', ['Lyon', 'Ghent']), 'invalid-request'],
  ])('refuses %s', (_, before, later, code) => {
    given(opensVote(), ...before)
      .when(later)
      .thenRefused(code);
  });

  it.each([
    ['/options', opensVote({ options: ['Lyon'] })],
    ['/options/1', opensVote({ options: ['Lyon', ' lyon '] })],
    ['/options', opensVote({}, { rule: 'consent' })],
    ['/config/quorum', opensVote({}, { quorum: 4 })],
    ['/members/1/name', opensVote({ members: [voter('ana'), { ...voter('bo'), name: 'ANA' }] })],
  ])('refuses an opening that says what cannot be: %s', (pointer, opens) => {
    const decision = deciderOf(vote).decide(vote.initialState, opens);
    expect(decision).toMatchObject({ ok: false, problem: refusedAt(pointer) });
  });
});
