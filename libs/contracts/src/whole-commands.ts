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
export const byCommand = (events: Iterable<RecordedEvent>): RecordedEvent[][] => [...commandsIn(events)];

/** The same one after another: no more than one is held. */
export function* commandsIn(events: Iterable<RecordedEvent>): Generator<RecordedEvent[]> {
  let command: RecordedEvent[] = [];
  for (const event of events) {
    if (command.length && command[0]!.metadata.command_id !== event.metadata.command_id) {
      yield command;
      command = [];
    }
    command.push(event);
  }
  if (command.length) yield command;
}
