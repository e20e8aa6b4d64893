import { note, printText } from '../output.js';
import type { LiveScreen } from '../render/live-screen.js';
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
  /** Where it is shown what happens now; the terminal's last line where absent. */
  line?: LiveScreen;
  /** The same, where what is said can be seen while it is said. */
  prompt?: Prompt;
  /** In a chat: whether a line begins a deliberation of its own, which is over then. */
  starts?(line: string): Promise<boolean>;
  close(): void;
}

/** A terminal with a line to type in below what is shown, or a pipe; undefined where nothing may be waited for. */
export function deskOf({ input, output }: GlobalOptions): Desk | undefined {
  if (!input) return undefined;
  const isTyped = process.stdin.isTTY === true;
  if (!isTyped || !process.stdout.isTTY || output !== 'text') {
    const lines = linesOfInput();
    return { lines, isTyped, print: printText, note, close: () => lines.close() };
  }
  const onLeave = () => void process.emit('SIGINT', 'SIGINT');
  const keyboard = { input: process.stdin, screen: process.stdout, label: '> ', onBreak: () => undefined, onLeave };
  const prompt = new Prompt(keyboard);
  prompt.print('');
  const tell = (text: string) => prompt.print(text);
  return { lines: prompt, isTyped, print: tell, note: tell, line: prompt, prompt, close: () => prompt.close() };
}
