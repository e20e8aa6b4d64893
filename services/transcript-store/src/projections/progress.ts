import { NotReady } from '@parley/outages';
import type { EventLog } from '@parley/event-log';
import type { DataSource } from 'typeorm';
import type { Projector } from './projector.js';

interface Options {
  source: DataSource;
  log: Pick<EventLog, 'head'>;
  projector: Pick<Projector, 'writtenUpTo' | 'startAgain'>;
  /** How long events may wait without any of them being written before the read side counts as stopped. */
  staleMs: number;
  lookEveryMs?: number;
}

/** How often one looks, in milliseconds. */
const LOOK_MS = 2_000;

/** How far the tables are behind the log, whoever writes them, and how many channels are in quarantine. */
export class Progress {
  head = 0;
  position = 0;
  quarantined = 0;
  /** Since when events wait and nothing is written, by the process's own clock. */
  private waitingSince: number | undefined;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> = Promise.resolve();

  constructor(private readonly options: Options) {}

  start(): void {
    const { lookEveryMs = LOOK_MS } = this.options;
    this.timer = setInterval(() => {
      // Where the database is away, others say so.
      this.looking = this.looking.then(() => this.look()).catch(() => undefined);
    }, lookEveryMs);
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  /** Events that are in the log and not in the tables. */
  get lag(): number {
    return Math.max(0, this.head - this.position);
  }

  /** How long they have waited while nothing was written. */
  get waitingMs(): number {
    return this.waitingSince === undefined ? 0 : performance.now() - this.waitingSince;
  }

  /** @throws NotReady where the read side has stopped, though there is something to write */
  assertMoving(): Promise<void> {
    const { lag, waitingMs } = this;
    if (waitingMs <= this.options.staleMs) return Promise.resolve();
    const seconds = Math.round(waitingMs / 1_000);
    return Promise.reject(new NotReady(`${lag} events wait, nothing was written for ${seconds} s`));
  }

  private async look(): Promise<void> {
    const { source, log, projector } = this.options;
    const written = projector.writtenUpTo;
    const head = await log.head();
    const [row] = await source.query<[{ position: string; quarantined: number }]>(
      `select position, (select count(*)::integer from projections.quarantine) as quarantined
       from projections.checkpoint where name = 'projections'`,
    );
    const position = Number(row.position);
    if (position !== this.position || position >= head) this.waitingSince = undefined;
    if (position < head) this.waitingSince ??= performance.now();
    Object.assign(this, { head, position, quarantined: row.quarantined });
    // Somebody has reset the tables: what was written is there no more.
    if (position < written) projector.startAgain();
  }
}

/** What is worth watching of the read side. */
export const progressFigures = (progress: Progress) => [
  {
    name: 'parley_projections_lag_events',
    help: 'Events that are in the log and not yet in the views',
    value: () => progress.lag,
  },
  {
    name: 'parley_projections_waiting_seconds',
    help: 'How long events have waited while none was written',
    value: () => progress.waitingMs / 1_000,
  },
  {
    name: 'parley_projections_quarantined_channels',
    help: 'Channels whose views cannot be made',
    value: () => progress.quarantined,
  },
];
