import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { commandText, sha256, type Actor, type Command, type Problem } from '@parley/contracts';
import { rowsIn } from '@parley/event-log';
import type pg from 'pg';
import { FORGET_REFUSALS, LIST_REFUSALS, NOTE_REFUSALS, REFUSALS } from './refusals.sql.js';

/** A command that was refused: who sent it and why it was not taken, without what it said. */
export interface Refusal {
  /** RFC 3339. */
  at: string;
  channel_id: string;
  command_id: string;
  command_type: string;
  /** SHA-256 of what was asked for, as an event's `command_hash`: whoever has it can show that it was this. */
  command_hash: string;
  /** In whose name. */
  actor: Actor;
  /** Whoever has put it on the bus, where that is somebody else. */
  sender?: Actor;
  /** The problem's code, as `late-feedback`. */
  code: string;
}

interface Row extends Omit<Refusal, 'at' | 'sender'> {
  number: string;
  at: Date;
  sender: Actor | null;
}

/** How long a line is kept. */
const KEPT_DAYS = 90;
const FORGET_EVERY_MS = 3_600_000;
/** Whoever asks too fast is told so, and would else fill a table with it. */
const NOT_NOTED: ReadonlySet<Problem['code']> = new Set<Problem['code']>(['rate-limited']);

/**
 * What nobody else would know of: a vote that came too late, somebody who spoke for another. A line each, for 90 days, written before
 * whoever sent it has the answer. It is no part of the chain.
 */
export class Refusals {
  private readonly logger = new Logger(Refusals.name);
  private readonly stop = new AbortController();
  private waiting: { command: Command; code: string }[] = [];
  private writing: Promise<void> | undefined;
  private forgetting: Promise<void> | undefined;

  constructor(
    private readonly pool: pg.Pool,
    private readonly keptDays = KEPT_DAYS,
  ) {}

  /** Makes the table, and forgets from time to time what is too old. */
  async start(): Promise<void> {
    await this.pool.query(REFUSALS);
    await this.forget();
    this.forgetting = this.forgetOften();
  }

  async close(): Promise<void> {
    this.stop.abort();
    await this.forgetting;
  }

  /** Resolves when the line is written, or cannot be: an answer does not fail for it. What comes meanwhile is written together. */
  async note(command: Command, { code }: Problem): Promise<void> {
    if (NOT_NOTED.has(code)) return;
    this.waiting.push({ command, code });
    await this.writing;
    // Several may have waited for the same write: the first takes the lines of all along.
    await (this.writing ??= this.write().finally(() => (this.writing = undefined)));
  }

  /** The last first. @throws LogUnavailable where Postgres cannot be reached */
  async list(
    tenant: string,
    { channel, before, limit }: { channel?: string | undefined; before?: number | undefined; limit: number },
  ): Promise<{ number: number; refusal: Refusal }[]> {
    const rows = await rowsIn<Row>(this.pool, LIST_REFUSALS, [tenant, channel ?? null, before ?? null, limit]);
    return rows.map(({ number, at, sender, ...row }) => ({
      number: Number(number),
      refusal: { at: at.toISOString(), ...row, ...(sender && { sender }) },
    }));
  }

  private async write(): Promise<void> {
    const lines = this.waiting.splice(0);
    if (!lines.length) return;
    const column = (of: (command: Command) => unknown) => lines.map(({ command }) => of(command));
    const values = [
      ...[column(({ tenant }) => tenant), column(({ channel_id }) => channel_id), column(({ id }) => id)],
      ...[column(({ type }) => type), column((command) => sha256(commandText(command)))],
      ...[column(({ actor }) => JSON.stringify(actor)), column(otherSender), lines.map(({ code }) => code)],
    ];
    await this.pool
      .query(NOTE_REFUSALS, values)
      .catch((error: unknown) => this.logger.warn(`${lines.length} refusals were not noted: ${String(error)}`));
  }

  private async forgetOften(): Promise<void> {
    while (!this.stop.signal.aborted) {
      await delay(FORGET_EVERY_MS, undefined, { signal: this.stop.signal, ref: false }).catch(() => undefined);
      if (!this.stop.signal.aborted) await this.forget().catch((error: unknown) => this.logger.warn(String(error)));
    }
  }

  private async forget(): Promise<void> {
    await this.pool.query(FORGET_REFUSALS, [this.keptDays]);
  }
}

const otherSender = ({ actor, sender }: Command): string | null =>
  sender && (sender.kind !== actor.kind || sender.id !== actor.id) ? JSON.stringify(sender) : null;
