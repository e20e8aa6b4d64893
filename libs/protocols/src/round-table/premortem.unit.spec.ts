import type { Command, RecordedEvent, Stance } from '@parley/contracts';
import { deciderSpecification } from '@parley/testing/decider';
import { assess, emptyLedger, evolveLedger, layered } from '@parley/termination';
import { describe, expect, it } from 'vitest';
import { deciderOf } from '../shared/frame.js';
import { ledger } from './ledger.js';
import { command, fire, goes, member, monitor, says, stance, table } from './round-table.fixtures.js';
import { roundTable as protocol } from './round-table.js';
import { decided } from './decided.js';

const roundTable = deciderOf(protocol);
const { given } = deciderSpecification(roundTable);

const seats = ['ana', 'bo', 'cy'].map((id) => member(id, 'person'));
const opens = (premortem = true, more = {}) =>
  table({ members: seats, settings: { premortem, summaries: 'at_the_end', ...more } });
const agree = (id: string, text = 'Four days it is.', verdict: Stance['verdict'] = 'agree') =>
  says(id, text, { stance: stance(verdict, 'four days') });
const atOnce = (bo = 'Fine.') => [agree('ana'), agree('bo', bo), agree('cy'), goes('check-1-1')];
const asked = (events: readonly { type: string; data: unknown }[]) =>
  events.flatMap(({ type, data }) => (type === 'RoundStarted' ? [data] : [])).at(-1);

/** The events of a table, numbered, and what the monitor finds in them. */
function played(...commands: Command[]) {
  let state = roundTable.initialState;
  const events: RecordedEvent[] = [];
  for (const one of commands) {
    const decision = roundTable.decide(state, one);
    if (!decision.ok) throw new Error(JSON.stringify(decision.problem));
    for (const event of decision.events) {
      const version = events.length + 1;
      events.push({
        ...event,
        version,
        position: version,
        recorded_at: one.time,
        protocol: 'round-table',
      } as RecordedEvent);
      state = roundTable.evolve(state, event);
    }
  }
  const folded = events.reduce((before, event) => evolveLedger(before, event, ledger), emptyLedger);
  const found = assess(folded).findings.find(({ condition }) => condition === 'consensus');
  return { events, state, consensus: found?.status };
}

