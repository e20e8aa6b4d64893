import {
  allItems,
  keysList,
  keysMake,
  keysRevoke,
  keysRotate,
  operationsList,
  type MadeKey,
  type NewKeyDto,
  type RotateKeyDto,
  type StoredKey,
} from '@parley/client';
import { plainJson } from '@parley/untrusted';
import { EXIT } from '../exit-codes.js';
import { note, print, printText } from '../output.js';
import { printed } from '../print-results.js';
import { rowsText } from '../render/table.js';
import { timeText } from '../render/time.js';
import type { GlobalOptions, Session } from '../session.js';
import { spokenWords } from '../words.js';

/** Keys that were made, the last first. */
export async function listKeys(
  { client }: Session,
  { tenant }: { tenant?: string },
  options: GlobalOptions,
): Promise<number> {
  const query = { limit: '200', tenant };
  const items = await allItems((cursor) => keysList({ ...client.to, query: { ...query, ...cursor } }));
  if (printed(items, options)) return EXIT.done;
  printText(items.map(pageOf).join('\n') || spokenWords().keys.none());
  return EXIT.done;
}

/** Makes one; the key itself is shown this once. */
export async function makeKey({ client }: Session, body: NewKeyDto, options: GlobalOptions): Promise<number> {
  return printMade((await keysMake({ ...client.to, body })).data, options);
}

/** Puts another in a key's place; the old one is good for a while still. */
export async function rotateKey(
  { client }: Session,
  id: string,
  body: RotateKeyDto,
  options: GlobalOptions,
): Promise<number> {
  return printMade((await keysRotate({ ...client.to, path: { id }, body })).data, options);
}

export async function revokeKey({ client }: Session, id: string, options: GlobalOptions): Promise<number> {
  const { data: key } = await keysRevoke({ ...client.to, path: { id } });
  if (options.output === 'text') printText(pageOf(key));
  else print(plainJson(key));
  return EXIT.done;
}

/** What operators did, the last first. */
export async function listOperations(
  { client }: Session,
  { tenant }: { tenant?: string },
  options: GlobalOptions,
): Promise<number> {
  const query = { limit: '200', tenant };
  const items = await allItems((cursor) => operationsList({ ...client.to, query: { ...query, ...cursor } }));
  if (printed(items, options)) return EXIT.done;
  const words = spokenWords().keys;
  const lines = items.map(
    ({ at, by, action, target, tenant: whose }) =>
      `${timeText(at)}  ${by.tenant}/${by.name}  ${words.actions[action]} ${target} (${whose})`,
  );
  printText(lines.join('\n') || words.nothingDone);
  return EXIT.done;
}

function printMade(made: MadeKey, options: GlobalOptions): number {
  const words = spokenWords().keys;
  if (options.output !== 'text') print(plainJson(made));
  else printText(`${pageOf(made)}\n${rowsText([[words.rows.key, made.key]])}`);
  if (!options.quiet) note(words.shownOnce);
  return EXIT.done;
}

function pageOf({ id, tenant, name, state, scopes, ...key }: StoredKey): string {
  const words = spokenWords().keys;
  const { rows: names } = words;
  const rows: [string, string][] = [
    [names.scopes, scopes.join(', ')],
    [names.made, words.madeBy(timeText(key.made_at), key.made_by)],
    ...(key.replaces ? [[names.replaces, key.replaces] as [string, string]] : []),
    [names.ends, key.ends_at ? timeText(key.ends_at) : words.never],
    [names.used, key.last_used_at ? timeText(key.last_used_at) : words.never],
    ...(key.revoked_at
      ? [[names.revoked, words.madeBy(timeText(key.revoked_at), key.revoked_by!)] as [string, string]]
      : []),
  ];
  return `${id}  ${tenant}/${name} · ${words.states[state]}\n${rowsText(rows)}`;
}
