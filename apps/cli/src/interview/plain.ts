/** A model's words as a terminal may be given them: lines stay, what would steer the terminal or turn the text round does not. */
export const plain = (text: string): string =>
  text.replaceAll('\t', ' ').replaceAll(/(?!\n)\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu, '');
