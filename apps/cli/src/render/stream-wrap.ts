import { isBlank, isStyle, unitsOf, widthOf } from './wrap.js';

/** What goes on in a new row begins no line like ours. */
const INDENT = '  ';
const ENDS = /[.!?。！？…]$/u;

/**
 * Breaks a text into rows between words while it is said, piece by piece: a word is held back until it is whole, as nobody
 * knows yet whether it fits.
 */
export class StreamWrap {
  private held = '';
  private used = 0;

  /** What of it can be written by now. */
  take(piece: string, columns: number): string {
    const units = unitsOf(this.held + piece);
    const last = units.at(-1);
    // What stands alone or ends a sentence does not grow, and what fits no row is not waited for.
    const isWhole = last === undefined || isStyle(last) || ENDS.test(last) || widthOf(last) > columns;
    this.held = isWhole ? '' : units.pop()!;
    return this.put(units, columns);
  }

  /** The rest; then another text begins. */
  end(columns: number): string {
    const rest = this.put(unitsOf(this.held), columns);
    this.held = '';
    this.used = 0;
    return rest;
  }

  private put(units: readonly string[], columns: number): string {
    return units.map((unit, index) => this.written(unit, units[index + 1], columns)).join('');
  }

  private written(unit: string, next: string | undefined, columns: number): string {
    if (isStyle(unit)) return unit;
    if (unit.includes('\n')) {
      this.used = widthOf(unit.slice(unit.lastIndexOf('\n') + 1));
      return unit;
    }
    // A blank before what goes on in the next row is not written.
    const follows = isBlank(unit) && next !== undefined && !isStyle(next) ? widthOf(next) : 0;
    if (isBlank(unit) && this.used + widthOf(unit) + follows > columns) return this.nextRow();
    const row =
      !isBlank(unit) && this.used > INDENT.length && this.used + widthOf(unit) > columns ? this.nextRow() : '';
    this.used += widthOf(unit);
    return row + unit;
  }

  private nextRow(): string {
    this.used = INDENT.length;
    return `\n${INDENT}`;
  }
}
