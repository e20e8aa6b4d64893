import { COMMAND_TYPES, type Command, type ParleyEvent } from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import { REGISTRY, type Deliberation } from '../registry.js';
import { authorityProblem } from '../authority.js';
import type { Protocol } from '../protocol.js';
import { roundTable } from '../round-table/index.js';
import * as table from '../round-table/round-table.fixtures.js';
import { command } from './command.fixtures.js';

const { decide, evolve, initialState, wordsSaid } = REGISTRY.deliberation;
const OPERATOR = { kind: 'operator', id: 'op' } as const;

const after = (...commands: Pick<Command, 'type' | 'data'>[]): Deliberation =>
  commands.reduce<Deliberation>((state, one) => {
    const decision = decide(state, { ...one, actor: OPERATOR } as Command);
    if (!decision.ok) throw new Error(JSON.stringify(decision.problem));
    return decision.events.reduce(evolve, state);
  }, initialState);

const stopped = (opening = table.table()) => after(opening, command('StopChannel', { reason: '' }));
const erase = (state: Deliberation, subject: string, more: object = {}, actor: object = OPERATOR) =>
  decide(state, { ...command('EraseWords', { subject, because: 'Asked for.', ...more }), actor } as unknown as Command);

describe('erasing what somebody said', () => {
  it('is an event that names whose and why, and nothing of what', () => {
    const decision = erase(stopped(), 'cy');
    expect(decision).toMatchObject({
      events: [{ type: 'WordsErased', data: { subject: 'cy', because: 'Asked for.', actor: OPERATOR } }],
    });
  });

  it('is done once, and again where a restore brought keys back', () => {
    const state = stopped();
    const first = erase(state, 'cy');
    const again = first.ok && erase(first.events.reduce(evolve, state), 'cy');
    expect(again).toMatchObject({ ok: true, events: [] });
    const restored = first.ok && erase(first.events.reduce(evolve, state), 'cy', { still_kept: true });
    expect(restored).toMatchObject({ events: [{ type: 'WordsErased' }] });
  });

  it('has to wait for the end of the channel', () => {
    expect(erase(after(table.table()), 'cy')).toMatchObject({ problem: { code: 'channel-open' } });
  });

  it('is refused of a hosted seat, which has nobody’s words, and of no seat', () => {
    for (const subject of ['ana', 'nobody'])
      expect(erase(stopped(), subject)).toMatchObject({ problem: { errors: [{ pointer: '/subject' }] } });
  });

  it('is an operator’s to ask for', () => {
    expect(erase(stopped(), 'cy', {}, { kind: 'user', id: 'u' })).toMatchObject({ problem: { code: 'forbidden' } });
  });

  it('waits as long as the channel is to be kept, unless it is said to be done all the same', () => {
    const state = stopped(table.table({ retention_days: 30 }));
    const opened_at = '2025-12-31T12:00:00.000Z';
    const refused = { problem: { code: 'kept-for-longer', params: { until: '2026-01-30' } } };
    expect(erase(state, 'cy', { opened_at })).toMatchObject(refused);
    expect(erase(state, 'cy', { opened_at, despite_retention: true })).toMatchObject({
      events: [{ data: { despite_retention: true } }],
    });
    expect(erase(state, 'cy', { opened_at: '2025-11-01T12:00:00.000Z' })).toMatchObject({ ok: true });
  });
});

describe('what people said in what a command leads to', () => {
  const said = (state: Deliberation, one: Pick<Command, 'type' | 'data'>, actor: object = OPERATOR) => {
    const whole = { ...one, actor } as Command;
    const decision = decide(state, whole);
    const events: ParleyEvent[] = decision.ok ? decision.events : [];
    return wordsSaid(state, whole, events, events.reduce(evolve, state));
  };

  it('is a person’s own, and what follows of the frame is nobody’s', () => {
    const words = said(after(table.table()), table.says('cy', 'Four.', { participant_id: 'cy' }));
    expect(words).toMatchObject({ instead: '[erased]' });
    expect(new Set(words?.texts.map(({ of }) => of))).toEqual(new Set(['cy']));
    expect(words?.texts.map(({ pointer }) => pointer)).toContain('/text');
  });

  it('is nothing of what a model said', () => {
    const actor = { kind: 'participant', id: 'bo' };
    const state = after(table.table());
    const whole = { ...table.says('bo', 'Five.'), actor, sender: { kind: 'service', id: 'participant-agents' } };
    expect(said(state, whole as never, actor)).toBeUndefined();
  });

  it('is the names of people in an opening, and not its matter', () => {
    const words = said(initialState, table.table({ language: 'zh' }));
    expect(words).toMatchObject({ instead: '［已抹除］' });
    expect(words?.texts.map(({ pointer, of }) => `${of} ${pointer}`)).toEqual([
      'cy /members/2/name',
      'cy /members/2/persona',
    ]);
  });

  it('is an operator’s intervention', () => {
    expect(said(after(table.table()), command('Intervene', { text: 'Hm' }))?.texts).toEqual([
      { event: 0, pointer: '/text', of: 'user:op' },
    ]);
  });

  it.each([
    ['why it was stopped', command('StopChannel', { reason: 'Kim has left us.' })],
    ['the same, typed', command('Intervene', { text: '/stop Kim has left us.' })],
  ])('is %s, though no event says it', (_, one) => {
    expect(said(after(table.table()), one)).toEqual({ instead: '[erased]', author: 'user:op', texts: [] });
  });
});

describe('whose a command is', () => {
  const state = after(table.table());
  const opens = new Set<string>(REGISTRY.protocols.map(({ opening }) => opening.command));
  /** Why somebody’s words are erased is for auditors. */
  const nobodys = new Set<string>(['EraseWords']);
  const given = (type: Command['type'], participant_id?: string) =>
    ({
      ...command(type as 'ContinueChannel', (participant_id ? { participant_id } : {}) as never),
      actor: OPERATOR,
    }) as unknown as Command;
  const isForPeople = (one: Command): boolean => {
    const refusal = authorityProblem(roundTable as unknown as Protocol, state.state!, one);
    return refusal?.code !== 'forbidden';
  };
  const theirs = COMMAND_TYPES.filter((type) => !opens.has(type) && !nobodys.has(type) && isForPeople(given(type)));

  it('most are for people to give, and what services send is not', () => {
    expect(theirs).toEqual(
      expect.arrayContaining(['StopChannel', 'Intervene', 'CallVote', 'SendSignal', 'ForkChannel']),
    );
    expect(theirs).not.toContain('SignalTermination');
  });

  it.each(theirs)('%s is its author’s, with all that is kept of it', (type) => {
    expect(wordsSaid(state, given(type), [], state)).toMatchObject({ author: 'user:op' });
    const ofSeat = isForPeople(given(type, 'cy')) && wordsSaid(state, given(type, 'cy'), [], state);
    expect(ofSeat).toMatchObject({ author: 'cy' });
  });
});
