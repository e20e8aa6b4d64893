/** What texts of a terminal name commands by: as this command was called, and what is put in quoted where a shell needs it. */
export interface Terminal {
  command(parts: TemplateStringsArray, ...values: (string | number)[]): string;
  self(): string;
  quoted(word: string): string;
}
