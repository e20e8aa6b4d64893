import type { Proposal, RecordedEvent } from '@parley/client';

/** The newest version of the proposal; undefined until there is a draft. */
export function latestProposal(events: readonly RecordedEvent[]): Proposal | undefined {
  for (const { type, data } of events.toReversed())
    if (type === 'ProposalDrafted' || type === 'ProposalAdjusted') return data.proposal;
  return undefined;
}
