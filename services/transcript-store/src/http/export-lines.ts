import {
  byCommand,
  evolveAuthors,
  generatedBy,
  NO_AUTHORS,
  recordedInput,
  wholeCommands,
  type InputLine,
  type RecordedEvent,
} from '@parley/contracts';
import type { EventLog, RecordedInput } from '@parley/event-log';
import { eventPages } from './event-pages.js';

/**
 * The lines of an export: an event each, as many at once as a page has, and before the first of a command what it asked for, where its
 * events do not say all of it. A last line says what has to be before it, by which what was cut off is known, and who wrote what is said.
 * @param proof what stands behind it, where the log is signed
 */
export async function* exportLines(
  log: Pick<EventLog, 'readChannel' | 'readInputs'>,
  tenant: string,
  id: string,
  proof?: string,
): AsyncGenerator<string> {
  let events = 0;
  let inputs = 0;
  let last: RecordedEvent | undefined;
  let authors = NO_AUTHORS;
  for await (const page of wholeCommands(eventPages(log, tenant, id))) {
    const kept = await log.readInputs(tenant, id, { from: page[0]!.version, to: page.at(-1)!.version });
    const byVersion = new Map(kept.map(({ version, stored }) => [version, stored]));
    let text = '';
    for (const command of byCommand(page)) {
      const input = inputLine(command, byVersion);
      if (input) {
        inputs += 1;
        text += lineOf({ input });
      }
      text += command.map(lineOf).join('');
    }
    events += page.length;
    last = page.at(-1);
    authors = page.reduce(evolveAuthors, authors);
    yield text;
  }
  const generated_by = generatedBy(authors);
  if (last) yield lineOf({ manifest: { channel_id: last.channel_id, events, head: last.hash, inputs, generated_by } });
  if (proof !== undefined) yield `${proof}\n`;
}

/** Nothing where nothing was kept, and where what was kept is not what the command's hash is of: it would prove nothing. */
function inputLine(
  events: readonly RecordedEvent[],
  kept: ReadonlyMap<number, RecordedInput['stored']>,
): InputLine | undefined {
  const { version } = events[0]!;
  const stored = kept.get(version);
  const data = stored && recordedInput(events, stored);
  return data && { version, data };
}

const lineOf = (value: object): string => `${JSON.stringify(value)}\n`;
