import { createHash } from 'node:crypto';
import { derivedId } from '@parley/contracts';
import type { Chunk, KnowledgeDocument } from './document.js';
import { sectionsOf } from './sections.js';

/** The longest text of a chunk, in UTF-16 units: some 300 words of English. */
export const MAX_CHUNK = 1_600;

/** The end of a sentence, with what closes it. */
const SENTENCE = /[^.!?。！？\n]+[.!?。！？]*[\s"'”’」』）)]*|[.!?。！？\n]+\s*/gu;

/** The hash by which two contents of one path are told apart. */
export const contentHash = (document: KnowledgeDocument): string =>
  createHash('sha256')
    .update(JSON.stringify(document.kind === 'pdf' ? document.pages : [document.kind, document.text]))
    .digest('hex');

/**
 * Cuts a document into chunks: never across a heading or a page, at paragraphs where it can, else at sentences,
 * else anywhere between two characters. Pure: the same document gives the same chunks with the same ids.
 */
export function split(document: KnowledgeDocument): Chunk[] {
  const hash = contentHash(document);
  const pieces = sectionsOf(document).flatMap(({ text, ...place }) =>
    packed(text.split(/\n[ \t]*\n/u), '\n\n', bySentence).map((piece) => ({ place, piece })),
  );
  return pieces.map(({ place, piece }, index) => ({
    chunk_id: derivedId('chunk', document.path, hash, index + 1),
    source: { path: document.path, ...place, number: index + 1 },
    text: piece,
  }));
}

/** Puts neighbours together while they fit; a part that is too long for a chunk is cut in the next finer way. */
function packed(parts: string[], glue: string, finer: (part: string) => string[]): string[] {
  const chunks: string[] = [];
  let open = '';
  const close = () => {
    if (open.trim()) chunks.push(open.replace(/^\n+/u, '').trimEnd());
    open = '';
  };
  for (const part of parts) {
    if (part.length > MAX_CHUNK) {
      close();
      chunks.push(...finer(part));
    } else if (open && open.length + glue.length + part.length > MAX_CHUNK) {
      close();
      open = part;
    } else {
      open = open ? open + glue + part : part;
    }
  }
  close();
  return chunks;
}

const bySentence = (text: string): string[] => packed(text.match(SENTENCE) ?? [text], '', byLength);

function byLength(text: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  while (start < text.length) {
    let end = Math.min(start + MAX_CHUNK, text.length);
    // Not between the halves of a surrogate pair.
    if (end < text.length && /[\uDC00-\uDFFF]/u.test(text.charAt(end))) end--;
    const piece = text.slice(start, end);
    if (piece.trim()) pieces.push(piece);
    start = end;
  }
  return pieces;
}
