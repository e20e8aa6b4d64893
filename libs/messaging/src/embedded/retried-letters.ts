import type { RecordedEvent } from '@parley/contracts';
import { handleWithin } from '@parley/telemetry';
import type { AttemptResult } from '../attempts.js';
import type { DeadLetterStore } from '../dead-letters/dead-letter-store.js';
import { laneOf, type EventHandler } from '../handlers.js';
import type { Lanes } from '../lanes.js';
import type { Delivery, KeptLetter } from '../ports.js';

interface Parts {
  service: string;
  letters: DeadLetterStore;
  handlers: ReadonlyMap<string, EventHandler>;
  lanes: ReadonlyMap<string, Lanes>;
  attempt(work: (delivery: Delivery) => Promise<unknown>): Promise<AttemptResult>;
}

/** Gives a service again what it gave up on and somebody wants handled: what waited for its start too. */
export function handleRetried(parts: Parts): { close(): void } {
  const { service, letters, attempt } = parts;
  const taken = new Set<string>();
  const take = (letter: KeptLetter): void => {
    const [consumerOf, type = ''] = letter.consumer.split('.');
    const retry = `${letter.id}/${letter.retries}`;
    if (consumerOf !== service || taken.has(retry)) return;
    taken.add(retry);
    const handler = parts.handlers.get(type);
    const event = letter.message as RecordedEvent;
    const lanes = handler && parts.lanes.get(type);
    if (lanes) void lanes.run(laneOf(handler, event), () => handle(parts, handler, letter));
    else void attempt(() => settle(parts, letter, failed(0, `nobody handles ${letter.consumer} here`)));
  };
  const stop = letters.onRetry((letter) => Promise.resolve(take(letter)));
  void attempt(async () => (await letters.retrying(service)).forEach(take));
  return { close: stop };
}

async function handle(parts: Parts, handler: EventHandler, letter: KeptLetter): Promise<void> {
  const event = letter.message as RecordedEvent;
  const result = await handleWithin(event, undefined, () =>
    parts.attempt((delivery) => handler.handle(event, delivery)),
  );
  // The service closes: it is taken up after the next start.
  if (result.outcome === 'interrupted') return;
  const what = result.outcome === 'handled' ? { handled: true as const } : failed(result.attempts, result.cause);
  await parts.attempt(() => settle(parts, letter, what));
}

const settle = (
  { letters }: Parts,
  { id, retries: number }: KeptLetter,
  result: Parameters<DeadLetterStore['settle']>[1],
) => letters.settle({ id, number }, result);

const failed = (attempts: number, cause: string) => ({ handled: false as const, attempts, cause });
