import type { ChangeMade, ChangeRejected, FieldChange, Proposal } from '@parley/contracts';
import type { Projection } from '../protocol.js';
import type { NegotiationState } from './state.js';

/** One version of a proposal, with what led to it. */
export interface ProposalRow {
  version: number;
  cause: string;
  proposal: Proposal;
  diff: FieldChange[];
  changes_made: ChangeMade[];
  changes_rejected: ChangeRejected[];
}

/** How the round of a version went. */
export interface TallyRow {
  proposal_version: number;
  accepted: string[];
  negotiating: string[];
  withdrawn: string[];
  assumed: string[];
  /** Those whose model failed; absent where there was none. */
  absent?: string[];
}

/** Every version of the proposal (N3). */
export const proposals: Projection<NegotiationState> = {
  name: 'proposals',
  project({ type, data }) {
    if (type === 'ProposalDrafted') {
      const { proposal } = data;
      const nothing = { diff: [], changes_made: [], changes_rejected: [] };
      return [row({ version: proposal.version, cause: 'draft', proposal, ...nothing })];
    }
    if (type !== 'ProposalAdjusted') return [];
    const { proposal, cause, diff, changes_made, changes_rejected } = data;
    return [row({ version: proposal.version, cause, proposal, diff, changes_made, changes_rejected })];
  },
};

const row = (data: ProposalRow) => ({ key: String(data.version), data });

/** The tally of each version's round, by version. */
export const tallies: Projection<NegotiationState> = {
  name: 'tallies',
  project({ type, data }) {
    if (type !== 'RoundClosed') return [];
    const { accepted, negotiating, withdrawn, assumed, absent, proposal_version } = data;
    const tally: TallyRow = { proposal_version, accepted, negotiating, withdrawn, assumed, ...(absent && { absent }) };
    return [{ key: String(proposal_version), data: tally }];
  },
};
