/** What somebody says in the events of a command: each text is stored as its ciphertext, and readable while its key is kept. */
export interface SealedWords {
  /** Whose: a seat's id, or `user:` and the id of whoever has a key. */
  of: string;
  key_id: string;
  /** What is read where the key is gone. */
  instead: string;
  /** JSON pointers into an event's data, by its version. */
  at: Record<string, string[]>;
}
