import type { Nodes } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown, type Options } from 'mdast-util-to-markdown';
import { harmlessBlocks, harmlessPhrases } from './harmless.js';

/** The library takes the end of a line for part of a mark, and then misses one at the beginning of the next. */
const ALONE_ON_A_LINE = [
  ...['-', '+', '*'].map((character) => ({ character })),
  { before: String.raw`\d+`, character: '.' },
].map((mark) => ({ ...mark, atBreak: true, after: String.raw`(?=[ \t\r\n]|$)` }));

const STYLE: Options = {
  bullet: '-',
  listItemIndent: 'one',
  unsafe: ALONE_ON_A_LINE,
  // What GitHub's Markdown adds is escaped too: an address that it finds by itself would swallow the escape behind it.
  extensions: [gfmToMarkdown()],
};

const written = (node: Nodes): string => toMarkdown(node, STYLE).trimEnd();

/**
 * Text of roles, people and knowledge on its way into a Markdown file. Emphasis, lists and links to pages take effect;
 * raw HTML, images, other links, code, headings and quotes do not: each is shown as it was written. So nothing is fetched
 * and nothing runs where the file is opened, and no text of theirs can swallow or imitate what the report itself says.
 */
export const sanitiseMarkdown = (text: string): string => written({ type: 'root', children: harmlessBlocks(text) });

/** The same on one line, as an item of a list has it. */
export const inline = (text: string): string => oneLine({ type: 'paragraph', children: harmlessPhrases(text) });

const cell = (text: string): string => oneLine({ type: 'tableCell', children: harmlessPhrases(text) });

const oneLine = (node: Nodes): string => written(node).replaceAll(/\s+/gu, ' ');

/** A table, or nothing where it has no rows. */
export const table = (headings: string[], rows: string[][]): string[] =>
  rows.length ? [row(headings), row(headings.map(() => '---')), ...rows.map((cells) => row(cells.map(cell)))] : [];

const row = (cells: string[]): string => `| ${cells.join(' | ')} |`;
