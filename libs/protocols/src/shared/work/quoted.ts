import { linesOf, marked, oneLine } from './lines.js';
import { withoutControls } from './without-controls.js';

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
  withoutControls(
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
  );
