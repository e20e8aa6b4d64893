import type { Ending } from '@parley/contracts';
import type { PendingEnd } from './stopping-state.js';

/** Why the monitor ended a channel, what held besides, and who was told (T5). */
export function endingOf({ condition, findings }: PendingEnd, told: string[]): Ending {
  const met = findings.filter(({ status }) => status === 'met');
  const also = met.map((finding) => finding.condition).filter((name) => name !== condition);
  return { condition, also, findings: met, told };
}
