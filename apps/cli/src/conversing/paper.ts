/** Where a chat is written. */
export interface Paper {
  print(text: string): void;
  /** A piece of what is being said; absent where only what is whole is shown. */
  stream?(piece: string): void;
  /** What was being said is over. */
  endStream?(): void;
}
