import type { StoredInput } from './command-input.js';
import { keepStored } from './event-texts.js';
import type { RecordedEvent } from './recorded-event.js';
import { openedEvent, openedInput } from './sealed-events.js';
import { exportedEvents, exportedKeys, type SealedInputLine } from './verify-export.js';

/** The events of an export as people read them: with the words whose keys it holds. Its chain is the caller's to verify, over what is stored. */
export function readableExport(text: string): RecordedEvent[] {
  const keys = exportedKeys(text);
  return exportedEvents(text).map((stored) => {
    const event = openedEvent(stored, (id) => keys.get(id));
    if (event !== stored) keepStored(event, stored);
    return event;
  });
}

/** What was kept of a command with people's words beside its events; undefined where a key of it is not in the export. */
export function inputOpener(text: string) {
  const keys = exportedKeys(text);
  return (line: SealedInputLine, { tenant, channel_id, version }: RecordedEvent): StoredInput | undefined =>
    openedInput(line, { tenant, channel_id, version }, (id) => keys.get(id));
}
