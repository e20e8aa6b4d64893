import type { Actor } from '@parley/contracts';

/** Whoever ends a channel where no person does. */
export const ADMIN: Actor = { kind: 'service', id: 'channel-admin' };
export const MONITOR: Actor = { kind: 'service', id: 'termination-monitor' };
export const AGENTS: Actor = { kind: 'service', id: 'participant-agents' };
export const COACH: Actor = { kind: 'service', id: 'coach-judge' };

/** Somebody who steers a channel, with an API key: a user, or an operator, who may also answer for people. */
export const isPerson = ({ kind }: Actor): boolean => kind === 'user' || kind === 'operator';
