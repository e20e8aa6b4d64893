import type { ProposalAdjusted, RecordedEvent } from '@parley/client';

/** Every version of the proposal, the oldest first. */
export const versionsIn = (events: readonly RecordedEvent[]): number[] =>
  events.flatMap(({ type, data }) =>
    type === 'ProposalDrafted' || type === 'ProposalAdjusted' ? [data.proposal.version] : [],
  );

/** The version that a seat answered last, itself: what was assumed of it is no stance of its own. */
export function lastAnsweredBy(seat: string, events: readonly RecordedEvent[]): number | undefined {
  const answer = events.findLast(
    ({ type, data }) => type === 'FeedbackRecorded' && data.participant_id === seat && !data.assumed,
  );
  return answer?.type === 'FeedbackRecorded' ? answer.data.proposal_version : undefined;
}

/** What brought a proposal from one version to another, the latest first. */
export const adjustmentsBetween = (from: number, to: number, events: readonly RecordedEvent[]): ProposalAdjusted[] =>
  events
    .flatMap(({ type, data }) => (type === 'ProposalAdjusted' ? [data] : []))
    .filter(({ proposal: { version } }) => version > from && version <= to)
    .toReversed();
