import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardKeyOf, type CardKey } from '@parley/a2a/card-key';
import { newEd25519Pem } from '@parley/http/ed25519-pem';
import { signingKeyOf, type SigningKey } from '@parley/transcript-store/signing-key';

/** The key that a data folder's card is signed by, made with the first start. @throws where the file holds something else */
export const cardKeyIn = (folder: string): CardKey => keyIn(folder, 'card_key.pem', cardKeyOf);

/** The key that checkpoints of the log are signed by, made with the first start. @throws where the file holds something else */
export const signingKeyIn = (folder: string): SigningKey => keyIn(folder, 'checkpoint_key.pem', signingKeyOf);

function keyIn<Key>(folder: string, name: string, read: (pem: string, from: string) => Key): Key {
  const file = join(folder, name);
  if (!existsSync(file)) {
    // Whole or not at all: a start that is cut off leaves no half of it.
    writeFileSync(`${file}.new`, newEd25519Pem(), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return read(readFileSync(file, 'utf8'), file);
}
