import { allItems, quarantineList, quarantineRedrive } from '@parley/client';
import { plainJson } from '@parley/untrusted';
import { EXIT } from '../exit-codes.js';
import { timeText } from '../render/time.js';
import type { GlobalOptions, Session } from '../session.js';
import { print, printText } from '../output.js';
import { printed } from '../print-results.js';
import { spokenWords } from '../words.js';
import type { OfTenant } from './dead-letters.js';

export async function quarantine({ client }: Session, { tenant }: OfTenant, options: GlobalOptions): Promise<number> {
  const query = { limit: '200', tenant };
  const items = await allItems((cursor) => quarantineList({ ...client.to, query: { ...query, ...cursor } }));
  if (printed(items, options)) return EXIT.done;
  const words = spokenWords().commands;
  const lines = items.map(
    ({ channel_id, position, cause, at }) => `${channel_id}  ${timeText(at)}  ${words.atPosition(position, cause)}`,
  );
  printText(lines.join('\n') || words.noQuarantine);
  return EXIT.done;
}

export async function retry(
  { client }: Session,
  channel: string,
  { tenant }: OfTenant,
  options: GlobalOptions,
): Promise<number> {
  const { data: done } = await quarantineRedrive({ ...client.to, path: { id: channel }, query: { tenant } });
  if (options.output === 'text') printText(spokenWords().commands.viewsBack(done.channel_id));
  else print(plainJson(done));
  return EXIT.done;
}
