import {
  allItems,
  webhooksChange,
  webhooksDeliveries,
  webhooksList,
  webhooksMake,
  webhooksRemove,
  webhooksReplay,
  webhooksRotate,
  webhooksTest,
  type ReplayDto,
  type WebhookChangeDto,
  type WebhookDto,
  type WebhookEndpoint,
} from '@parley/client';
import { plainJson } from '@parley/untrusted';
import { EXIT } from '../exit-codes.js';
import { note, print, printText } from '../output.js';
import { printed } from '../print-results.js';
import { rowsText } from '../render/table.js';
import { timeText } from '../render/time.js';
import type { GlobalOptions, Session } from '../session.js';
import { spokenWords } from '../words.js';

/** The tenant's webhooks, the oldest first. */
export async function listWebhooks({ client }: Session, options: GlobalOptions): Promise<number> {
  const { items } = (await webhooksList({ ...client.to })).data;
  if (printed(items, options)) return EXIT.done;
  printText(items.map(pageOf).join('\n') || spokenWords().webhooks.none());
  return EXIT.done;
}

/** Makes one; its secret is shown this once. */
export async function newWebhook({ client }: Session, body: WebhookDto, options: GlobalOptions): Promise<number> {
  return printSecret((await webhooksMake({ ...client.to, body })).data, options);
}

export async function rotateWebhook({ client }: Session, id: string, options: GlobalOptions): Promise<number> {
  return printSecret((await webhooksRotate({ ...client.to, path: { id } })).data, options);
}

export async function changeWebhook(
  { client }: Session,
  id: string,
  body: WebhookChangeDto,
  options: GlobalOptions,
): Promise<number> {
  return printOne((await webhooksChange({ ...client.to, path: { id }, body })).data, options);
}

export async function deleteWebhook({ client }: Session, id: string, options: GlobalOptions): Promise<number> {
  const { data } = await webhooksRemove({ ...client.to, path: { id } });
  if (options.output === 'text') printText(spokenWords().webhooks.deleted(data.url));
  else print(plainJson(data));
  return EXIT.done;
}

/** Sends a test, once: what came of it is the exit code, too. */
export async function testWebhook({ client }: Session, id: string, options: GlobalOptions): Promise<number> {
  const { data: attempt } = await webhooksTest({ ...client.to, path: { id } });
  const { taken, notTaken } = spokenWords().webhooks;
  const { status, error, duration_ms } = attempt;
  if (options.output !== 'text') print(plainJson(attempt));
  else printText(error === undefined ? taken(status!, duration_ms) : notTaken(error));
  return error === undefined ? EXIT.done : EXIT.systemError;
}

/** @param range positions of the log, or times (RFC 3339) */
export async function replayWebhook(
  { client }: Session,
  id: string,
  { from, to }: { from: string; to?: string },
  options: GlobalOptions,
): Promise<number> {
  const isPosition = (text: string) => /^\d+$/u.test(text);
  const body: ReplayDto = {
    ...(isPosition(from) ? { from_position: Number(from) } : { from_time: from }),
    ...(to !== undefined && (isPosition(to) ? { to_position: Number(to) } : { to_time: to })),
  };
  return printOne((await webhooksReplay({ ...client.to, path: { id }, body })).data, options);
}

/** What one was told and is to be told, the latest first. */
export async function webhookDeliveries(
  { client }: Session,
  id: string,
  { status }: { status?: 'waiting' | 'delivered' | 'given-up' },
  options: GlobalOptions,
): Promise<number> {
  const query = { limit: '200', status };
  const items = await allItems((cursor) =>
    webhooksDeliveries({ ...client.to, path: { id }, query: { ...query, ...cursor } }),
  );
  if (printed(items, options)) return EXIT.done;
  const words = spokenWords().webhooks;
  const lines = items.map(({ message, attempts, status: now, next_attempt_at }) => {
    const last = attempts.at(-1);
    const next = now === 'waiting' && next_attempt_at ? words.next(timeText(next_attempt_at)) : '';
    const how = [
      now === 'given-up' ? spokenWords().commands.letterState.givenUp : words.status[now],
      words.attempts(attempts.length),
      last?.error ?? '',
      next,
    ].filter(Boolean);
    return `${timeText(message.timestamp)}  ${message.type}  ${message.data.topic}  ${how.join(' · ')}`;
  });
  printText(lines.join('\n') || words.nothingTold);
  return EXIT.done;
}

function printSecret(made: WebhookEndpoint & { secret: string }, options: GlobalOptions): number {
  printOne(made, options);
  if (options.output === 'text') printText(rowsText([[spokenWords().webhooks.rows.secret, made.secret]]));
  if (!options.quiet) note(spokenWords().webhooks.shownOnce(made.id));
  return EXIT.done;
}

function printOne(webhook: WebhookEndpoint, { output }: GlobalOptions): number {
  if (output === 'text') printText(pageOf(webhook));
  else print(plainJson(webhook));
  return EXIT.done;
}

function pageOf(webhook: WebhookEndpoint): string {
  const { id, url, types, channels, links, description, enabled, off_because, waiting, replaying, public_key } =
    webhook;
  const words = spokenWords().webhooks;
  const { rows: names } = words;
  const rows: [string, string][] = [
    [names.state, enabled ? words.on(waiting) : words.off(off_because === 'gone')],
    [names.types, types.join(', ')],
    [names.channels, channels.join(', ') || words.all],
    ...(links ? [[names.links, words.withKeys] as [string, string]] : []),
    ...(description ? [[names.description, description] as [string, string]] : []),
    [names.publicKey, public_key],
    ...(replaying ? [[names.replaying, `${replaying.after + 1}–${replaying.to}`] as [string, string]] : []),
  ];
  return `${id}  ${url}\n${rowsText(rows)}`;
}
