import { parentPort } from 'node:worker_threads';
import type { CutChunk, CutHead } from './cutter.js';
import type { Chunk, KnowledgeDocument } from './document.js';
import { segmented } from './segment.js';
import { contentHash, split } from './split.js';

/** The most chunks of one document. */
const MOST_CHUNKS = 50_000;
/** Chunks of one answer. */
const BATCH = 200;

/** What of the document is still to be asked for. */
let left: Chunk[] = [];

/** The thread of a Cutter: given a document it says what that comes to, and then, as often as it is asked, some chunks. */
parentPort!.on('message', (asked: KnowledgeDocument | 'more') => {
  parentPort!.postMessage(asked === 'more' ? more() : begin(asked));
});

function begin(document: KnowledgeDocument): CutHead | { refused: string } {
  left = split(document);
  if (left.length > MOST_CHUNKS)
    return { refused: `has ${left.length} passages; a document may have ${MOST_CHUNKS}: send it in parts` };
  const texts = document.kind === 'pdf' ? document.pages : [document.text];
  const bytes = [document.path, ...texts].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return { hash: contentHash(document), bytes, chunks: left.length };
}

const more = (): CutChunk[] =>
  left.splice(0, BATCH).map((chunk) => ({
    ...chunk,
    headingWords: segmented(chunk.source.heading ?? ''),
    words: segmented(chunk.text),
  }));
