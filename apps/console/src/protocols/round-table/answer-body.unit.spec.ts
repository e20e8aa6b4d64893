import type { InboxItem } from '@parley/client';
import { expect, it } from 'vitest';
import { askedBy, contributionOf, NOTHING } from './answer-body.js';

const item = { participant_id: 'ana', request_id: 'r1', name: 'Ana', round: 1 } as unknown as InboxItem;
const asked = askedBy(item)!;

it('only what was filled in is sent: no stance where one does not say where one stands (R1)', () => {
  expect(contributionOf(asked, { ...NOTHING, text: ' April is fine. ', claim: 'April' })).toEqual({
    participant_id: 'ana',
    request_id: 'r1',
    text: 'April is fine.',
  });
});

it('a stance goes with its claim, and the word to whoever is named', () => {
  const words = { text: 'April?', verdict: 'partly', claim: ' With a rota ', next: 'bo' } as const;
  expect(contributionOf(asked, words)).toMatchObject({
    stance: { verdict: 'partly', claim: 'With a rota' },
    hands_over_to: 'bo',
  });
});

it('what one asks and answers goes along, where there is any', () => {
  const words = { ...NOTHING, text: 'Nine hundred.', answers: ['q1'], question: ' Who pays? ', of: 'bo' };
  expect(contributionOf(asked, words)).toMatchObject({ asks: [{ question: 'Who pays?', of: 'bo' }], answers: ['q1'] });
  const empty = contributionOf(asked, { ...words, answers: [], question: ' ' });
  expect(Object.keys(empty)).toEqual(['participant_id', 'request_id', 'text']);
});

it('a ballot is no turn to speak', () => {
  const vote = { vote_id: 'v1', question: '', voters: [], voted: [] };
  expect(askedBy({ ...item, vote })).toBeUndefined();
});
