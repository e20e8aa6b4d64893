import type { MessageHandler } from '@nestjs/microservices';
import { lastValueFrom, type Observable } from 'rxjs';
import type { RecordedEvent, WORK } from '@parley/contracts';
import type { Delivery } from './ports.js';

/** What `@EventPattern(type, extras)` may say about a handler. */
export interface EventHandlerExtras {
  /** Messages handled at once; DEFAULT_CONCURRENCY where absent. */
  concurrency?: number;
  /** False for work of which several pieces of one channel may run side by side; true where absent. */
  ordered?: boolean;
  /** True where it is paid for each time: no replica takes up what another one still works on. */
  costly?: boolean;
}

/** A service's handler of one event type. */
export interface EventHandler {
  type: string;
  concurrency: number;
  ordered: boolean;
  costly: boolean;
  handle(event: RecordedEvent, delivery: Delivery): Promise<unknown>;
}

/** The concurrency of a handler that does not say. */
const DEFAULT_CONCURRENCY = 8;

/** How many events of a type a service works on at once: those that wait for a model do not wait for this machine. */
export const CONCURRENCY: Readonly<Record<keyof typeof WORK, number>> = {
  'participant-agents': 128,
  'coach-judge': 32,
  'termination-monitor': 32,
};

export function eventHandlersOf(handlers: Map<string, MessageHandler>): EventHandler[] {
  return [...handlers].flatMap(([type, handler]) => {
    if (!handler.isEventHandler) return [];
    const extras = (handler.extras ?? {}) as EventHandlerExtras;
    const { concurrency = DEFAULT_CONCURRENCY, ordered = true, costly = false } = extras;
    return [{ type, concurrency, ordered, costly, handle: (event, delivery) => call(handler, event, delivery) }];
  });
}

/** Calls a Nest handler and waits for what it returns, promise or stream. */
export async function call(handler: MessageHandler, payload: unknown, context?: unknown): Promise<unknown> {
  const result: unknown = await handler(payload, context);
  return isObservable(result) ? lastValueFrom(result, { defaultValue: undefined }) : result;
}

const isObservable = (value: unknown): value is Observable<unknown> =>
  typeof (value as Observable<unknown> | undefined)?.subscribe === 'function';

/** The lane of an event: its channel where order matters, else itself. */
export const laneOf = (handler: EventHandler, event: RecordedEvent): string =>
  handler.ordered ? event.channel_id : event.id;
