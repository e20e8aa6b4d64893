import { StreamWrap } from './stream-wrap.js';

/** What is said stands further in than what is ours. */
const INDENT = '  ';

/** A text in rows while it is said: those that are whole, and the one that is being filled. No word is broken. */
export class SpeechRows {
  private readonly wrap = new StreamWrap();
  private isBegun = false;
  /** What the last row has so far. */
  row = '';

  /** The rows that are whole with this piece. */
  take(piece: string, columns: number): string[] {
    const begin = this.isBegun ? '' : INDENT;
    this.isBegun ||= piece !== '';
    return this.add(this.wrap.take(begin + piece.replaceAll('\n', `\n${INDENT}`), columns));
  }

  /** What is left; then another text begins. */
  end(columns: number): string[] {
    const rows = [...this.add(this.wrap.end(columns)), this.row];
    this.row = '';
    this.isBegun = false;
    return rows.filter((row) => row.trim());
  }

  private add(text: string): string[] {
    const rows = (this.row + text).split('\n');
    this.row = rows.pop()!;
    return rows.map((row) => row.trimEnd());
  }
}
