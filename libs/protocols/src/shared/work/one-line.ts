/** In one line, as a heading is. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();
