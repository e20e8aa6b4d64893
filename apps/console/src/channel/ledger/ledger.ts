import type { Column } from '../pictures/columns.js';

/** Somebody, and the event in which they said so. */
export interface Backer {
  participant_id: string;
  position: number;
}

/** What became of what was asked for; `open`: nobody has answered it yet. */
export type Fate = 'applied' | 'partly' | 'rejected' | 'open';

/** One thing that happened to a field: a change, or a wish that changed nothing. */
export interface LedgerChange {
  /** The position of the event that it is recorded in. */
  position: number;
  before?: string;
  after?: string;
  unit?: string;
  /** What was asked for, where that is not what came. */
  wanted?: string;
  /** Absent where it was nobody's wish. */
  fate?: Fate;
  /** Whoever asked for it first, then who asked for the same. */
  backers: readonly Backer[];
  /** Whoever was against it, and why. */
  against?: readonly (Backer & { reason: string })[];
  /** Why it was done or not, in the words of who decided it. */
  why: string;
}

/** A field, and what happened to it in which column. Columns in which nothing happened have no cell. */
export interface LedgerRow {
  key: string;
  cells: ReadonlyMap<string, readonly LedgerChange[]>;
}

export interface Ledger {
  columns: readonly Column[];
  rows: readonly LedgerRow[];
}

/** What a ledger says in the protocol's own words. */
export interface LedgerWords {
  /** What a row is called, by its key. */
  row(key: string): string;
  nameOf(id: string): string;
  fate(fate: Fate): string;
  /** The language of the channel: what is said in it. */
  language: string;
}

export interface LedgerProps extends Ledger {
  words: LedgerWords;
}

/** Collects rows in the order in which they are first named. */
export class LedgerSheet {
  private readonly byKey = new Map<string, Map<string, LedgerChange[]>>();

  get rows(): LedgerRow[] {
    return [...this.byKey].map(([key, cells]) => ({ key, cells }));
  }

  note(row: string, column: string, change: LedgerChange): void {
    const cells = this.byKey.get(row) ?? new Map<string, LedgerChange[]>();
    this.byKey.set(row, cells.set(column, [...(cells.get(column) ?? []), change]));
  }
}

/** Everything that happened to a field, in the order of the columns. */
export const changesOf = (
  { cells }: LedgerRow,
  columns: readonly Column[],
): { column: Column; change: LedgerChange }[] =>
  columns.flatMap((column) => (cells.get(column.key) ?? []).map((change) => ({ column, change })));
