import type { BlockContent, DefinitionContent, Nodes, Paragraph, PhrasingContent, Text } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/** Control characters and what turns the direction of text: they hide what is there. */
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/** Links that go where they say: to a page or a mailbox, never to a script, data or a file. */
const SAFE_LINK = /^(?:https?:\/\/|mailto:)[^\s<>]+$/iu;

/** The parser is quadratic in what is nested and in what never closes: a longer line is not parsed. */
const MOST_PARSED = 4_000;

/** Lines are parsed together up to so many characters. */
const TOGETHER = 2_000;

/** How many lines, and how many characters, of one text are parsed: each line costs a fraction of a millisecond. */
const MOST_LINES = 500;
const MOST_CHARACTERS = 64_000;

/** Nothing in a line means anything in Markdown: most are so, and parsing takes a hundred times longer. */
const MEANS_NOTHING = /^(?!\d)(?:[\p{L}\p{N} ,;?!'"()%，。；：？！、（）“”]|[.:](?= |$))*$/u;

/** Marks of quotes and lists in a row, each of which is a level; more of them are not parsed. */
const DEEP = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){10}/mu;

/** Levels of lists and emphasis that are kept. */
const MOST_NESTED = 20;

const PARAGRAPHS = /\n(?:[ \t]*\n)+/u;

type Block = BlockContent | DefinitionContent;

/** Text of others as blocks that do nothing: paragraphs, lists, emphasis and safe links; all else is text, as written. */
export function harmlessBlocks(text: string): Block[] {
  let [lines, characters] = [MOST_LINES, MOST_CHARACTERS];
  return piecesOf(visible(text)).flatMap((piece) => {
    if (meansNothing(piece) || !isParsed(piece)) return asWritten(piece);
    lines -= piece.split('\n').length;
    characters -= piece.length;
    return lines < 0 || characters < 0 ? asWritten(piece) : blocks(parse(piece), piece, 0);
  });
}

/** The same within a paragraph, where no block begins. */
export function harmlessPhrases(text: string): PhrasingContent[] {
  const line = visible(text).replaceAll(/\s+/gu, ' ');
  const [only, ...others] = isParsed(line) ? parse(line) : [];
  return only?.type === 'paragraph' && !others.length ? phrases(only.children, line, 0) : [plain(line)];
}

const GFM = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };
const parse = (piece: string): Block[] =>
  meansNothing(piece) ? asWritten(piece) : (fromMarkdown(piece, GFM).children as Block[]);

/** Two spaces at the end of a line break it. */
const meansNothing = (piece: string): boolean =>
  !piece.includes('  \n') && piece.split('\n').every((line) => MEANS_NOTHING.test(line));

const visible = (text: string): string => text.replaceAll(/\r\n?/gu, '\n').replaceAll(UNSEEN, '').trim();

const isParsed = (piece: string): boolean => piece.length <= MOST_PARSED && !DEEP.test(piece);

/** Cut between paragraphs, or between lines where one is long, so that a long text takes time by its length alone. */
const piecesOf = (text: string): string[] =>
  packed(
    text.split(PARAGRAPHS).flatMap((part) => packed(part.split('\n'), '\n')),
    '\n\n',
  );

/** As many parts in a piece as are parsed at once. */
function packed(parts: string[], glue: string): string[] {
  const pieces: string[] = [];
  for (const part of parts) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + part.length < TOGETHER) pieces.splice(-1, 1, last + glue + part);
    else pieces.push(part);
  }
  return pieces;
}

const blocks = (nodes: readonly Block[], source: string, depth: number): Block[] =>
  nodes.flatMap((node) => block(node, source, depth));

function block(node: Block, source: string, depth: number): Block[] {
  if (node.type === 'paragraph') return [paragraph(phrases(node.children, source, depth))];
  if (node.type !== 'list' || depth >= MOST_NESTED) return asWritten(sourceOf(node, source));
  const items = node.children.map((item) => ({ ...item, children: blocks(item.children, source, depth + 1) }));
  return [{ ...node, children: items }];
}

const phrases = (nodes: readonly PhrasingContent[], source: string, depth: number): PhrasingContent[] =>
  nodes.flatMap((node) => phrase(node, source, depth));

function phrase(node: PhrasingContent, source: string, depth: number): PhrasingContent {
  if (node.type === 'text') return plain(node.value);
  if (node.type === 'break') return node;
  // Nothing is fetched: of an image its description is left.
  if (node.type === 'image' || node.type === 'imageReference') return plain(node.alt ?? '');
  if (depth < MOST_NESTED) {
    const within = () => phrases((node as { children: PhrasingContent[] }).children, source, depth + 1);
    if (node.type === 'emphasis' || node.type === 'strong') return { type: node.type, children: within() };
    if (node.type === 'link' && SAFE_LINK.test(node.url)) return { type: 'link', url: node.url, children: within() };
  }
  return plain(sourceOf(node, source));
}

const sourceOf = ({ position }: Nodes, source: string): string =>
  source.slice(position!.start.offset, position!.end.offset);

/** Blocks that would do something, as text. */
const asWritten = (source: string): Paragraph[] =>
  source.split(PARAGRAPHS).map((part) => paragraph([plain(part.trim())]));

const paragraph = (children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });

/** Character references are resolved by now: what they name may be unseen too, or begin lines. */
const plain = (text: string): Text => ({
  type: 'text',
  value: text.replaceAll(UNSEEN, '').replaceAll(/(?<![ \t])[ \t]*\n[ \t\n]*/gu, '\n'),
});
