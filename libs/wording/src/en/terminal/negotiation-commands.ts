import type { Terminal } from '../../terminal.js';
import { terms } from '../terms.js';

/** What the commands around a negotiation say: what was answered, what differs, and why they do not do what was asked. */
export const negotiationCommands = ({ self }: Terminal) => ({
  noDifference: 'no difference',
  none: terms.none,
  gone: terms.gone,
  replied: (name: string, feedback: string) => `${name} ${feedback}`,
  usage: () => `usage: ${self()} negotiate "demand" | -f scenario.yaml`,
  emptyDemand: 'the demand is empty; ',
  demandOrFile: 'give a demand or a scenario; ',
  badPlan: (text: string) => `--accepts ${text}: write ids of plans as they are shown, as p1 or p1,p2`,
  badChange: (text: string) => `--change ${text}: write it as field=value`,
});
