import {
  byCommand,
  evolveAuthors,
  generatedBy,
  isWithheld,
  keyIdsOf,
  mayBeWithheld,
  NO_AUTHORS,
  recordedInput,
  storedOf,
  wholeCommands,
  type InputLine,
  type RecordedEvent,
  type SealedInputLine,
} from '@parley/contracts';
import type { EventLog, RecordedInput } from '@parley/event-log';
import { eventPages } from './event-pages.js';

/**
 * The lines of an export: an event each, as many at once as a page has, and before the first of a command what it asked for, where its
 * events do not say all of it. What people said is in it as it is hashed, and the keys that are still kept behind it. A last line says
 * what has to be before it, by which what was cut off is known, and who wrote what is said.
 * @param proof what stands behind it, where the log is signed
 */
export async function* exportLines(
  log: Pick<EventLog, 'readChannel' | 'readInputs' | 'readKeys'>,
  tenant: string,
  id: string,
  proof?: string,
): AsyncGenerator<string> {
  let events = 0;
  let inputs = 0;
  let last: RecordedEvent | undefined;
  let authors = NO_AUTHORS;
  const keyIds = new Set<string>();
  for await (const page of wholeCommands(eventPages(log, tenant, id))) {
    const kept = await log.readInputs(tenant, id, { from: page[0]!.version, to: page.at(-1)!.version });
    const byVersion = new Map(kept.map((one) => [one.version, one]));
    for (const id of keyIdsOf(page)) keyIds.add(id);
    let text = '';
    for (const command of byCommand(page)) {
      // What others may not see yet stays where it is kept: an export is one more road to it (N1).
      const isKept = command.some(mayBeWithheld) && (await isStillWithheld(log, tenant, id, command));
      const input = isKept ? undefined : inputLine(command, byVersion);
      if (input) {
        inputs += 1;
        text += lineOf({ input });
      }
      text += command.map((event) => lineOf(storedOf(event))).join('');
    }
    events += page.length;
    last = page.at(-1);
    authors = page.reduce(evolveAuthors, authors);
    yield text;
  }
  const generated_by = generatedBy(authors);
  if (keyIds.size) yield lineOf({ keys: Object.fromEntries(await log.readKeys(tenant, [...keyIds])) });
  if (last) yield lineOf({ manifest: { channel_id: last.channel_id, events, head: last.hash, inputs, generated_by } });
  if (proof !== undefined) yield `${proof}\n`;
}

/** By the whole channel as it stands now: what tells of it comes later. */
async function isStillWithheld(
  log: Pick<EventLog, 'readChannel'>,
  tenant: string,
  id: string,
  command: readonly RecordedEvent[],
): Promise<boolean> {
  const types = new Set<string>();
  for await (const page of eventPages(log, tenant, id)) for (const { type } of page) types.add(type);
  return command.some((event) => isWithheld(event, types));
}

/** Nothing where nothing was kept, and where what was kept is not what the command's hash is of: it would prove nothing. */
function inputLine(
  events: readonly RecordedEvent[],
  kept: ReadonlyMap<number, RecordedInput>,
): InputLine | SealedInputLine | undefined {
  const { version } = events[0]!;
  const { stored, sealed } = kept.get(version) ?? {};
  if (sealed) return { version, sealed: sealed.sealed, key_ids: sealed.key_ids };
  const data = stored && recordedInput(events, stored);
  return data && { version, data };
}

const lineOf = (value: object): string => `${JSON.stringify(value)}\n`;
