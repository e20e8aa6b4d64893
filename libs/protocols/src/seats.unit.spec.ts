import {
  contractErrors,
  schemaErrors,
  type Command,
  type RecordedEvent,
  type SeatMessage,
  type SeatTypes,
} from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import * as talked from './interview/interview.fixtures.js';
import * as negotiated from './negotiation/negotiation.fixtures.js';
import { REGISTRY, type Deliberation } from './registry.js';
import * as seated from './round-table/round-table.fixtures.js';
import { tellSeats, UNTOLD } from './seats.js';
import * as teamed from './team/team.fixtures.js';
import * as planned from './workshop/workshop.fixtures.js';

const CHANNEL = '0199a5f0-0000-7000-8000-000000000001';

/** What seats are told as these commands are decided; with a command the id of the facilitation that it is for. */
function messagesOf(...steps: (Command | ((requestId: string) => Command))[]): SeatMessage[] {
  const { deliberation } = REGISTRY;
  let channel: Deliberation = deliberation.initialState;
  let fold = UNTOLD;
  let version = 0;
  const messages: SeatMessage[] = [];
  for (const step of steps) {
    const command = typeof step === 'function' ? step(channel.state!.facilitation!.request_id) : step;
    const decision = deliberation.decide(channel, { ...command, actor: actorOf(command) });
    if (!decision.ok) throw new Error(`refused: ${JSON.stringify(decision.problem)}`);
    for (const event of decision.events) {
      version += 1;
      const head = {
        position: version,
        version,
        id: `e-${version}`,
        tenant: 'acme',
        channel_id: CHANNEL,
        protocol: 'p',
      };
      const next = tellSeats(fold, { ...event, ...head } as unknown as RecordedEvent);
      fold = next.fold;
      messages.push(...next.messages);
    }
    channel = decision.state;
  }
  for (const { type, data } of messages) expect(contractErrors(type, data)).toEqual([]);
  expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
  return messages;
}

/** Whoever may send it. */
function actorOf({ type, data, actor }: Command): Command['actor'] {
  const { participant_id: id } = data as { participant_id?: string };
  if (/^(?:Complete(?!Phase)|FailFacilitation)/u.test(type)) return { kind: 'service', id: 'coach-judge' };
  if (type === 'SignalTermination') return { kind: 'service', id: 'termination-monitor' };
  if (type === 'FireTimer') return { kind: 'service', id: 'channel-admin' };
  if (type === 'IssueSeatToken') return { kind: 'operator', id: 'ula' };
  return id === undefined ? actor : { kind: 'participant', id };
}

const of = (messages: readonly SeatMessage[], participantId: string) =>
  messages.filter(({ participant_id }) => participant_id === participantId);
const kinds = (messages: readonly SeatMessage[]) => messages.map(({ type }) => type.slice(4));
const only = <T extends keyof SeatTypes>(messages: readonly SeatMessage[], type: T): SeatTypes[T][] =>
  messages.filter((one) => one.type === type).map(({ data }) => data as SeatTypes[T]);

describe('in a negotiation each seat hears of itself alone (N1)', () => {
  const { open, screening, drafted, feedback, candidates, gaps } = negotiated;
  const outside = candidates.map((one) => ({ ...one, kind: 'external' as const }));
  const begun = [
    open({}, { candidates: outside }),
    screening(['alice', 'bob']),
    drafted(negotiated.without('charlie')),
  ];

  it('is asked with its assignment, the form of its answer and what a model would read; and told what stands', () => {
    const all = messagesOf(...begun, feedback('alice', 'accept'), feedback('bob', 'accept'), gaps);
    const alice = of(all, 'alice');
    expect(kinds(alice)).toEqual(['Turn', 'Settled', 'Outcome']);
    const [turn] = only(alice, 'SeatTurn');
    expect(turn).toMatchObject({
      topic: 'AI meetup',
      name: 'Alice',
      kind: 'feedback',
      round: 1,
      answer_to: `parley.v1.command.acme.${CHANNEL}.AnswerTurn.participant-alice`,
      context: { assignment: { participant_id: 'alice', role: 'Speaker' } },
    });
    expect(schemaErrors(turn!.schema!, { reasoning: '', proposed_changes: [], feedback_type: 'accept' })).toEqual([]);
    expect(schemaErrors(turn!.schema!, { feedback_type: 'perhaps' })).not.toEqual([]);
    expect(turn!.told).toContain('An evening with a talk');
    expect(only(alice, 'SeatSettled')).toMatchObject([{ request_id: turn!.request_id, status: 'answered' }]);
    expect(only(alice, 'SeatOutcome')).toMatchObject([
      { status: 'success', outcome: { assignment: { participant_id: 'alice' }, proposal: { version: 1 } } },
    ]);
  });

  it('nothing of the plan, nor of what others say, comes to whoever was not selected or has withdrawn', () => {
    const secret = 'I am moving to Lisbon.';
    const all = messagesOf(
      ...begun,
      feedback('alice', 'accept', { reasoning: secret }),
      feedback('bob', 'withdraw', { reasoning: secret }),
      negotiated.command('StopChannel', { reason: '' }),
    );
    for (const stranger of ['charlie', 'dora', 'erik']) {
      expect(of(all, stranger).map(({ type, data }) => [type, data])).toEqual([
        ['SeatOutcome', { participant_id: stranger }],
      ]);
    }
    expect(only(of(all, 'bob'), 'SeatOutcome')).toEqual([{ participant_id: 'bob' }]);
    expect(JSON.stringify(of(all, 'charlie'))).not.toContain('meetup');
    for (const other of ['bob', 'charlie', 'dora', 'erik'])
      expect(JSON.stringify(of(all, other))).not.toContain(secret);
  });

  it('where all seats are hosted nobody is told anything', () => {
    expect(messagesOf(open(), screening(), drafted())).toEqual([]);
  });
});

