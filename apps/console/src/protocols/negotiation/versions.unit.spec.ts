import type { RecordedEvent } from '@parley/client';
import { expect, it } from 'vitest';
import { adjustmentsBetween, lastAnsweredBy, versionsIn } from './versions.js';

const answer = (participant_id: string, proposal_version: number, assumed = false) => ({
  type: 'FeedbackRecorded',
  data: { participant_id, proposal_version, assumed },
});
const version = (type: string, number: number) => ({ type, data: { proposal: { version: number } } });
const EVENTS = [
  version('ProposalDrafted', 1),
  answer('ana', 1),
  answer('bo', 1),
  version('ProposalAdjusted', 2),
  answer('bo', 2),
  answer('ana', 2, true),
  version('ProposalAdjusted', 3),
] as unknown as RecordedEvent[];

it('knows every version, and which a seat has answered itself last (N3)', () => {
  expect(versionsIn(EVENTS)).toEqual([1, 2, 3]);
  expect(lastAnsweredBy('ana', EVENTS)).toBe(1);
  expect(lastAnsweredBy('bo', EVENTS)).toBe(2);
  expect(lastAnsweredBy('cy', EVENTS)).toBeUndefined();
});

it('knows what led from one version to another, the latest first', () => {
  const versions = (from: number, to: number) =>
    adjustmentsBetween(from, to, EVENTS).map(({ proposal }) => proposal.version);
  expect(versions(1, 3)).toEqual([3, 2]);
  expect(versions(1, 2)).toEqual([2]);
  expect(versions(3, 1)).toEqual([]);
});
