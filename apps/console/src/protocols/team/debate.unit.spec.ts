import type { RecordedEvent } from '@parley/client';
import { expect, it } from 'vitest';
import { bubblesOf } from './debate.js';

const log = (...events: [RecordedEvent['type'], object][]): RecordedEvent[] =>
  events.map(([type, data], index) => ({ type, data, position: index + 1 }) as RecordedEvent);
const argue = (participant_id: string, round: number, phase_id = 'debate-1'): [RecordedEvent['type'], object] => [
  'ArgumentMade',
  { phase_id, round, participant_id, argument: { argument: `${participant_id} ${round}` } },
];
const EVENTS = log(
  ['DebateOpened', { phase_id: 'debate-1', participants: ['omar', 'sven', 'priya'] }],
  ['DebateOpened', { phase_id: 'debate-2', participants: ['lena'] }],
  argue('sven', 1),
  argue('omar', 1),
  argue('lena', 1, 'debate-2'),
  ['DebateRoundClosed', { phase_id: 'debate-1', round: 1 }],
  argue('omar', 2),
);
const statesOf = (events: RecordedEvent[], round: number) =>
  bubblesOf(events, 'debate-1', round).map(({ participant_id, state }) => `${participant_id} ${state}`);

it('stands in the order of the debate, whoever answers first (D3)', () => {
  expect(statesOf(EVENTS.slice(0, 4), 1)).toEqual(['omar said', 'sven said', 'priya awaited']);
});

it('who has not argued by the end of the round has missed it', () => {
  expect(statesOf(EVENTS, 1)).toEqual(['omar said', 'sven said', 'priya missed']);
  expect(statesOf(EVENTS, 2)).toEqual(['omar said', 'sven awaited', 'priya awaited']);
  expect(statesOf([...EVENTS, ...log(['ChannelClosed', {}])], 2)).toEqual(['omar said', 'sven missed', 'priya missed']);
});
