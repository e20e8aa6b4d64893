/** All that may end a line for whoever reads it. */
const LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/u;

/** A text line by line, without what is empty around it. */
export const linesOf = (text: string): string[] => text.trim().split(LINE_BREAK);

/** Lines that are seen to be somebody's words: whatever one of them begins with, it begins no part of a prompt. */
export const marked = (lines: readonly string[]): string => lines.map((line) => `> ${line}`.trimEnd()).join('\n');

/** In one line, as a heading is. */
export const oneLine = (text: string): string => text.replaceAll(/[\s\u0085]+/gu, ' ').trim();
