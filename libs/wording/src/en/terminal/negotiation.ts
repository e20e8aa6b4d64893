import { terms } from '../terms.js';
import { negotiation as negotiationTerms } from '../negotiation.js';
/** What the terminal says of a negotiation. */
export const negotiation = {
  demand: 'Demand',
  constraint: 'must hold',
  selected: 'Selected',
  standIns: 'Could stand in',
  notSelected: 'Not selected (they never see the proposal)',
  proposal: (version: number) => `Proposal v${version}`,
  agreed: (version: number) => `Agreed proposal v${version}`,
  notAgreed: (version: number) => `Last proposal v${version}, not agreed`,
  core: terms.core,
  feedback: negotiationTerms.feedback,
  assumed: terms.assumed,
  applied: terms.fates.applied,
  rejected: terms.fates.rejected,
  partly: (asked: string, given: string) => `met in part: ${asked} asked for, ${given} given`,
  withdrawal: (name: string, role: string, core: boolean) =>
    `${name} withdraws as ${role}${core ? ' (essential)' : ' (not essential)'}`,
  consequence: {
    role_removed: 'role removed; whoever stays is asked again',
    replaced: 'a replacement is invited',
    negotiation_failed: 'and is not replaced',
  },
  /** The work of somebody who has left. */
  leftWork: (name: string, role: string) => `${name}'s work (${role})`,
  ...terms.leftWork,
  invited: (name: string, role: string) => `${name} is invited as ${role}; the rounds start again`,
  closingRound: 'Closing round: whatever was proposed on the way, beside the version that stands',
  couldAccept: (plan: string, names: string) => `${plan}: could be accepted by ${names}`,
  nobody: terms.nobody,
  chosen: (plan: string) => `chosen: most could accept ${plan}`,
  reminded: (name: string) => `${name} is reminded`,
  success: 'SUCCESS',
  gaps: (count: number) => `${count} gap${count === 1 ? '' : 's'}`,
  gap: 'Still missing',
  followUp: 'Follow up with',
  risk: 'Risk',
  openPoint: terms.open,
  closingSummary: terms.closingSummary,
  fromTemplate: 'from the log, not by a model',
  heard: 'counts from the next round on',
  /** What silence comes to at the deadline (N6). */
  silence: {
    accept: 'taken as accepted',
    withdraw: 'taken as withdrawn',
    remind: 'reminded, and in the end taken as accepted',
  },
  /** How feedback is typed. */
  typing: 'accept | withdraw | negotiate FIELD=VALUE why',
};
