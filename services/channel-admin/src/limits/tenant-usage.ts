import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { RecordedEvent } from '@parley/contracts';
import { followLog, type EventLog, type LogSignal } from '@parley/event-log';
import type pg from 'pg';
import { usageChanges } from './usage-changes.js';
import { SAVE_USAGE, USAGE } from './usage.sql.js';

interface Options {
  /** Connections of the role that owns the schema channel_admin. */
  pool: pg.Pool;
  log: Pick<EventLog, 'readAll'>;
  signal: LogSignal;
  /** False while another replica keeps it: two would only be in each other's way. */
  isOurs?(): boolean;
  /** A short wait for more, in milliseconds: one write for many events. */
  gatherMs?: number;
}

const GATHER_MS = 200;
const RETRY_MS = 1_000;

/** Keeps what tenants use in Postgres, from the log: any number of replicas do so together, and each event counts once. */
export class TenantUsage {
  private readonly logger = new Logger(TenantUsage.name);
  private readonly stop = new AbortController();
  private running: Promise<void> | undefined;

  constructor(private readonly options: Options) {}

  /** Makes the tables, and begins to follow the log. */
  async start(): Promise<void> {
    await this.options.pool.query(USAGE);
    this.running = this.run();
  }

  async close(): Promise<void> {
    this.stop.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stop.signal.aborted) {
      if (this.options.isOurs?.() === false) {
        await this.wait(RETRY_MS);
        continue;
      }
      try {
        await this.follow();
      } catch (error) {
        this.logger.debug(`what tenants use waits: ${String(error)}`);
        await this.wait(RETRY_MS);
      }
    }
  }

  /** Until it is stopped, or another replica was faster: then from where that one is. */
  private async follow(): Promise<void> {
    const { pool, log, signal, gatherMs = GATHER_MS, isOurs = () => true } = this.options;
    const { rows } = await pool.query<{ position: string }>('select position from channel_admin.tenant_usage');
    let after = Number(rows[0]!.position);
    for await (const page of followLog({ log, signal, after, stop: this.stop.signal })) {
      const to = page.at(-1)!.position;
      if (!isOurs() || !(await this.save(page, after, to))) return;
      after = to;
      await this.wait(gatherMs);
    }
  }

  private async save(page: readonly RecordedEvent[], from: number, to: number): Promise<boolean> {
    const { channels, days } = usageChanges(page);
    const values = [from, to, JSON.stringify(channels), JSON.stringify(days)];
    const { rows } = await this.options.pool.query<{ moved: number }>(SAVE_USAGE, values);
    return rows[0]!.moved === 1;
  }

  private async wait(milliseconds: number): Promise<void> {
    await delay(milliseconds, undefined, { signal: this.stop.signal }).catch(() => undefined);
  }
}
