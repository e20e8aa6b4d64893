import type { RecordedEvent } from './recorded-event.js';

/** Pages of a channel's events, cut so that all events of a command are in one of them. */
export async function* wholeCommands(
  pages: AsyncIterable<readonly RecordedEvent[]>,
): AsyncGenerator<readonly RecordedEvent[]> {
  let held: readonly RecordedEvent[] = [];
  for await (const page of pages) {
    const all = [...held, ...page];
    const last = all.at(-1)?.metadata.command_id;
    const cut = all.findIndex(({ metadata }) => metadata.command_id === last);
    held = all.slice(cut);
    if (cut > 0) yield all.slice(0, cut);
  }
  if (held.length) yield held;
}

/** Events of one channel by the commands that led to them. */
export function byCommand(events: readonly RecordedEvent[]): RecordedEvent[][] {
  const commands: RecordedEvent[][] = [];
  for (const event of events) {
    const last = commands.at(-1);
    if (last && last[0]!.metadata.command_id === event.metadata.command_id) last.push(event);
    else commands.push([event]);
  }
  return commands;
}
