/** Headings of a text that stands below one of ours, as bold lines: they head a part of it, and nothing of what follows. */
export const withoutHeadings = (text: string): string =>
  text.replaceAll(/^ {0,3}#{1,6}[ \t]+(?<title>\S[^\n]*)$/gmu, '\n**$<title>**\n');
