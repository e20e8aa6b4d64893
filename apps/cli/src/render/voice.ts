import type { Token } from '@parley/client';
import { plainText } from '@parley/untrusted';
import { SpeechRows } from './speech-rows.js';

/** Characters kept of what is said for the last line alone: it shows their end. */
const KEPT = 400;

/** One answer while it is given: what was thought and said of it, and how much of that is on the screen for good. */
export class Voice {
  kind: Token['kind'] = 'thinking';
  /** Not yet written. */
  thoughts = '';
  words = '';
  /** Written, the last row of each perhaps not whole. */
  written = '';
  thoughtRows = new SpeechRows();
  rows = new SpeechRows();
  /** The end of what was said. */
  end = '';
  private characters = 0;
  private pieces = 0;
  /** It was heard from its beginning, without a gap: only then it is written. */
  private isWhole = true;

  constructor(
    readonly participant_id: string,
    readonly work: string,
  ) {}

  /** @returns false where what was said so far does not hold: it was withdrawn, or begins anew */
  take({ kind, offset, text }: Pick<Token, 'kind' | 'offset' | 'text'>): boolean {
    const holds = kind === 'thinking' || (kind === 'text' && (offset > 0 || this.characters === 0));
    if (!holds) this.forget();
    this.kind = kind;
    if (kind === 'thinking') this.thoughts += plainText(text);
    if (kind === 'text') this.hear(offset, text);
    return holds;
  }

  /**
   * Something of it can be written: what comes in one piece is there whole, and its event with it.
   * @param isSaid what is said of this kind of work is shown as it was said
   */
  isLoud(isSaid: boolean): boolean {
    return this.thoughts !== '' || (isSaid && this.isWhole && this.pieces > 1 && this.words !== '');
  }

  private hear(offset: number, text: string): void {
    this.isWhole &&= offset === this.characters;
    this.characters = offset + text.length;
    this.pieces += 1;
    this.end = (offset > 0 ? this.end + text : text).slice(-KEPT);
    if (this.isWhole) this.words += plainText(text);
  }

  private forget(): void {
    this.characters = 0;
    this.pieces = 0;
    this.isWhole = true;
    this.words = '';
    this.end = '';
  }
}
