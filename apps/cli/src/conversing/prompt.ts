import { clearScreenDown, createInterface, cursorTo, moveCursor, type Interface } from 'node:readline';
import { Writable } from 'node:stream';
import { legible, printable } from '../output.js';
import { StreamWrap } from '../render/stream-wrap.js';
import type { LiveScreen } from '../render/live-screen.js';
import type { Lines } from './lines.js';
import type { Paper } from './paper.js';

export interface Keyboard {
  input: NodeJS.ReadableStream;
  screen: NodeJS.WritableStream & { columns?: number };
  label: string;
  /** Enter or Ctrl-C while something is being said. */
  onBreak(): void;
  /** Ctrl-C otherwise. */
  onLeave(): void;
  /** What Tab makes of what is typed. */
  completions?(typed: string): string[];
}

/**
 * The last line of a terminal, where the user types, below a talk that goes on: what comes is written above it, and what
 * was typed by then stays in it. While somebody speaks it is out of sight; what is typed is kept.
 */
export class Prompt implements Lines, Paper, LiveScreen {
  private readonly line: Interface;
  private readonly echo: Echo;
  private readonly typed: string[] = [];
  private readonly late: string[] = [];
  private waiting?: (line: string | undefined) => void;
  private readonly rows = new StreamWrap();
  private isStreaming = false;
  private isClosed = false;
  readonly isUsed = true;
  readonly isPipe = false;

  constructor(private keyboard: Keyboard) {
    const { input, screen, label } = keyboard;
    this.echo = new Echo(screen);
    const completer = (typed: string) => [this.keyboard.completions?.(typed) ?? [], typed] as [string[], string];
    this.line = createInterface({ input, output: this.echo, terminal: true, prompt: label, completer });
    this.line.on('line', (text) => this.enter(text));
    this.line.on('SIGINT', () => (this.isStreaming ? this.keyboard.onBreak() : this.keyboard.onLeave()));
    this.line.on('close', () => {
      this.isClosed = true;
      this.waiting?.(undefined);
    });
  }

  next(signal?: AbortSignal): Promise<string | undefined> {
    if (signal?.aborted) return Promise.resolve(undefined);
    const [first] = this.typed.splice(0, 1);
    if (first !== undefined || this.isClosed) return Promise.resolve(first);
    return new Promise((resolve) => {
      const leave = () => {
        this.waiting = undefined;
        resolve(undefined);
      };
      signal?.addEventListener('abort', leave);
      this.waiting = (line) => {
        signal?.removeEventListener('abort', leave);
        resolve(line);
      };
    });
  }

  giveBack(line: string | undefined): void {
    if (line !== undefined && !this.hand(line)) this.typed.unshift(line);
  }

  get columns(): number {
    return this.echo.columns;
  }

  /** A line of what happens now, above what is typed. */
  show(status: string): void {
    this.relabel(`${printable(status)}\n${this.keyboard.label}`);
  }

  wipe(): void {
    if (this.line.getPrompt() !== this.keyboard.label) this.relabel(this.keyboard.label);
  }

  /** With another label, and another way of breaking in, until it is given back. */
  lend(to: Pick<Keyboard, 'label' | 'onBreak'>): () => void {
    const before = this.keyboard;
    const become = (keyboard: Keyboard) => {
      this.keyboard = keyboard;
      this.relabel(keyboard.label);
    };
    become({ ...before, ...to });
    return () => become(before);
  }

  private relabel(label: string): void {
    if (this.isClosed || this.isStreaming) return;
    this.clear();
    this.line.setPrompt(label);
    this.draw();
  }

  print(text: string): void {
    if (this.isStreaming) return void this.late.push(text);
    this.clear();
    this.keyboard.screen.write(`${legible(text, this.columns)}\n`);
    this.draw();
  }

  stream(piece: string): void {
    if (!this.isStreaming) this.clear();
    this.isStreaming = true;
    this.echo.isMuted = true;
    this.keyboard.screen.write(this.rows.take(printable(piece), this.columns));
  }

  endStream(): void {
    this.isStreaming = false;
    const rest = this.rows.end(this.columns);
    this.keyboard.screen.write(rest + printable(['', ...this.late.splice(0), ''].join('\n')));
    this.echo.isMuted = false;
    this.draw();
  }

  close(): void {
    if (this.isClosed) return;
    if (!this.isStreaming) this.clear();
    this.line.close();
  }

  private enter(text: string): void {
    if (this.isStreaming) this.keyboard.onBreak();
    else if (!text.trim()) this.draw();
    if (!this.hand(text)) this.typed.push(text);
  }

  /** To whoever waits for a line. */
  private hand(text: string): boolean {
    const { waiting } = this;
    this.waiting = undefined;
    waiting?.(text);
    return waiting !== undefined;
  }

  private draw(): void {
    if (this.isClosed) return;
    // It is drawn anew below what was written: no row of the last time is there to be drawn over.
    (this.line as Interface & { prevRows: number }).prevRows = 0;
    this.line.prompt(true);
  }

  private clear(): void {
    const { screen } = this.keyboard;
    moveCursor(screen, 0, -this.line.getCursorPos().rows);
    cursorTo(screen, 0);
    clearScreenDown(screen);
  }
}

/** What the user types, as it is seen; not while somebody speaks. */
class Echo extends Writable {
  isMuted = false;

  constructor(private readonly screen: Keyboard['screen']) {
    super();
    screen.on('resize', () => this.emit('resize'));
  }

  get columns(): number {
    return this.screen.columns ?? 80;
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    if (!this.isMuted) this.screen.write(chunk);
    done();
  }
}
