import type { Lines } from '../conversing/lines.js';
import type { Typing } from '../conversing/typing.js';

/**
 * The lines that answer a workshop's questions (W6): a command among them is done at once. What a person types before
 * anything is asked waits for the next question; of a pipe each line waits for the question that it answers.
 */
export class Answers {
  private readonly ahead: string[] = [];
  private waiting: ((answer: string | undefined) => void) | undefined;
  private taken = () => undefined as void;
  private isOver = false;

  constructor(
    private readonly lines: Lines,
    private readonly typing: Typing,
    private readonly isTyped: boolean,
  ) {}

  /** Reads until the input or the workshop is over; what is not read by then is left to the next reader. */
  async read(over: AbortSignal): Promise<void> {
    const end = () => this.end();
    over.addEventListener('abort', end);
    for (;;) {
      const line = await this.lines.next(over);
      if (line === undefined) break;
      const text = line.trim();
      if (over.aborted) {
        this.ahead.push(text);
        break;
      }
      if (await this.typing.handled(text)) continue;
      if (this.isCommand(text)) await this.typing.take(text);
      else if (text || this.waiting || !this.isTyped) await this.hand(text);
    }
    over.removeEventListener('abort', end);
    this.end();
    if (over.aborted) for (const line of this.ahead.splice(0).toReversed()) this.lines.giveBack(line);
  }

  /** Whether anything was ever read. */
  get isUsed(): boolean {
    return this.lines.isUsed;
  }

  /**
   * The next answer; undefined at the end.
   * @param until ends the waiting, and takes nothing: the line is the next question's
   */
  next(until?: AbortSignal): Promise<string | undefined> {
    if (until?.aborted) return Promise.resolve(undefined);
    const answer = this.ahead.shift();
    this.taken();
    if (answer !== undefined || this.isOver) return Promise.resolve(answer);
    return new Promise((resolve) => {
      this.waiting = resolve;
      until?.addEventListener('abort', () => {
        if (this.waiting === resolve) this.waiting = undefined;
        resolve(undefined);
      });
    });
  }

  /** `e` may be what was asked for. */
  private isCommand(text: string): boolean {
    const isAnswer = text.toLowerCase() === '/skip' || (this.waiting && text.toLowerCase() === 'e');
    return !isAnswer && this.typing.isCommand(text);
  }

  private async hand(text: string): Promise<void> {
    const { waiting } = this;
    this.waiting = undefined;
    if (waiting) return waiting(text);
    this.ahead.push(text);
    if (!this.isTyped) await new Promise<void>((resolve) => (this.taken = resolve));
  }

  private end(): void {
    this.isOver = true;
    this.waiting?.(undefined);
    this.taken();
  }
}
