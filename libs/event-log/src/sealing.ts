import {
  firstVersion,
  newId,
  newKey,
  sealedHash,
  sealedInput,
  type CommandWords,
  type RecordedEvent,
  type SealedInput,
  type SealedWords,
  type StoredInput,
} from '@parley/contracts';

/** A key that words of one command are sealed with, of one subject. */
export interface NewKey {
  key_id: string;
  subject: string;
  /** In base64. */
  key: string;
}

/** How the words of one command are sealed. */
export interface Sealing {
  keys: NewKey[];
  metadata: { sealed: SealedWords[]; command_hash: string };
  keyOf(keyId: string): string;
  input(input: StoredInput): SealedInput;
}

/** Whether anything of a command is somebody's: of its events, or of what is kept beside them. */
export const isSaid = (words: CommandWords | undefined, input: object | undefined): words is CommandWords =>
  words !== undefined && (words.texts.length > 0 || (input !== undefined && words.author !== undefined));

/**
 * Keys for what a command says, one for each subject. None is used for a second command: nobody has to look one up, and two replicas
 * that append for one subject need not agree on one.
 * @param hash the command's
 * @param first the place of the command's first event
 */
export function sealing(
  { instead, texts, author }: CommandWords,
  hash: string,
  first: Pick<RecordedEvent, 'tenant' | 'channel_id' | 'version'>,
): Sealing {
  const subjects = new Set([...texts.map(({ of }) => of), ...(author === undefined ? [] : [author])]);
  const keys = [...subjects].map((subject) => ({ key_id: newId(), subject, key: newKey() }));
  const byId = new Map(keys.map(({ key_id, key }) => [key_id, key]));
  const sealed = keys.map(({ key_id, subject }): SealedWords => {
    // The command's hash and what is kept of it stand at its first event, whoever says nothing there.
    const at: SealedWords['at'] = subject === author ? { [first.version]: [] } : {};
    for (const { event, pointer, of } of texts) if (of === subject) (at[first.version + event] ??= []).push(pointer);
    return { of: subject, key_id, instead, at };
  });
  const place = { ...first, version: firstVersion(sealed) };
  return {
    keys,
    metadata: { sealed, command_hash: sealedHash(hash, place, [...byId.values()]) },
    keyOf: (keyId) => byId.get(keyId)!,
    input: (input) => sealedInput(input, first, byId),
  };
}
