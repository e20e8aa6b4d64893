import type { Command } from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import { deciderOf } from '../shared/frame.js';
import { unheardBy } from './rules/ratification.js';
import { entry, onEntry, ratifies, role, says, stance, workshopOf3 } from './workshop.fixtures.js';
import { workshop } from './workshop.js';

const decider = deciderOf(workshop);

/** What a command comes to after others. */
function after(history: Command[], command: Command) {
  const state = history.reduce((before, one) => decide(before, one).state, decider.initialState);
  return decide(state, command);
}

function decide(before: typeof decider.initialState, command: Command) {
  const decision = decider.decide(before, command);
  const events = decision.ok ? decision.events : [];
  return { problem: decision.ok ? undefined : decision.problem, events, state: events.reduce(decider.evolve, before) };
}

/** kim is a person and speaks last; ana has proposed an entry that would settle the only issue. */
const upToKim = (settings = {}): Command[] => [
  workshopOf3({ roles: [role('ana'), role('bo'), role('kim', { kind: 'person' })], settings }),
  says('ana', { entries: [entry('A week view.', ['issue-1'])] }),
  says('bo'),
];
const proposed = upToKim();
const types = (analysis: string, more = {}) => says('kim', { analysis, ...more });
const refused = (pointer: string, reason: RegExp) => ({
  code: 'invalid-request',
  errors: [{ pointer, reason: expect.stringMatching(reason) as string }],
});

describe('what a person types into a speech is what the seat may say (R2, W4)', () => {
  it('an objection is one: the entry does not enter the draft', () => {
    const line = 'entry-1 object: a week view is useless on a phone';
    const { state, events } = after(proposed, types(line));
    expect(events[0]).toMatchObject({
      type: 'SpeechGiven',
      data: {
        speech: {
          analysis: line,
          entry_stances: [{ entry_id: 'entry-1', stance: 'object', reason: 'a week view is useless on a phone' }],
        },
      },
    });
    expect(events.map(({ type }) => type)).not.toContain('DraftEntryAdded');
    expect(state.entries[0]).toMatchObject({ status: 'proposed', stances: { kim: { stance: 'object' } } });
  });

  it('on issues too, and in the advice', () => {
    const { events } = after(proposed, types('See.', { advice: 'issue-1 反对：太慢' }));
    expect(events[0]).toMatchObject({
      data: { speech: { stances: [{ issue_id: 'issue-1', stance: 'object', reason: '太慢' }] } },
    });
  });

  it.each([
    ['entry-1 obejct: useless', /^"entry-1 obejct: useless" is no stance; write "entry-1 object: why"/u],
    ['entry-1 agree, but not on a phone', /is no stance/u],
    ['I object. It is useless.', /does not say to what you object/u],
    ['entry-1 no issue', /is an entry and no issue/u],
  ])('"%s" is asked back', (line, reason) => {
    expect(after(proposed, types(line)).problem).toMatchObject(refused('/speech/analysis', reason));
  });

  it('consent in the form whose reason says no is asked back, in a speech and when it is asked for, but not of a model', () => {
    const denied = { entry_stances: [{ ...onEntry('entry-1', 'agree'), reason: 'Under no circumstances.' }] };
    const speaks = types('See.', denied);
    expect(after(proposed, speaks).problem).toMatchObject(
      refused('/speech/entry_stances/0/reason', /^says no, and the stance is agree; write/u),
    );
    const asked = [...upToKim({ max_rounds: 1 }), types('On a phone nobody can read entry-1.')];
    expect(after(asked, ratifies('kim', denied.entry_stances)).problem).toMatchObject(
      refused('/entry_stances/0/reason', /^says no/u),
    );
    const issue = types('See.', { stances: [{ ...stance('issue-1', 'agree'), reason: '我反对' }] });
    expect(after(proposed, issue).problem).toMatchObject(refused('/speech/stances/0/reason', /^says no/u));
    const models = { ...speaks, data: { ...speaks.data, call: { provider: 'anthropic' } } } as Command;
    expect(after(proposed, models).problem).toBeUndefined();
  });

  it('what the form and the words say differently is asked back', () => {
    const both = types('entry-1 object: no', { entry_stances: [onEntry('entry-1', 'agree')] });
    expect(after(proposed, both).problem).toMatchObject(
      refused('/speech/analysis', /another stance is given with it/u),
    );
  });

  it('an entry that is not there is asked back', () => {
    expect(after(proposed, types('entry-7 object: no')).problem).toMatchObject(
      refused('/speech/entry_stances/0', /entry-7 is no entry/u),
    );
  });

  it('words that name an entry without a stance are no consent: it stays out of the draft until it is asked for', () => {
    const speaks = types('On a phone nobody can read entry-1.');
    const { state, events } = after(proposed, speaks);
    expect(events[0]).toMatchObject({ data: { named: ['entry-1'] } });
    expect(events.map(({ type }) => type)).not.toContain('DraftEntryAdded');
    expect(unheardBy(state, 'kim')).toMatchObject([{ entry_id: 'entry-1' }]);
  });

  it('who says where they stand on its issue has said it of the entry', () => {
    const { events } = after(proposed, types('I like entry-1.', { stances: [stance('issue-1', 'agree')] }));
    expect(events.map(({ type }) => type)).toContain('DraftEntryAdded');
  });

  it('in the last round they are asked about it by name, and only their answer is consent', () => {
    const asked = [...upToKim({ max_rounds: 1 }), types('On a phone nobody can read entry-1.')];
    const { state } = after(asked, ratifies('kim', [onEntry('entry-1', 'object')]));
    expect(state.entries[0]).toMatchObject({ status: 'proposed' });
    const { events } = after(asked, ratifies('kim'));
    expect(events.find(({ type }) => type === 'DraftEntryAdded')).toMatchObject({ data: { entry_id: 'entry-1' } });
  });

  it('a model says it in its schema: its words are prose', () => {
    const { events } = after(proposed.slice(0, 2), says('bo', { analysis: 'entry-1 obejct: useless' }));
    expect(events[0]).toMatchObject({ data: { speech: { entry_stances: [] } } });
    expect(events[0]!.data).not.toHaveProperty('named');
  });
});
