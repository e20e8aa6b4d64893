import { plainJson } from '@parley/contracts';
import { EXIT } from '../exit-codes.js';
import { note, print } from '../output.js';
import type { GlobalOptions, Session } from '../session.js';
import { printed } from './print.js';

interface DeadLetter {
  id: string;
  consumer: string;
  channel_id: string;
  event_id: string;
  attempts: number;
  cause: string;
  at: string;
  status: string;
  retries: number;
  retried_at?: string;
  retried_by?: string;
  handled_at?: string;
}

/** As its own page has it: an event, or over NATS the text of the message as it came. */
type WholeLetter = DeadLetter & { message: unknown };

const addressOf = (id: string): string => `/v1/dead-letters/${encodeURIComponent(id)}`;

/** What services gave up on, the last first. */
export async function deadLetters(
  { client }: Session,
  { status }: { status?: string },
  options: GlobalOptions,
): Promise<number> {
  const query = status ? `&status=${status}` : '';
  const items = await client.all<DeadLetter>(`/v1/dead-letters?limit=200${query}`);
  if (printed(items, options)) return EXIT.done;
  const lines = items.map(
    ({ id, at, consumer, cause, ...letter }) => `${id}  ${at}  ${consumer}, ${stateOf(letter)}: ${cause}`,
  );
  print(lines.join('\n') || 'no message was given up');
  return EXIT.done;
}

export async function showLetter({ client }: Session, id: string, options: GlobalOptions): Promise<number> {
  const letter = await client.get<WholeLetter>(addressOf(id));
  if (options.output === 'text') print(pageOf(letter));
  else print(plainJson(letter));
  return EXIT.done;
}

/** Has it handled again; what came of it `show` tells. */
export async function retryLetter({ client }: Session, id: string, options: GlobalOptions): Promise<number> {
  const letter = await client.post<WholeLetter>(`${addressOf(id)}/retry`, {});
  const [service] = letter.consumer.split('.');
  if (options.output !== 'text') print(plainJson(letter));
  else print(`${service} is given it once more (retry ${letter.retries})`);
  if (!options.quiet) note(`what came of it: parley dead-letters show ${letter.id}`);
  return EXIT.done;
}

function pageOf(letter: WholeLetter): string {
  const { id, consumer, channel_id, event_id, at, attempts, cause } = letter;
  const [service, type] = consumer.split('.');
  return [
    `dead letter ${id}: ${stateOf(letter)}`,
    `  given up by  ${service}, after ${attempts} tries, ${at}`,
    `  about        ${type}, event ${event_id || '(unreadable)'} of channel ${channel_id}`,
    `  cause        ${cause}`,
    ...(letter.retries
      ? [`  retried      ${letter.retries}×, the last time ${letter.retried_at} by ${letter.retried_by}`]
      : []),
    ...(letter.handled_at ? [`  handled      ${letter.handled_at}`] : []),
    `  message      ${JSON.stringify(readable(letter.message), null, 2).replaceAll('\n', '\n    ')}`,
  ].join('\n');
}

function readable(message: unknown): unknown {
  if (typeof message !== 'string') return message;
  try {
    return JSON.parse(message) as unknown;
  } catch {
    return message;
  }
}

function stateOf({ status, retries }: Pick<DeadLetter, 'status' | 'retries'>): string {
  if (status === 'retrying') return 'is being handled again';
  if (status === 'handled') return 'handled by a retry';
  return retries ? `given up again after ${retries} retries` : 'given up';
}
