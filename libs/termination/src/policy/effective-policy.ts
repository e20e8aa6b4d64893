import type { TerminationPolicy } from '@parley/contracts';

/** A policy with nothing left open: what an event records, so that it says what held whatever later versions default to. */
export type Policy = Required<Pick<TerminationPolicy, 'auto_exit' | 'stop_when' | 'grace_ms'>>;
