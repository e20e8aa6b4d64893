import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardKeyOf, newCardKey, type CardKey } from '@parley/a2a/card-key';

/** The key that a data folder's card is signed by, made with the first start. @throws where the file holds something else */
export function cardKeyIn(folder: string): CardKey {
  const file = join(folder, 'card_key.pem');
  if (!existsSync(file)) {
    // Whole or not at all: a start that is cut off leaves no half of it.
    writeFileSync(`${file}.new`, newCardKey(), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return cardKeyOf(readFileSync(file, 'utf8'), file);
}
