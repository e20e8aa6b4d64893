import type { Command, PlanRole, Speech } from '@parley/contracts';
import { deciderSpecification } from '@parley/testing/decider';
import { describe, expect, it } from 'vitest';
import { deciderOf } from '../shared/frame.js';
import { decided } from './decided.js';
import {
  call,
  command,
  entry,
  fire,
  goes,
  onEntry,
  ratifies,
  reviewed,
  role,
  says,
  speech,
  stance,
  workshopOf3,
} from './workshop.fixtures.js';
import { workshop as protocol } from './workshop.js';

const workshop = deciderOf(protocol);
const { given } = deciderSpecification(workshop);

const people = ['ana', 'bo', 'cy'].map((id) => role(id, { kind: 'person' }));
const opens = (settings: object = { premortem: true }, roles: PlanRole[] = people) => workshopOf3({ roles, settings });

/** ana proposes what settles all, and nobody has anything against it. */
const atOnce = (bo: Partial<Speech> = {}): Command[] => [
  says('ana', { entries: [entry('Cache the last week.', ['issue-1'])] }),
  says('bo', bo),
  says('cy'),
  ratifies('ana'),
];
const summedUp = reviewed('review-1-1-1');

/** The events of a workshop, and where it then stands. */
function played(...commands: Command[]) {
  let state = workshop.initialState;
  const events: { type: string; data: object }[] = [];
  for (const one of commands) {
    const decision = workshop.decide(state, one);
    if (!decision.ok) throw new Error(JSON.stringify(decision.problem));
    for (const event of decision.events) {
      events.push(event);
      state = workshop.evolve(state, event);
    }
  }
  const rounds = events.flatMap(({ type, data }) => (type === 'RoundStarted' ? [data] : []));
  const concluded = events.find(({ type }) => type === 'WorkshopConcluded')?.data;
  return { state, rounds, concluded, types: events.map(({ type }) => type) };
}

/** Nobody has to be asked about what all have seen: the round's last speech closes it. */
const settled = (bo: Partial<Speech> = {}): Command[] => {
  const all = atOnce(bo);
  const { state } = played(opens(), ...all.slice(0, 3));
  return [...all.slice(0, state.phase === 'ratifying' ? 4 : 3), summedUp];
};

