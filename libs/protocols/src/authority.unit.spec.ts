import { COMMAND_TYPES, type Actor, type Command } from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import { authorityProblem, openingProblem } from './authority.js';
import { openInterview as openInterview, says } from './interview/interview.fixtures.js';
import { interview } from './interview/index.js';
import { negotiation } from './negotiation/index.js';
import { candidates, drafted, feedback, open, screening } from './negotiation/negotiation.fixtures.js';
import { PROTOCOLS, registryOf, type OpenDeliberation } from './registry.js';

const service = (id: string): Actor => ({ kind: 'service', id });
const participant = (id: string): Actor => ({ kind: 'participant', id });
const [AGENTS, COACH, MONITOR, ADMIN] = [
  'participant-agents',
  'coach-judge',
  'termination-monitor',
  'channel-admin',
].map(service) as [Actor, Actor, Actor, Actor];
const ULA: Actor = { kind: 'user', id: 'ula' };
const OPERATOR: Actor = { kind: 'operator', id: 'ops' };

/** A negotiation in its first round: alice and bob are hosted, charlie is a person. */
const { deliberation } = registryOf(PROTOCOLS);
const asPeople = candidates.map((one) =>
  one.participant_id === 'charlie' ? { ...one, kind: 'person' as const } : one,
);
const { state } = [
  open({}, { candidates: asPeople }),
  { ...screening(), actor: COACH },
  { ...drafted(), actor: COACH },
].reduce((channel, command) => {
  const decision = deliberation.decide(channel, command);
  if (!decision.ok) throw new Error(decision.problem.detail);
  return decision.events.reduce(deliberation.evolve, channel);
}, deliberation.initialState) as OpenDeliberation;

const judge = (command: Command, actor: Actor, sender?: Actor) =>
  authorityProblem(negotiation as never, state, { ...command, actor, ...(sender && { sender }) })?.code;

describe('nobody speaks for another (N1, N2)', () => {
  const of = (id: string) => feedback(id, 'accept');

  it.each<[string, string, Actor, Actor | undefined]>([
    ['a hosted seat by the worker that plays it', 'alice', participant('alice'), AGENTS],
    ['a person by the key of the seat, over REST', 'charlie', participant('charlie'), undefined],
    ['a person’s agent over the bus', 'charlie', participant('charlie'), participant('charlie')],
    ['a person by an operator, who is named', 'charlie', OPERATOR, undefined],
  ])('%s may', (_, seat, actor, sender) => {
    expect(judge(of(seat), actor, sender)).toBeUndefined();
  });

  it.each<[string, string, Actor, Actor | undefined]>([
    ['any key that may write, for a person', 'charlie', ULA, undefined],
    ['any key that may write, for a hosted seat', 'alice', ULA, undefined],
    ['an operator, for a hosted seat', 'alice', OPERATOR, undefined],
    ['the key of one seat, for another', 'charlie', participant('alice'), undefined],
    ['the key of a hosted seat, were there one', 'alice', participant('alice'), undefined],
    ['the worker, for a person', 'charlie', participant('charlie'), AGENTS],
    ['another worker, as a hosted seat', 'alice', participant('alice'), COACH],
    ['the worker, as an operator', 'charlie', OPERATOR, AGENTS],
    ['an agent over the bus, as another', 'charlie', participant('charlie'), participant('alice')],
    ['a worker in its own name', 'alice', AGENTS, AGENTS],
  ])('%s may not', (_, seat, actor, sender) => {
    expect(judge(of(seat), actor, sender)).toBe('forbidden');
  });

  it('a vote without a participant is a person’s: no seat has a second one', () => {
    const ballot = { ...of('alice'), type: 'CastBallot', data: { choice: 'end', reasoning: '' } } as Command;
    expect(judge(ballot, ULA)).toBeUndefined();
    for (const [actor, sender] of [[participant('charlie')], [participant('alice'), AGENTS]] as const)
      expect(judge(ballot, actor, sender)).toBe('forbidden');
  });

  it('a turn of a person is not the worker’s to give up', () => {
    const request_id = (state as unknown as { turns: { participant_id: string; request_id: string }[] }).turns.find(
      ({ participant_id }) => participant_id === 'charlie',
    )!.request_id;
    const fails = { ...of('alice'), type: 'FailTurn', data: { request_id, code: 'timeout', message: '' } } as Command;
    expect(judge(fails, participant('charlie'), AGENTS)).toBe('forbidden');
  });

  it('a seat gives itself no key; an operator gives one to a person', () => {
    const data = { participant_id: 'charlie', token_hash: 'f'.repeat(64), expires_at: '2026-02-01T00:00:00Z' };
    const issues = { ...of('charlie'), type: 'IssueSeatToken', data } as Command;
    expect(judge(issues, OPERATOR)).toBeUndefined();
    for (const actor of [ULA, participant('charlie')]) expect(judge(issues, actor)).toBe('forbidden');
  });
});

