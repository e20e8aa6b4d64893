import { note, printText } from '../output.js';
import type { GlobalOptions } from '../session.js';
import { linesOfInput, type Lines } from './lines.js';
import { Prompt } from './prompt.js';

/** Where somebody reads a channel and types to it. */
export interface Desk {
  lines: Lines;
  /** Somebody sits at it: what is typed is not read ahead of what is asked. */
  isTyped: boolean;
  print(text: string): void;
  /** Something that is no part of a channel. */
  note(text: string): void;
  /** Where it is typed on a terminal, and shown what happens now; the terminal's last line where absent. */
  prompt?: Prompt;
  /** In a chat: whether a line begins a deliberation of its own, which is over then. */
  starts?(line: string): Promise<boolean>;
  /** A pipe that ends leaves the channel, which goes on. */
  endsWithInput?: boolean;
  close(): void;
}

/** A terminal with a line to type in below what is shown, or a pipe; undefined where nothing may be waited for. */
export function deskOf(options: GlobalOptions): Desk | undefined {
  if (!options.input) return undefined;
  const terminal = terminalDesk(options);
  if (terminal) {
    terminal.print('');
    return terminal;
  }
  const lines = linesOfInput();
  return { lines, isTyped: process.stdin.isTTY === true, print: printText, note, close: () => lines.close() };
}

/** The terminal alone; undefined where nobody sits at it, or data goes to stdout. */
export function terminalDesk({ input, output }: GlobalOptions): (Desk & { prompt: Prompt }) | undefined {
  if (!input || output !== 'text' || !process.stdin.isTTY || !process.stdout.isTTY) return undefined;
  const onLeave = () => void process.emit('SIGINT', 'SIGINT');
  const keyboard = { input: process.stdin, screen: process.stdout, label: '> ', onBreak: () => undefined, onLeave };
  const prompt = new Prompt(keyboard);
  const tell = (text: string) => prompt.print(text);
  return { lines: prompt, isTyped: true, print: tell, note: tell, prompt, close: () => prompt.close() };
}