describe('settled at once is not the end', () => {
  it('one role alone is asked to suppose that it was wrong: the first whose words left a doubt, else the first', () => {
    given(opens(), ...settled().slice(0, -1))
      .when(summedUp)
      .then(
        ['FacilitationCompleted'],
        ['WorkshopRoundReviewed'],
        ['RoundStarted', { round: 2, recipients: ['ana'], premortem: true, last: false }],
        ['TimerSet'],
        ['TurnRequested', { request_id: 'turn-1-2-ana', participant_id: 'ana', work: 'speech' }],
      );
    const { rounds } = played(opens(), ...settled({ analysis: 'I agree, though I am not sure about the size.' }));
    expect(rounds.at(-1)).toMatchObject({ recipients: ['bo'], premortem: true });
  });

  it.each([
    ['the setting is off', [opens({ premortem: false }), ...settled()]],
    [
      'somebody was silent',
      [opens(), ...atOnce().slice(0, 2), fire('timeout-turn-1-1-cy'), fire('timeout-ratify-1-cy'), summedUp],
    ],
    [
      'nothing was decided',
      [opens(), ...['ana', 'bo', 'cy'].map((id) => says(id, { stances: [stance('issue-1', 'no_issue')] })), summedUp],
    ],
    [
      'a script imagines nothing',
      [
        opens(
          { premortem: true },
          ['ana', 'bo', 'cy'].map((id) => role(id)),
        ),
        ...settled(),
      ],
    ],
  ])('nobody is where %s', (_, commands) => {
    const { rounds, concluded } = played(...commands);
    expect(rounds).toHaveLength(1);
    expect(concluded).toBeDefined();
  });

  it('a rehearsed role is asked where its script has a line for that turn', () => {
    const scripted = { ...role('bo'), script: [{ turn: 2, act: 'speak', speech: speech() }] } as PlanRole;
    const { rounds } = played(opens({ premortem: true }, [role('ana'), scripted, role('cy')]), ...settled());
    expect(rounds.at(-1)).toMatchObject({ recipients: ['bo'], premortem: true });
  });

  it('where it brings nothing that is open the workshop is the success that it was, and what it said stands in the outcome and the decision', () => {
    const waiting = played(opens(), ...settled()).state;
    expect(protocol.openTurn(waiting, 'turn-1-2-ana')).toMatchObject({ kind: 'premortem' });
    expect(protocol.inboxItem(waiting, { participant_id: 'ana', request_id: 'turn-1-2-ana' })).toMatchObject({
      premortem: true,
    });
    const { state, concluded, types } = played(
      opens(),
      ...settled(),
      says('ana', { analysis: 'Nobody asked who pays.', advice: 'Ask.' }),
    );
    expect(concluded).toMatchObject({ status: 'success', reason: 'issues_settled' });
    expect(concluded).not.toHaveProperty('not_heard');
    // One turn, and no call of the coach for it.
    expect(types.filter((type) => type === 'WorkshopRoundReviewed')).toHaveLength(1);
    expect(protocol.outcome(state)).toMatchObject({
      premortem: { round: 2, participant_id: 'ana', text: 'Nobody asked who pays.\n\nAsk.' },
    });
    expect(decided(state).sections).toContainEqual({
      ...{ heading: 'premortem', kind: 'list' },
      items: [{ text: 'Nobody asked who pays.\n\nAsk.', detail: 'ANA' }],
    });
  });

  it('a new issue or an objection brings a round with everybody, which max_rounds allows as before', () => {
    const finds = says('ana', { new_issues: ['Who pays?'] });
    const objects = says('ana', { entry_stances: [onEntry('entry-1', 'object')] });
    for (const one of [finds, objects]) {
      const { rounds } = played(opens({ premortem: true, max_rounds: 2 }), ...settled(), one, goes('check-2-1'));
      expect(rounds.at(-1)).toMatchObject({ round: 3, recipients: ['ana', 'bo', 'cy'], last: true });
      expect(rounds.at(-1)).not.toHaveProperty('premortem');
    }
    const { concluded } = played(opens({ premortem: true, max_rounds: 1 }), ...settled(), finds, goes('check-2-1'));
    expect(concluded).toMatchObject({ status: 'partial_consensus', reason: 'round_limit' });
  });

  it('what it proposes instead is put to the others, and who does not answer that was not heard', () => {
    const replaces = says('ana', { entries: [entry('Cache a month.', [], 'entry-1')] });
    const asked = played(opens(), ...settled(), replaces);
    expect(asked.state.phase).toBe('ratifying');
    const all = played(opens(), ...settled(), replaces, ratifies('bo'), ratifies('cy'));
    expect(all.concluded).toMatchObject({ status: 'success' });
    expect(all.state.entries.map(({ status }) => status)).toEqual(['superseded', 'in_draft']);
    const silent = played(opens(), ...settled(), replaces, ratifies('bo'), fire('timeout-ratify-2-cy'));
    expect(silent.concluded).toMatchObject({ status: 'partial_consensus', not_heard: ['cy'] });
    expect(silent.state.premortem).toMatchObject({ participant_id: 'ana', text: 'I have looked at it.' });
  });

  it('its silence and its failure test nothing, hold nobody up and take nothing back', () => {
    const silent = played(opens(), ...settled(), fire('timeout-turn-1-2-ana'));
    expect(silent.concluded).toMatchObject({ status: 'success' });
    expect(silent.state.premortem).toEqual({ round: 2, participant_id: 'ana', missed: 'timeout' });
    const models = workshopOf3({ settings: { premortem: true }, rehearsal: false });
    const failure = command('FailTurn', {
      ...{ request_id: 'turn-1-2-ana', code: 'model-timeout', message: 'No answer.', call },
    });
    const failed = played(models, ...settled(), failure);
    expect(failed.concluded).toMatchObject({ status: 'success' });
    expect(decided(failed.state).sections).toContainEqual({
      ...{ heading: 'premortem', kind: 'list' },
      items: [{ text: expect.stringMatching(/its model failed: .* not tested/u) as string, detail: 'ANA' }],
    });
  });
});
