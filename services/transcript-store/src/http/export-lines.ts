import type { RecordedEvent } from '@parley/contracts';

/**
 * The lines of an export: an event each, as many at once as a page has. A last line says what has to be before it: what was cut off
 * is known by it.
 */
export async function* exportLines(pages: AsyncIterable<readonly RecordedEvent[]>): AsyncGenerator<string> {
  let events = 0;
  let last: RecordedEvent | undefined;
  for await (const page of pages) {
    events += page.length;
    last = page.at(-1) ?? last;
    yield page.map(lineOf).join('');
  }
  if (last) yield lineOf({ manifest: { channel_id: last.channel_id, events, head: last.hash } });
}

const lineOf = (value: object): string => `${JSON.stringify(value)}\n`;
