import type { RecordedEvent } from '@parley/contracts';

/** The events of an export, without its last line, which says how many they are. */
export const exportedEvents = (text: string): RecordedEvent[] =>
  text
    .trim()
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as RecordedEvent);
