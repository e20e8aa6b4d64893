import { type RecordedEvent } from '@parley/contracts';
import { plainJson } from '@parley/untrusted';
import { print, printText } from './output.js';
import type { Renderer } from './render/renderer.js';
import type { GlobalOptions } from './session.js';
import { safeForScreen } from './safe-for-screen.js';

/** What is read of a channel, for programs: it says of which, each item of a list too. */
export const ofChannel = <T extends object>(channel_id: string, value: T): T & { channel_id: string } => ({
  channel_id,
  ...value,
});

/** Prints for machines where that was asked for. */
export function printed(value: readonly unknown[], { output }: GlobalOptions): boolean {
  if (output === 'json') print(plainJson(value));
  if (output === 'jsonl') for (const one of value) print(plainJson(one));
  return output !== 'text';
}

/** Prints an event that was read from the log, as it was told live. */
export function printEvent(event: RecordedEvent, renderer: Renderer, { output }: GlobalOptions): void {
  if (output !== 'text') return print(plainJson(event));
  const text = renderer.render(safeForScreen(event));
  if (text !== undefined) printText(text);
}
