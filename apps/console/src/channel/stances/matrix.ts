import type { Column } from '../pictures/columns.js';

/** Where somebody stands, as one turn says it. */
export interface StanceMark {
  /** The protocol's own name for it. */
  stance: string;
  /** The position of the event that says so, and so of what changed it. */
  position: number;
  reason: string;
  /** Where it stood before by its own words, if that was elsewhere. */
  before?: string;
  /** Why it was taken for an answer, where nobody gave one. */
  assumed?: 'timeout' | 'turn_failed';
  /** What it is about, by id, where there are several things to be for or against. */
  about?: readonly string[];
}

/** `asked`: not heard yet; `silent`: asked, and not heard; `spoke`: heard, even if it does not say where it stands. */
export type Standing = 'asked' | 'silent' | 'spoke' | 'not_asked' | 'withdrawn';

export interface StanceCell {
  standing: Standing;
  marks: readonly StanceMark[];
}

/** A round, and how everybody stood in it. */
export interface StanceRound extends Column {
  cells: ReadonlyMap<string, StanceCell>;
}

/** What one turn says of one thing. */
export interface Said extends Omit<StanceMark, 'before' | 'about'> {
  about?: string;
}

type Cells = Map<string, StanceCell>;
const NOBODY: StanceCell = { standing: 'not_asked', marks: [] };

export const cellOf = ({ cells }: StanceRound, participant: string): StanceCell => cells.get(participant) ?? NOBODY;

/** Everybody who was ever asked, in the order of the seats. */
export function participantsIn(rounds: readonly StanceRound[], seats: readonly string[]): string[] {
  const asked = new Set(rounds.flatMap(({ cells }) => [...cells.keys()]));
  return [...new Set([...seats.filter((id) => asked.has(id)), ...asked])];
}

/** Collects who stood where, in the order in which the events tell it. */
export class StanceSheet {
  private readonly columns: (Column & { cells: Cells })[] = [];
  private readonly latest = new Map<string, string>();
  private readonly withdrawn = new Set<string>();

  /** @param compares whether another stance than before is a change of mind */
  constructor(private readonly compares = true) {}

  get rounds(): readonly StanceRound[] {
    return this.columns;
  }

  begin(column: Column, asked: readonly string[]): void {
    const cells: Cells = new Map();
    for (const id of this.withdrawn) cells.set(id, { standing: 'withdrawn', marks: [] });
    for (const id of asked) cells.set(id, { standing: 'asked', marks: [] });
    this.columns.push({ ...column, cells });
  }

  /** What somebody said in a round; in a second turn of the same round, what it added. */
  hear(key: string, participant: string, said: readonly Said[]): void {
    const cells = this.cellsOf(key);
    const before = cells?.get(participant)?.marks ?? [];
    const marks = said.map((one) => this.mark(participant, one));
    cells?.set(participant, { standing: 'spoke', marks: together([...before, ...marks]) });
  }

  /** Whoever leaves is not asked in any later round. */
  leave(participant: string): void {
    this.withdrawn.add(participant);
  }

  /** Whoever has not been heard by now is silent; in one round, or in all of them. */
  end(key?: string): void {
    for (const column of this.columns)
      if (key === undefined || column.key === key)
        for (const [id, cell] of column.cells)
          if (cell.standing === 'asked') column.cells.set(id, { ...cell, standing: 'silent' });
  }

  private cellsOf(key: string): Cells | undefined {
    return this.columns.findLast((column) => column.key === key)?.cells;
  }

  private mark(participant: string, { about, ...said }: Said): StanceMark {
    const thing = `${participant} ${about ?? ''}`;
    const before = this.latest.get(thing);
    const moved = this.compares && !said.assumed && before !== undefined && before !== said.stance;
    // What silence was taken for is nobody's stance: the next one is compared with what was said before it.
    if (!said.assumed) this.latest.set(thing, said.stance);
    return { ...said, ...(moved && { before }), ...(about !== undefined && { about: [about] }) };
  }
}

/** One mark for what one turn says alike of several things. */
function together(marks: readonly StanceMark[]): StanceMark[] {
  const all = new Map<string, StanceMark>();
  for (const mark of marks) {
    const alike = `${mark.position} ${mark.stance} ${mark.before ?? ''}`;
    const first = all.get(alike);
    const reason = [first?.reason, mark.reason].filter(Boolean).join('\n');
    const about = [...(first?.about ?? []), ...(mark.about ?? [])];
    all.set(alike, { ...mark, reason, ...(about.length && { about }) });
  }
  return [...all.values()];
}
