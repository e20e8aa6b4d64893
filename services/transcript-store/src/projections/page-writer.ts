import { causeOf } from '@parley/untrusted';
import type { DataSource, QueryRunner } from 'typeorm';
import { isRefusedRow } from './channels-fault.js';
import { BOUNDS, pieces, type Bounds, type PageRow } from './page-rows.js';
import { quarantine, type Quarantined } from './quarantine.js';
import { savePage, saveRows, type Reach } from './save-page.js';

/** What has come of a write. */
export interface WriteResult {
  /** Where the checkpoint stood before: behind `from`, somebody has reset the tables, and nothing was written. */
  checkpoint: number;
  /** Channels that were not in quarantine before. */
  quarantined: Quarantined[];
}

interface Page extends Reach {
  rows: PageRow[];
  /** Channels whose rows could not even be made. */
  broken: Quarantined[];
}

/**
 * Writes what has changed, and the checkpoint with it. Nearly always that is one statement. A page too large for one, or
 * one that Postgres refuses, is written in pieces within a transaction: a piece that is refused is halved until the one
 * channel is left that cannot be written; it goes into quarantine, and everything else is kept.
 */
export class PageWriter {
  constructor(
    private readonly source: DataSource,
    /** Every table that has a channel's rows. */
    private readonly tables: readonly string[],
    private readonly bounds: Bounds = BOUNDS,
  ) {}

  async write(page: Page): Promise<WriteResult> {
    const whole = pieces(page.rows, this.bounds);
    if (whole.length <= 1 && !page.broken.length) {
      try {
        return await this.inOneStatement(page);
      } catch (error) {
        if (!isRefusedRow(error)) throw error;
      }
    }
    return this.inPieces(page, whole);
  }

  private async inOneStatement({ rows, from, to }: Page): Promise<WriteResult> {
    const { text, values } = savePage(rows, { from, to });
    const [answer] = await this.source.query<[{ position: string }]>(text, values);
    return { checkpoint: Number(answer.position), quarantined: [] };
  }

  private inPieces({ broken, from, to }: Page, whole: PageRow[][]): Promise<WriteResult> {
    return this.source.transaction(async ({ queryRunner }) => {
      const runner = queryRunner!;
      const checkpoint = await lockedCheckpoint(runner);
      if (checkpoint < from || checkpoint >= to) return { checkpoint, quarantined: [] };
      const found: Quarantined[] = [];
      for (const one of broken) if (await quarantine(runner, this.tables, one)) found.push(one);
      for (const piece of whole) found.push(...(await this.savePiece(runner, piece)));
      await runner.query(`update projections.checkpoint set position = $1 where name = 'projections'`, [to]);
      return { checkpoint, quarantined: found };
    });
  }

  /** @returns the channels that have newly turned out not to be writable */
  private async savePiece(runner: QueryRunner, rows: PageRow[]): Promise<Quarantined[]> {
    try {
      await saved(runner, rows);
      return [];
    } catch (error) {
      if (!isRefusedRow(error)) throw error;
      const channels = new Map(rows.map(({ channel }) => [channel.channel_id, channel]));
      const [only] = channels.values();
      if (only && channels.size === 1) {
        const one = { ...only, cause: causeOf(error) };
        return (await quarantine(runner, this.tables, one)) ? [one] : [];
      }
      const half = new Set([...channels.keys()].slice(0, channels.size / 2));
      const first = await this.savePiece(
        runner,
        rows.filter(({ channel }) => half.has(channel.channel_id)),
      );
      const second = await this.savePiece(
        runner,
        rows.filter(({ channel }) => !half.has(channel.channel_id)),
      );
      return [...first, ...second];
    }
  }
}

/** Where the checkpoint stands; nobody moves it until the transaction ends. */
export async function lockedCheckpoint(runner: QueryRunner): Promise<number> {
  const [row] = (await runner.query(
    `select position from projections.checkpoint where name = 'projections' for update`,
  )) as [{ position: string }];
  return Number(row.position);
}

/** All of the rows, or none: the transaction goes on where they are refused. */
async function saved(runner: QueryRunner, rows: PageRow[]): Promise<void> {
  await runner.query('savepoint piece');
  try {
    const { text, values } = saveRows(rows);
    await runner.query(text, values);
    await runner.query('release savepoint piece');
  } catch (error) {
    if (isRefusedRow(error)) await runner.query('rollback to savepoint piece');
    throw error;
  }
}