describe('each service sends what is its work, and nothing else', () => {
  const mayOf = (protocol: (typeof PROTOCOLS)[number], actor: Actor, sender?: Actor) =>
    COMMAND_TYPES.filter((type) => {
      const command = { ...feedback('nobody', 'accept'), type, data: {}, actor, ...(sender && { sender }) } as Command;
      return !authorityProblem(protocol, state as never, command);
    });

  it.each(PROTOCOLS.map((protocol) => [protocol.name, protocol] as const))('in a %s', (_, protocol) => {
    const completions = [...new Set(Object.values(protocol.facilitations).map(({ command }) => command as string))];
    const own = { ...protocol, participants: () => [], openTurn: () => undefined, speaker: () => undefined } as never;
    expect(mayOf(own, COACH, COACH).toSorted()).toEqual(
      [...completions, 'FailFacilitation', 'GiveUpAnswer'].toSorted(),
    );
    expect(mayOf(own, MONITOR, MONITOR)).toEqual(['SignalTermination']);
    expect(mayOf(own, ADMIN).toSorted()).toEqual(['FireTimer', 'RevealBallots']);
    const forUsers = mayOf(own, ULA);
    expect(forUsers).toEqual(
      expect.arrayContaining(['Intervene', 'StopChannel', 'ExtendLimits', 'SwitchAutoExit', 'CallVote']),
    );
    for (const type of [
      ...completions,
      'FailTurn',
      'FailBallot',
      'RecordLookup',
      'GiveUpAnswer',
      'SignalTermination',
      'FireTimer',
      'RevealBallots',
    ])
      expect(forUsers).not.toContain(type);
    expect(mayOf(own, participant('p'), participant('p'))).toEqual(['SendSignal']);
  });

  it('and none says that it is somebody else', () => {
    for (const sender of [AGENTS, COACH, MONITOR])
      expect(judge({ ...says('/stop') }, { kind: 'user', id: 'ceo' }, sender)).toBe('forbidden');
  });

  it('only people open channels', () => {
    expect(openingProblem({ ...open(), actor: ULA })).toBeUndefined();
    for (const actor of [COACH, participant('alice')])
      expect(openingProblem({ ...open(), actor })?.code).toBe('forbidden');
    expect(openingProblem({ ...open(), actor: ULA, sender: COACH })?.code).toBe('forbidden');
  });
});

describe('in an interview the user’s words are the user’s (I1)', () => {
  const channel = openInterview().state;
  const may = (actor: Actor) => !authorityProblem(interview as never, channel as never, { ...says('Hello.'), actor });

  it('who opened it, an operator, and the key of the seat', () => {
    const { user } = channel.opened!;
    expect(channel.opened!.opened_by).toEqual(ULA);
    for (const actor of [ULA, OPERATOR, participant(user.participant_id)]) expect(may(actor)).toBe(true);
  });

  it('not another user, and not the Interviewer', () => {
    for (const actor of [{ kind: 'user', id: 'bo' } as Actor, participant('interviewer'), COACH])
      expect(may(actor)).toBe(false);
  });
});
