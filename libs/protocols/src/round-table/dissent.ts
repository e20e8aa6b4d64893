import { type ContributionMade, type MinorityView } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import { latestTurns } from '../shared/consent/stood.js';
import type { LastWord } from './state.js';

/** Whoever dissents after a contribution: each until it says itself that it agrees. Without a stance nothing has changed. */
export function dissentAfter(
  before: readonly MinorityView[],
  { participant_id, request_id, text, stance }: ContributionMade,
): MinorityView[] {
  if (!stance) return [...before];
  const others = before.filter((one) => one.participant_id !== participant_id);
  if (stance.verdict !== 'disagree' && stance.verdict !== 'partly') return others;
  const said = before.find((one) => one.participant_id === participant_id)?.request_ids ?? [];
  const request_ids = latestTurns([...said, request_id]);
  return [...others, { participant_id, position: stance.claim, argument: text, request_ids }];
}

/** Where each member stood last, after a contribution. Without a stance the one before holds. */
export function spokeAfter(
  before: Record<string, LastWord>,
  { participant_id, round, stance }: ContributionMade,
): Record<string, LastWord> {
  const said = stance ?? ownProperty(before, participant_id)?.stance;
  return {
    ...before,
    [participant_id]: { round, ...(said && { stance: { verdict: said.verdict, claim: said.claim } }) },
  };
}