describe('where every seat hears all, each is told what the others say', () => {
  it('at a round table, with votes', () => {
    const { table, member, says, command, fire } = seated;
    const all = messagesOf(
      table({ members: [seated.scripted('ana'), member('bo', 'external'), member('cy', 'person')] }),
      says('bo', 'For it.'),
      command('Intervene', { text: 'What of costs?' }),
      command('CallVote', { question: 'Enough?' }),
      command('CastBallot', { participant_id: 'bo', choice: 'end', reasoning: '' }),
      fire('vote-1'),
    );
    const bo = of(all, 'bo');
    expect(kinds(bo)).toEqual(['Turn', 'Settled', 'Said', 'Vote', 'Settled']);
    expect(only(bo, 'SeatSaid')).toMatchObject([{ event: 'InterventionRecorded', said: { text: 'What of costs?' } }]);
    const [vote] = only(bo, 'SeatVote');
    expect(vote).toMatchObject({ question: 'Enough?', vote_id: 'vote-1', due_at: expect.any(String) as string });
    expect(schemaErrors(vote!.schema, { reasoning: '', choice: 'end' })).toEqual([]);
    const cy = of(all, 'cy');
    expect(only(cy, 'SeatSaid').map(({ event }) => event)).toEqual(['ContributionMade', 'InterventionRecorded']);
    expect(only(cy, 'SeatSettled').map(({ status }) => status)).toEqual(['over']);
    expect(JSON.stringify(bo)).not.toContain('cost_micro_usd');
  });

  it('in a workshop, in its order', () => {
    const { workshopOf3, role, says } = planned;
    const all = messagesOf(
      workshopOf3({ roles: [role('ana'), role('bo', { kind: 'external' }), role('cy')] }),
      { ...says('ana', { advice: 'Cache it.' }), sender: { kind: 'service', id: 'participant-agents' } },
      says('bo'),
    );
    expect(kinds(all)).toEqual(['Said', 'Turn', 'Settled']);
    expect(only(all, 'SeatTurn')[0]).toMatchObject({
      kind: 'speech',
      told: expect.stringContaining('Cache it.') as string,
    });
  });

  it('in a team, whose lead is from outside', () => {
    const { teamOf4, expert, plans, phase } = teamed;
    const experts = [expert('lea', { kind: 'external' }), expert('ana'), expert('bo'), expert('cy')];
    const all = messagesOf(
      teamOf4({ experts }),
      plans(phase('one', 'ana')),
      teamed.command('StopChannel', { reason: '' }),
    );
    expect(kinds(all).slice(0, 2)).toEqual(['Turn', 'Settled']);
    expect(only(all, 'SeatTurn')[0]).toMatchObject({ kind: 'plan', instructions: expect.any(String) as string });
  });

  it('in an interview, whose user types freely', () => {
    const all = messagesOf(
      talked.opensInterview(),
      (id) => talked.command('CompleteBriefing', { request_id: id, notice: 'Say hello.', call: talked.call }),
      { ...talked.answers('Hello!'), sender: { kind: 'service', id: 'participant-agents' } },
      talked.says('We are nine.'),
    );
    expect(kinds(all)).toEqual(['Said', 'Turn', 'Said', 'Settled']);
    const [turn] = only(all, 'SeatTurn');
    expect(turn).toMatchObject({ kind: 'say', context: { said: 'Hello!' } });
    expect(turn).not.toHaveProperty('schema');
  });
});
