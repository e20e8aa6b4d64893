import { keepStored, keyIdsOf, openedEvent, type RecordedEvent } from '@parley/contracts';

/** Looks keys up by their ids; those that are gone are not in it. */
export type ReadKeys = (keyIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Stored events as they are read: with the words whose keys are still kept. Nothing is asked where nobody's words are in them. */
export async function openWords(stored: RecordedEvent[], readKeys: ReadKeys): Promise<RecordedEvent[]> {
  const ids = keyIdsOf(stored);
  if (!ids.length) return stored;
  const keys = await readKeys(ids);
  return stored.map((one) => {
    if (!one.metadata.sealed) return one;
    const event = openedEvent(one, (id) => keys.get(id));
    keepStored(event, one);
    return event;
  });
}
