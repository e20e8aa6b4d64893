import { isOwn, problem, type DecisionShared, type Problem } from '@parley/contracts';
import type { ChannelState } from '../channel-state.js';
import type { Run } from '../decider.js';
import type { Projection } from '../../protocol.js';

/** Makes a link that only reads the decision, which replaces the one before; after the end too, when it is wanted most. */
export function shareDecision(run: Run<ChannelState>, data: DecisionShared): Problem | undefined {
  if (!(Date.parse(data.expires_at) > Date.parse(run.time)))
    return problem('invalid-request', { errors: [{ pointer: '/expires_at', reason: 'is not a time to come' }] });
  run.emit('DecisionShared', data);
  return undefined;
}

/** Takes it back; where there is none nothing happens. */
export function endSharing(run: Run<ChannelState>): void {
  if (run.state.shared) run.emit('SharingEnded', {});
}

/** The link of a channel as rows have it; without a hash there is none. */
export type SharedRow = Partial<DecisionShared>;

/** Whether that is the key of the channel's link, now. */
export const isSharedBy = (row: SharedRow | undefined, hash: string, now: Date): boolean =>
  row?.token_hash === hash && Date.parse(row.expires_at ?? '') > now.getTime();

/** The link of each channel. */
export const decisionLinks: Projection = {
  name: 'decision_links',
  project: (event, { shared }) =>
    isOwn(event) && (event.type === 'DecisionShared' || event.type === 'SharingEnded')
      ? [{ key: 'link', data: shared ?? {} }]
      : [],
};
