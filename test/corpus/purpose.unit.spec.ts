import { contractErrors, type RecordedEvent } from '@parley/contracts';
import { deliberation, rebuiltPrompt, REGISTRY } from '@parley/protocols';
import { describe, expect, it } from 'vitest';
import { eventsOf } from './corpus.js';

const PURPOSE = 'For the auditors of 2031';

/** One whole talk of each protocol. */
const TALKS = [
  'negotiation-meetup',
  'round-table-four-days',
  'workshop-offline-reading',
  'team-club-payments',
  'interview-tool-library',
];

/** The same talk, opened with what it is for and for how long it is kept. */
const withPurpose = ([first, ...rest]: RecordedEvent[]): RecordedEvent[] => [
  { ...first!, data: { ...first!.data, purpose: PURPOSE, retention_days: 183 } } as RecordedEvent,
  ...rest,
];

async function promptsOf(events: readonly RecordedEvent[]) {
  const pages = async function* () {
    yield events;
    await Promise.resolve();
  };
  const prompts = await Promise.all(events.map((event) => rebuiltPrompt(REGISTRY, pages, event)));
  return prompts.flatMap((one) => (one ? [JSON.stringify(one.prompt)] : []));
}

describe.each(TALKS)('what a deliberation is for, in %s', (name) => {
  const events = withPurpose(eventsOf(name));
  const [first] = events;

  it('is a part of its opening, and what is too little or too much is none', () => {
    expect(contractErrors(first!.type, first!.data)).toEqual([]);
    const wrong = { purpose: ' \n', retention_days: 0 };
    const pointers = contractErrors(first!.type, { ...first!.data, ...wrong }).map(({ pointer }) => pointer);
    expect(pointers.toSorted()).toEqual(['/purpose', '/retention_days']);
    expect(contractErrors(first!.type, { ...first!.data, retention_days: 1.5 })).toHaveLength(1);
  });

  it('stands in its view', () => {
    const channel = events.reduce(deliberation.evolve, deliberation.initialState);
    if (channel.state === undefined) throw new Error('no channel was opened');
    expect(REGISTRY.protocolOf(channel).view(channel.state)).toMatchObject({ purpose: PURPOSE, retention_days: 183 });
  });

  it('is told to no model: every prompt is what it was', async () => {
    const prompts = await promptsOf(events);
    expect(prompts.length).toBeGreaterThan(3);
    expect(prompts).toEqual(await promptsOf(eventsOf(name)));
    expect(prompts.join('')).not.toContain(PURPOSE);
  });
});
