import { describe, expect, it } from 'vitest';
import { recordedInput, storedInput } from './command-input.js';
import { commandText } from './command-text.js';
import { sha256 } from './hash-chain.js';
import type { ParleyEvent, RecordedEvent } from './recorded-event.js';

const actor = { kind: 'operator', id: 'ula' } as const;
const place = { tenant: 'default', channel_id: '0199a5f0-0000-7000-8000-000000000009' };

/** Events as the log has them of a command that asked for this. */
function recorded(type: string, data: object, events: ParleyEvent[]): RecordedEvent[] {
  const command_hash = sha256(commandText({ type, ...place, actor, data }));
  return events.map(
    (event) => ({ ...place, ...event, metadata: { command_type: type, command_hash, actor } }) as never,
  );
}

const said = (text: string, more: object = {}): ParleyEvent =>
  ({ type: 'ContributionMade', data: { request_id: 'turn-1-1-ana', participant_id: 'ana', text, ...more } }) as never;
const TYPE = 'Contribute';
const spoken = { request_id: 'turn-1-1-ana', participant_id: 'ana', text: 'Yes.' };

describe('what is kept of a command beside its events', () => {
  it('is nothing where they say all of it, whatever else they say', () => {
    const events = [said('Yes.', { round: 1, cycle: 1 })];
    expect(storedInput(TYPE, spoken, events)).toBeUndefined();
    expect(recordedInput(recorded(TYPE, spoken, events))).toEqual(spoken);
  });

  it('is looked for in all of them: the first that has a field tells', () => {
    const events = [{ type: 'TimerCancelled', data: { timer_id: 't' } } as ParleyEvent, said('Yes.'), said('No.')];
    expect(storedInput(TYPE, spoken, events)).toBeUndefined();
    expect(recordedInput(recorded(TYPE, spoken, events))).toEqual(spoken);
  });

  it.each<[string, object, object]>([
    ['a field that they have otherwise', { ...spoken, text: ' Yes. ' }, { own: { text: ' Yes. ' } }],
    ['a field that they do not have', { ...spoken, more: 1 }, { own: { more: 1 } }],
    [
      'that a field of theirs is not the command’s',
      { request_id: 'turn-1-1-ana', text: 'Yes.' },
      { own: {}, without: ['participant_id'] },
    ],
  ])('is %s, and nothing else', (_, data, kept) => {
    const events = [said('Yes.')];
    const stored = storedInput(TYPE, data, events);
    expect(stored).toEqual(kept);
    expect(recordedInput(recorded(TYPE, data, events), stored)).toEqual(data);
  });

  it('takes what is undefined as if it were not there, as JSON does', () => {
    expect(storedInput(TYPE, { ...spoken, call: undefined }, [said('Yes.')])).toBeUndefined();
  });

  it('is not believed where its hash is another', () => {
    const events = recorded(TYPE, { ...spoken, text: 'No.' }, [said('Yes.')]);
    expect(recordedInput(events)).toBeUndefined();
    expect(recordedInput(events, { own: { text: 'Perhaps.' } })).toBeUndefined();
    expect(recordedInput([])).toBeUndefined();
  });

  it('is found by a release whose command has one field more that the events had before', () => {
    const call = { provider: 'rehearsal' };
    expect(recordedInput(recorded(TYPE, spoken, [said('Yes.', { call })]))).toEqual(spoken);
  });
});
