import type { RecordedEvent } from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import { eventsOf as recorded, NAMES } from '../../../../test/corpus/corpus.js';
import { rehearse } from '../what-if/rehearsal.fixtures.js';
import { compareChannels } from './index.js';

const WHOLE = NAMES.filter((name) => !name.startsWith('made-'));
const meetup = recorded('negotiation-meetup');
const table = recorded('round-table-deadlock');

/** The same channel with some events otherwise. */
const changed = (events: readonly RecordedEvent[], change: (event: RecordedEvent) => object | undefined) =>
  events.map((event) => ({ ...event, data: change(event) ?? event.data }) as RecordedEvent);

describe('two channels', () => {
  it.each(WHOLE)('%s: it is the same as itself', async (name) => {
    const same = await compareChannels(recorded(name), recorded(name));
    expect(same).toMatchObject({ opening: [], same_outcome: true });
    expect(same.shared).toBeGreaterThan(3);
    expect(same.first).toBeUndefined();
  });

  it('what is read anew each time is compared as what is in memory', async () => {
    const other = changed(table, (event) =>
      event.type === 'ContributionMade' ? { ...event.data, text: 'I have changed my mind.' } : undefined,
    );
    const anew = (events: readonly RecordedEvent[]) => ({ [Symbol.iterator]: () => events.values() });
    expect(await compareChannels(anew(table), anew(other))).toEqual(await compareChannels(table, other));
  });

  it('the same script that is played once more, with other ids and times, is no difference', async () => {
    const [opening] = table;
    const played = rehearse({ opening: opening! });
    const later = rehearse({ opening: opening! }).map((event) => ({
      ...event,
      recorded_at: '2027-01-01T00:00:00.000Z',
    }));
    expect((await compareChannels(played, later)).first).toBeUndefined();
    // The rehearsal of the release that recorded the corpus summed up with other words, asked the same on another day.
    expect((await compareChannels(played, table)).first).toMatchObject({
      cause: 'answer',
      asked: [],
      work: 'CompleteSummary.summarise',
    });
  });

  it('parallel turns that came in another order are none', async () => {
    const answers = meetup.filter(({ type }) => type === 'FeedbackRecorded').slice(0, 2);
    const [one, two] = answers as [RecordedEvent, RecordedEvent];
    const swapped = meetup.map((event) => {
      const other = event === one ? two : event === two ? one : event;
      return { ...other, version: event.version, position: event.position };
    });
    expect((await compareChannels(meetup, swapped)).first).toBeUndefined();
  });

  it('a model that was asked the same and answered otherwise', async () => {
    const answered = table.find(({ type }) => type === 'ContributionMade')!;
    const other = changed(table, (event) =>
      event.version === answered.version ? { ...event.data, text: 'I have changed my mind.' } : undefined,
    );
    const { first, opening } = await compareChannels(table, other);
    expect(opening).toEqual([]);
    expect(first).toMatchObject({
      ...{ cause: 'answer', round: 1, participant_id: 'tess', name: 'Tess', work: 'Contribute', asked: [] },
      a: { version: answered.version, model: 'rehearsal/rehearsal' },
      said: [{ pointer: '/0/text', b: '"I have changed my mind."' }],
    });
    expect(first).not.toHaveProperty('because');
  });

  it('a person who answered otherwise', async () => {
    const person = recorded('negotiation-person');
    const byPerson = person.find((event) => event.type === 'FeedbackRecorded' && !event.data.call)!;
    const other = changed(person, (event) =>
      event.version === byPerson.version ? { ...event.data, reasoning: 'On second thoughts.' } : undefined,
    );
    expect((await compareChannels(person, other)).first).toMatchObject({
      cause: 'input',
      said: [{ pointer: '/0/reasoning', b: '"On second thoughts."' }],
    });
  });

  it('another opening is told with its fields, and the prompt that differs because of it', async () => {
    const [opening] = table;
    const other = { ...opening!, data: { ...opening!.data, question: 'Tabs, or rather spaces?' } } as RecordedEvent;
    const { first, opening: fields } = await compareChannels(
      rehearse({ opening: opening! }),
      rehearse({ opening: other }),
    );
    expect(fields).toEqual([
      { pointer: '/question', a: expect.any(String) as unknown, b: '"Tabs, or rather spaces?"' },
    ]);
    // A rehearsal says what its script says, whatever it is asked.
    expect(first).toBeUndefined();
    const answered = changed(rehearse({ opening: other }), (event) =>
      event.type === 'ContributionMade' ? { ...event.data, text: 'Spaces.' } : undefined,
    );
    const because = (await compareChannels(rehearse({ opening: opening! }), answered)).first;
    expect(because).toMatchObject({ cause: 'prompt', because: 'opening', round: 1 });
    expect(because!.asked.some(({ b }) => b?.includes('Tabs, or rather spaces?'))).toBe(true);
  });

  it('other rules that decided are told as the cause where the log names them', async () => {
    const [opening] = table;
    const named = (rules: string, events: readonly RecordedEvent[]) =>
      events.map((event) =>
        event.version === 1 ? ({ ...event, metadata: { ...event.metadata, rules } } as RecordedEvent) : event,
      );
    const a = rehearse({ opening: opening! });
    const b = a.filter(({ version }) => version <= a.find(({ type }) => type === 'ContributionMade')!.version);
    const becauseOf = async (one: string, other: string) =>
      (await compareChannels(named(one, a), named(other, b))).first?.because;
    expect(await becauseOf('old', 'new')).toBe('rules');
    expect(await becauseOf('same', 'same')).toBe('ended');
  });

  it('other rules that ended one of them: what the other has besides is missing there', async () => {
    const [opening] = table;
    const given = { stop_when: [{ round_limit: { max: 1 } }] };
    const compared = await compareChannels(rehearse({ opening: opening! }), rehearse({ opening: opening!, given }));
    expect(compared.opening.every(({ pointer }) => pointer.startsWith('/termination/'))).toBe(true);
    expect(compared.opening.length).toBeGreaterThan(0);
    expect(compared.first).toMatchObject({ cause: 'missing', because: 'opening' });
    expect(compared).toMatchObject({ a: { round: 3, reason: 'stability' }, b: { round: 1, reason: 'round_limit' } });
  });

  it('one that has not come so far lacks what comes next', async () => {
    const { first, b } = await compareChannels(table, table.slice(0, 30));
    expect(first).toMatchObject({ cause: 'missing', because: 'ended' });
    expect(first).not.toHaveProperty('b');
    expect(b).toMatchObject({ status: 'open' });
    expect((await compareChannels(table.slice(0, 30), table)).first).toMatchObject({ cause: 'missing' });
  });

  it('says where people stand in the language asked for, and otherwise in that of the channel', async () => {
    const table = recorded('round-table-deadlock');
    const { a } = await compareChannels(table, table);
    const { a: chinese } = await compareChannels(table, table, { language: 'zh' });
    expect(a.came_to.join()).not.toMatch(/同意|未定/u);
    expect(chinese.came_to.join()).toMatch(/同意|未定/u);
    expect(chinese.came_to).toHaveLength(a.came_to.length);
  });

  it('two protocols cannot be compared', async () => {
    await expect(compareChannels(table, meetup)).rejects.toThrow('they are of different protocols');
  });
});
