import { derivedId, type Command } from '@parley/contracts';
import { timerScheduler, type EventLog, type LogSignal } from '@parley/event-log';
import type pg from 'pg';
import { askAgainForOldRequests } from './ask-again.js';
import type { CommandHandler } from './command-handler.js';

interface Options {
  pool: pg.Pool;
  log: EventLog;
  signal: LogSignal;
  handler: CommandHandler;
}

/**
 * Durable timers that come back as FireTimer commands; the command id follows from the timer, so a second one is a
 * repeat. What older channels wait for without a deadline is asked for again, once.
 */
export function channelTimers({ pool, log, signal, handler }: Options) {
  const scheduler = timerScheduler({
    pool,
    log,
    signal,
    async onDue({ tenant, channel_id, timer_id }) {
      const command: Command = {
        id: derivedId('timer', channel_id, timer_id),
        type: 'FireTimer',
        tenant,
        channel_id,
        actor: { kind: 'service', id: 'channel-admin' },
        time: new Date().toISOString(),
        data: { timer_id },
      };
      const reply = await handler.handle(command);
      // Refused: the channel does not wait for it, as for a request that was called off.
      return reply.ok;
    },
  });
  return {
    async start() {
      await scheduler.start();
      await askAgainForOldRequests(pool, handler);
    },
    close: () => scheduler.close(),
  };
}
