import type { LedgerReader } from '@parley/termination';
import { policyOf } from './rules/open.js';

/** How the monitor reads a team's events (T1 to T4): a phase that is settled is a round. */
export const ledger: LedgerReader = ({ type, data }) => {
  switch (type) {
    case 'TeamOpened':
      return [{ entry: 'opened', participants: data.experts, policy: policyOf(data) }];
    case 'TaskPlanned':
    case 'PlanRevised':
      return [{ entry: 'work', participant_id: data.participant_id }];
    case 'PhaseCompleted':
      return [{ entry: 'turn', participant_id: data.participant_id, text: data.result.summary }];
    case 'LookupMade':
      return [{ entry: 'tools', participant_id: data.participant_id, tool_calls: data.uses.map(({ tool }) => tool) }];
    case 'ArgumentMade':
      return [{ entry: 'turn', participant_id: data.participant_id, text: data.argument.argument }];
    case 'TurnSkipped':
      return [{ entry: 'missed', participant_id: data.participant_id, passed_over: true }];
    default:
      return [];
  }
};
