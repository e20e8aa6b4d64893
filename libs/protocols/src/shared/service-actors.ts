import type { Actor } from '@parley/contracts';

/** Who ends a channel where no person does. */
export const ADMIN: Actor = { kind: 'service', id: 'channel-admin' };
export const MONITOR: Actor = { kind: 'service', id: 'termination-monitor' };
