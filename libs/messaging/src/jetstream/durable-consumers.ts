import { WORK, type EventTypes } from '@parley/contracts';
import { CONCURRENCY } from '../handlers.js';

/** A service's durable consumer for one event type. */
export interface ConsumerSpec {
  service: string;
  type: keyof EventTypes;
  /** How many of them the service works on at once. */
  concurrency: number;
  /** After how long without a sign of life a message is delivered again; 5 s where absent. */
  ackWaitMs?: number;
}

/**
 * Which events each service works on, as the contract says: channel-admin makes their consumers, and the broker lets a service
 * draw from its own alone.
 */
export const DURABLE_CONSUMERS: readonly ConsumerSpec[] = Object.entries(WORK).flatMap(([service, types]) =>
  types.map((type) => ({ service, type, concurrency: CONCURRENCY[service as keyof typeof WORK] })),
);

export const durableName = ({ service, type }: Pick<ConsumerSpec, 'service' | 'type'>): string => `${service}-${type}`;
