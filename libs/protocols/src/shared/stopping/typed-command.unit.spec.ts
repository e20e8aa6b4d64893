import { problem, type Actor, type Command } from '@parley/contracts';
import { layered, WISHES } from '@parley/termination';
import { describe, expect, it } from 'vitest';
import { PROTOCOLS, registryOf } from '../../registry.js';
import { says, table } from '../../round-table/round-table.fixtures.js';
import { role, says as speaks, workshopOf3 } from '../../workshop/workshop.fixtures.js';
import { command } from '../command.fixtures.js';

const { deliberation } = registryOf(PROTOCOLS);
const OPERATOR: Actor = { kind: 'operator', id: 'local' };

function after(...commands: Command[]) {
  return commands.reduce(
    ({ state }, one) => {
      const decision = deliberation.decide(state, one);
      const events = decision.ok ? decision.events : [];
      return { decision, events, state: events.reduce(deliberation.evolve, state) };
    },
    {
      decision: undefined as unknown,
      events: [] as { type: string; data: object }[],
      state: deliberation.initialState,
    },
  );
}

const typesAfter = (...commands: Command[]) => after(...commands).events.map(({ type }) => type);
const say = (text: string) => command('Intervene', { text });
const byOperator = <C extends Command>(one: C): C => ({ ...one, actor: OPERATOR });
/** A seat's own words; a hosted one's come from the worker that plays it. */
const bySeat = (one: Command, id = 'cy', isWorkers = false): Command => ({
  ...one,
  actor: { kind: 'participant', id },
  ...(isWorkers && { sender: { kind: 'service', id: 'participant-agents' } }),
});
const ENDS = ['[E]', '[e]', ' [E]. ', 'exit', 'Bye!', '/exit', '/quit'];

describe('what ends a channel ends it wherever it is typed (R2)', () => {
  it.each(ENDS)('%s is the command to end', (text) => {
    expect(after(table(), say(text)).events).toMatchObject([{ type: 'InterventionRecorded', data: { text: '/end' } }]);
  });

  it.each(PROTOCOLS.map(({ name, opening }) => [name, layered(Object.values(opening.defaults)[0])] as const))(
    'the policy of a %s takes it',
    (_, { stop_when }) => expect(stop_when).toContainEqual({ priority_command: { commands: ['/end'], from: [] } }),
  );

  it('it is the command that the channel has for it, and none where it has none', () => {
    const stop_when = [{ priority_command: { commands: ['/finish'], from: [] } }, { exit_words: {} }];
    expect(after(table({ termination: layered({ stop_when }) }), say('[E]')).events).toMatchObject([
      { data: { text: '/finish' } },
    ]);
    const none = layered({ stop_when: WISHES.filter((one) => !('priority_command' in one)) });
    expect(after(table({ termination: none }), say('[E]')).decision).toMatchObject({
      problem: { errors: [{ pointer: '/text', reason: 'no command ends this channel; /stop stops it' }] },
    });
  });

  it('where a channel has exit words of its own, others are words (T1)', () => {
    const own = layered({ stop_when: [{ priority_command: {} }, { exit_words: { words: ['basta'] } }] });
    expect(after(table({ termination: own }), say('bye')).events).toMatchObject([{ data: { text: 'bye' } }]);
    expect(after(table({ termination: own }), say('[E]')).events).toMatchObject([{ data: { text: '/end' } }]);
  });

  it.each(['Say goodbye to bugs, exit.', 'E', 'an [E] in the text'])('"%s" is said', (text) => {
    expect(after(table(), say(text)).events).toMatchObject([{ data: { text } }]);
  });
});

describe('a command in the place of an answer is one, and no answer', () => {
  it.each(['[E]', 'bye', '/end'])('%s in a turn at a table', (text) => {
    const { events } = after(table(), byOperator(says('cy', text)));
    expect(events).toMatchObject([{ type: 'InterventionRecorded', data: { text: '/end' } }]);
  });

  it('a stop, a vote and a ballot', () => {
    expect(typesAfter(table(), byOperator(says('cy', '/stop enough')))).toContain('ChannelClosed');
    expect(typesAfter(table(), byOperator(says('cy', '/vote Enough?')))).toContain('VoteCalled');
    const voted = after(table(), say('/vote Enough?'), bySeat(says('cy', '/vote no')));
    expect(voted.events).toMatchObject([{ type: 'BallotCast', data: { voter: 'cy', choice: 'continue' } }]);
  });

  it('what the key of a seat may not say is refused, and not taken for its answer', () => {
    for (const text of ['[E]', '/stop', '/vote Enough?', '/extend 2 rounds']) {
      const refused = problem('forbidden', { detail: `"${text}" is not a seat's to say` });
      expect(after(table(), bySeat(says('cy', text))).decision).toEqual({ ok: false, problem: refused });
    }
  });

  it('in a speech, and in an answer to a question', () => {
    const roles = [role('kim', { kind: 'person' }), role('bo')];
    expect(typesAfter(workshopOf3({ roles }), byOperator(speaks('kim', { analysis: '/stop' })))).toContain(
      'ChannelClosed',
    );
    const asked = [
      workshopOf3({ roles: [role('bo'), role('kim', { kind: 'person' })] }),
      bySeat(speaks('bo', { questions: [{ text: 'Which?', assumption: 'All.' }] }), 'bo', true),
    ];
    const answers = (answer: string) => command('AnswerClarification', { question_id: 'question-1', answer });
    expect(after(...asked, answers('[E]')).events).toMatchObject([{ data: { text: '/end' } }]);
    expect(typesAfter(...asked, answers(' /skip '))).toContain('ClarificationSkipped');
    expect(typesAfter(...asked, answers('Short ones.'))).toContain('ClarificationAnswered');
  });

  it('a path is no command, and a model is nobody who types', () => {
    expect(after(table(), byOperator(says('cy', '/usr is full'))).events[0]).toMatchObject({
      type: 'ContributionMade',
    });
    expect(after(table(), bySeat(says('ana', '[E]'), 'ana', true)).events[0]).toMatchObject({
      type: 'ContributionMade',
      data: { text: '[E]' },
    });
  });
});