describe('unanimous at once is not the end', () => {
  it('one member alone is asked to suppose that it was wrong: the first whose words left a doubt, else the first', () => {
    given(opens(), ...atOnce().slice(0, 3))
      .when(goes('check-1-1'))
      .then(
        ['TerminationChecked'],
        ['RoundStarted', { round: 2, recipients: ['ana'], premortem: true, last: false }],
        ['TimerSet'],
        ['TurnRequested', { request_id: 'turn-1-2-ana', participant_id: 'ana' }],
      );
    const { events } = played(opens(), ...atOnce('I agree, though I am not sure about Fridays.'));
    expect(asked(events)).toMatchObject({ recipients: ['bo'], premortem: true });
  });

  it.each([
    ['the setting is off', [opens(false), ...atOnce()]],
    ['somebody does not agree', [opens(), agree('ana'), agree('bo'), agree('cy', 'No.', 'partly'), goes('check-1-1')]],
    ['somebody was silent', [opens(), agree('ana'), agree('bo'), fire('turn-1-0'), goes('check-1-1')]],
    [
      'words came without a stance',
      [opens(), agree('ana'), agree('bo'), says('cy', 'That is what I think, too.'), goes('check-1-1')],
    ],
  ])('nobody is where %s', (_, commands) => {
    const { events } = played(...commands);
    expect(asked(events)).toEqual(expect.objectContaining({ round: 2, recipients: ['ana', 'bo', 'cy'] }));
    expect(asked(events)).not.toHaveProperty('premortem');
  });

  it('is a turn, and none of the agenda: after it come as many rounds as without, and it is asked for once', () => {
    const after = [opens(), ...atOnce(), agree('ana', 'Fridays went wrong.'), goes('check-2-2')];
    expect(asked(played(...after).events)).toMatchObject({ round: 3, recipients: ['ana', 'bo', 'cy'], last: true });
    const short = played(opens(true, { rounds: 1 }), ...atOnce());
    expect(asked(short.events)).toMatchObject({ round: 2, premortem: true });
  });

  it('a rehearsed member is asked where its script has a line for that turn, and nobody where none has: a script imagines nothing', () => {
    const line = (turn: number) => ({ turn, text: 'Fridays.', stance: stance('agree', 'four days') });
    const scripts = (...turns: number[]) => [member('ana'), { ...member('bo'), script: turns.map(line) }];
    const scripted = (...turns: number[]) =>
      table({ members: scripts(...turns), settings: { premortem: true, summaries: 'at_the_end' } });
    const both = [agree('ana'), agree('bo'), goes('check-1-1')];
    expect(asked(played(scripted(1, 2), ...both).events)).toMatchObject({ recipients: ['bo'], premortem: true });
    expect(asked(played(scripted(1), ...both).events)).not.toHaveProperty('premortem');
  });

  it('agreement counts after it, and not before, whatever rounds the condition asks for', () => {
    const once = table({
      ...{ members: seats, settings: { premortem: true, summaries: 'at_the_end' } },
      termination: layered({ stop_when: [{ consensus: { min_rounds: 1 } }] }),
    });
    expect(played(once, ...atOnce().slice(0, 3)).consensus).toBe('near');
    expect(played(once, ...atOnce(), agree('ana', 'Fridays went wrong.')).consensus).toBe('met');
    expect(played(once, ...atOnce(), agree('ana', 'Fridays!', 'disagree')).consensus).not.toBe('met');
  });

  it('its silence and its failure are no consent and hold nobody up: the next round asks everybody', () => {
    const silent = played(opens(), ...atOnce(), fire('turn-2-0'));
    expect(silent.consensus).not.toBe('met');
    expect(silent.state.phase).toBe('checking');
    expect(silent.state.premortem).toEqual({ round: 2, participant_id: 'ana', missed: 'timeout' });
    const model = table({
      ...{ members: [member('ana'), ...seats.slice(1)], rehearsal: false },
      settings: { premortem: true, summaries: 'at_the_end' },
    });
    const failure = command('FailTurn', { request_id: 'turn-1-2-ana', code: 'model-timeout', message: 'No answer.' });
    const failed = played(model, ...atOnce(), failure, goes('check-2-2'));
    expect(asked(failed.events)).toMatchObject({ round: 3, recipients: ['ana', 'bo', 'cy'] });
    const stopped = played(
      ...[model, ...atOnce(), failure, goes('check-2-2')],
      ...[agree('ana'), agree('bo'), agree('cy'), monitor('stop', ['consensus'], 'check-3-3')],
    ).state;
    expect(decided(stopped).sections).toContainEqual({
      ...{ heading: 'premortem', kind: 'list' },
      items: [{ text: expect.stringMatching(/its model failed: .* not tested/u) as string, detail: 'ANA' }],
    });
  });

  it('stands in the inbox, the outcome and the decision', () => {
    const waiting = played(opens(), ...atOnce()).state;
    expect(protocol.inboxItem(waiting, { participant_id: 'ana', request_id: 'turn-1-2-ana' })).toMatchObject({
      premortem: true,
    });
    expect(protocol.openTurn(waiting, 'turn-1-2-ana')).toMatchObject({ kind: 'premortem' });
    const { state } = played(
      opens(),
      ...atOnce(),
      agree('ana', 'Fridays went wrong.'),
      monitor('stop', ['consensus'], 'check-2-2'),
    );
    expect(state.premortem).toEqual({ round: 2, participant_id: 'ana', text: 'Fridays went wrong.' });
    expect(decided(state).sections).toContainEqual({
      heading: 'premortem',
      kind: 'list',
      items: [{ text: 'Fridays went wrong.', detail: 'ANA' }],
    });
  });
});
