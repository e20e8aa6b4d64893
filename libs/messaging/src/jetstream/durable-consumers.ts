import type { EventTypes } from '@parley/contracts';
import { DEFAULT_CONCURRENCY } from '../handlers.js';

/** A service's durable consumer for one event type. */
export interface ConsumerSpec {
  service: string;
  type: keyof EventTypes;
  /** How many of them the service works on at once. */
  concurrency: number;
  /** After how long without a sign of life a message is delivered again; 5 s where absent. */
  ackWaitMs?: number;
}

const of = (service: string, concurrency: number, ...types: (keyof EventTypes)[]): ConsumerSpec[] =>
  types.map((type) => ({ service, type, concurrency }));

/**
 * Which events each service works on: channel-admin makes their consumers, and the broker lets a service draw from its own
 * alone. As their handlers say (a test compares both).
 */
export const DURABLE_CONSUMERS: readonly ConsumerSpec[] = [
  ...of('participant-agents', 128, 'TurnRequested', 'BallotRequested'),
  ...of('coach-judge', 32, 'FacilitationRequested'),
  ...of(
    'termination-monitor',
    DEFAULT_CONCURRENCY,
    'CheckRequested',
    'RoundStarted',
    'RoundClosed',
    'FacilitationCompleted',
  ),
  ...of(
    'termination-monitor',
    DEFAULT_CONCURRENCY,
    'FacilitationFailed',
    'TurnFailed',
    'TimerFired',
    'InterventionRecorded',
  ),
  ...of('termination-monitor', DEFAULT_CONCURRENCY, 'VoteClosed', 'SignalReceived', 'AutoExitSwitched'),
];

export const durableName = ({ service, type }: Pick<ConsumerSpec, 'service' | 'type'>): string => `${service}-${type}`;
