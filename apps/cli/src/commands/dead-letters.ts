import { allItems, deadLettersList, deadLettersRetry, deadLettersShow, type KeptLetter } from '@parley/client';
import { plainJson } from '@parley/untrusted';
import { EXIT } from '../exit-codes.js';
import { note, print, printText } from '../output.js';
import { rowsText } from '../render/table.js';
import { timeText } from '../render/time.js';
import type { GlobalOptions, Session } from '../session.js';
import { printed } from '../print-results.js';
import { spokenWords } from '../words.js';

/** Whose: an admin looks after what is stuck of any tenant. */
export interface OfTenant {
  /** Another one's than the key's. */
  tenant?: string;
}

/** What services gave up on, the last first. */
export async function deadLetters(
  { client }: Session,
  { status, tenant }: OfTenant & { status?: KeptLetter['status'] },
  options: GlobalOptions,
): Promise<number> {
  const query = { limit: '200', status, tenant };
  const items = await allItems((cursor) => deadLettersList({ ...client.to, query: { ...query, ...cursor } }));
  if (printed(items, options)) return EXIT.done;
  const words = spokenWords().commands;
  const lines = items.map(
    ({ id, at, consumer, cause, ...letter }) =>
      `${id}  ${timeText(at)}  ${consumer} · ${stateOf(letter)}${words.colon}${cause}`,
  );
  printText(lines.join('\n') || words.noDeadLetters);
  return EXIT.done;
}

export async function showLetter(
  { client }: Session,
  id: string,
  { tenant }: OfTenant,
  options: GlobalOptions,
): Promise<number> {
  const { data: letter } = await deadLettersShow({ ...client.to, path: { id }, query: { tenant } });
  if (options.output === 'text') printText(pageOf(letter));
  else print(plainJson(letter));
  return EXIT.done;
}

/** Has it handled again; what came of it `show` tells. */
export async function retryLetter(
  { client }: Session,
  id: string,
  { tenant }: OfTenant,
  options: GlobalOptions,
): Promise<number> {
  const { data: letter } = await deadLettersRetry({ ...client.to, path: { id }, query: { tenant } });
  const words = spokenWords().commands;
  const [service] = letter.consumer.split('.');
  if (options.output !== 'text') print(plainJson(letter));
  else printText(words.givenAgain(service!, letter.retries));
  if (!options.quiet) note(words.whatCame(letter.id));
  return EXIT.done;
}

function pageOf(letter: KeptLetter): string {
  const { id, consumer, channel_id, event_id, at, attempts, cause, retries, retried_at, retried_by, handled_at } =
    letter;
  const words = spokenWords().commands;
  const { letterRows: names } = words;
  const [service] = consumer.split('.');
  const type = consumer.slice(service!.length + 1);
  const rows: [string, string][] = [
    [names.givenUpBy, words.tries(service!, attempts, timeText(at))],
    [names.about, words.aboutEvent(type, event_id || words.unreadable, channel_id)],
    [names.cause, cause],
    ...(retries
      ? [[names.retried, words.retries(retries, timeText(retried_at!), retried_by!)] as [string, string]]
      : []),
    ...(handled_at ? [[names.handled, timeText(handled_at)] as [string, string]] : []),
    [names.message, JSON.stringify(readable(letter.message), null, 2).replaceAll('\n', '\n    ')],
  ];
  return `${words.letter(id)}${words.colon}${stateOf(letter)}\n${rowsText(rows)}`;
}

function readable(message: unknown): unknown {
  if (typeof message !== 'string') return message;
  try {
    return JSON.parse(message) as unknown;
  } catch {
    return message;
  }
}

function stateOf({ status, retries }: Pick<KeptLetter, 'status' | 'retries'>): string {
  const { letterState, givenUpAgain } = spokenWords().commands;
  if (status === 'retrying' || status === 'handled') return letterState[status];
  return retries ? givenUpAgain(retries) : letterState.givenUp;
}
