import type { ContributionMade, MinorityView } from '@parley/contracts';
import { latestTurns } from '../shared/latest-turns.js';

/** Who dissents after a contribution: each until it says itself that it agrees. Without a stance nothing has changed. */
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
