/**
 * Puts what others wrote into a prompt as data: between tags, with every tag-like character escaped and, where there are
 * several lines, each of them marked, so that text such as "## Now", "[Moderator]:" or a forged closing tag cannot pass
 * for a part of the prompt, a role or an instruction.
 */
export function quoted(tag: string, text: string, attributes: Record<string, string | number> = {}): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(oneLine(String(value)))}"`);
  const lines = linesOf(escaped(text));
  return `<${tag}${list.join('')}>${lines.length > 1 ? `\n${marked(lines)}\n` : lines[0]}</${tag}>`;
}

/** As it was written before it stood in a prompt: who quotes from there may copy the escapes, and the marks of lines. */
export const unescaped = (text: string): string =>
  text
    .replaceAll(/^(?:> ?)+/gmu, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#91;', '[')
    .replaceAll('&amp;', '&')
    .replaceAll(/^(?:> ?)+/gmu, '');

const escaped = (text: string): string =>
  MARKUP.test(text)
    ? withoutControls(
        text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
      )
    : text;

/** What most texts have nothing of: one look instead of a replacement of each. */
const MARKUP = /["&<>[]/u;

/** All that may end a line for whoever reads it. */
const LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/u;

/** A text line by line, without what is empty around it. */
export const linesOf = (text: string): string[] => {
  const whole = text.trim();
  return LINE_BREAK.test(whole) ? whole.split(LINE_BREAK) : [whole];
};

/** Lines that are seen to be somebody's words: whatever one of them begins with, it begins no part of a prompt. */
export const marked = (lines: readonly string[]): string => lines.map((line) => `> ${line}`.trimEnd()).join('\n');

/** In one line, as a heading is. */
export const oneLine = (text: string): string =>
  (OTHER_SPACE.test(text) ? text.replaceAll(/[\s\u0085]+/gu, ' ') : text).trim();

/** Space that is not one blank between words. */
const OTHER_SPACE = /[^\S ]|\u0085| {2}/u;

/** A text as long as a prompt shows it; that something is left out is to be seen. */
export const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most)} […]` : text;

/**
 * Begins of what a chat template writes between messages, and of tags: some servers read them as such wherever they
 * stand. A comparison, as in "a < b" or "<5", is none.
 */
const CONTROL = /<(?=[|｜/!?_<\p{L}])|\[(?=\/?(?:INST|SYS|SYSTEM_PROMPT|TOOL_CALLS|TOOL_RESULTS|AVAILABLE_TOOLS)\])/giu;

/** A text in which nothing passes for the end of a message or the beginning of one. */
export const withoutControls = (text: string): string =>
  text.includes('<') || text.includes('[')
    ? text.replaceAll(CONTROL, (found) => (found === '<' ? '&lt;' : '&#91;'))
    : text;
