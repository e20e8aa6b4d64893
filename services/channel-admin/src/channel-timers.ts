import { derivedId, type Command, type ProblemCode } from '@parley/contracts';
import { onceItAnswers, timerScheduler, type DueTimer, type EventLog, type LogSignal } from '@parley/event-log';
import type pg from 'pg';
import { REVEAL_TIMER } from '@parley/protocols';
import type { CommandHandler } from './command-handler.js';
import { sealedBallots, type KeptInputs } from './sealed-ballots.js';

interface Options {
  pool: pg.Pool;
  log: EventLog;
  signal: LogSignal;
  handler: CommandHandler;
  /** Whether this replica keeps the timers. */
  isOurs?(): boolean;
  /** Told of a timer that could not be acted on; it is brought back again, after longer each time. */
  onFailed?(error: Error): void;
}

/** By these a channel says that it does not wait for the timer, as for a request that was called off. */
const CALLED_OFF: ReadonlySet<ProblemCode> = new Set([
  'unknown-request',
  'channel-closed',
  'channel-not-found',
  'wrong-protocol',
]);

/** Durable timers that come back as FireTimer commands. */
export function channelTimers({ pool, log, signal, handler, isOurs, onFailed }: Options) {
  const scheduler = timerScheduler({
    pool,
    log,
    signal,
    onDue: (timer) => fire(handler, timer, log),
    ...(isOurs && { isOurs }),
    ...(onFailed && { onFailed }),
  });
  return {
    start: () => onceItAnswers(() => scheduler.start()),
    close: () => scheduler.close(),
  };
}

/**
 * The command's id follows from the timer, so a second one is a repeat.
 * @returns false where the channel does not wait for it
 * @throws where it was refused for another reason, which may be gone the next time: a timer that is dropped leaves its channel stuck
 */
export async function fire(
  handler: Pick<CommandHandler, 'handle'>,
  { tenant, channel_id, timer_id }: DueTimer,
  log: KeptInputs,
): Promise<boolean> {
  const header = {
    ...{ id: derivedId('timer', channel_id, timer_id), tenant, channel_id, time: new Date().toISOString() },
    actor: { kind: 'service', id: 'channel-admin' } as const,
  };
  const command: Command =
    timer_id === REVEAL_TIMER
      ? { ...header, type: 'RevealBallots', data: { ballots: await sealedBallots(log, tenant, channel_id) } }
      : { ...header, type: 'FireTimer', data: { timer_id } };
  const reply = await handler.handle(command);
  if (reply.ok) return true;
  const { code, title, detail = '' } = reply.problem;
  if (CALLED_OFF.has(code)) return false;
  throw new Error(`timer ${timer_id} of ${channel_id}: ${title} ${detail}`.trim());
}
