import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { KnowledgeDocument } from './document.js';
import { readDocument, type FileProblem } from './read-document.js';
import { KnowledgeRefused } from './refused.js';
import { filesIn } from './walk-folder.js';

/** Files of a folder, at most: more is a mistake in the folder's name rather than knowledge. */
const MAX_FILES = 2_000;
/** Of all its files together, in UTF-16 units: they are in memory at once. */
const MAX_TEXT = 100_000_000;
const KNOWN = /\.(?:md|markdown|txt|pdf)$/iu;

/** A file that was not read, and why. */
export interface RefusedFile extends FileProblem {
  path: string;
}

/** What was read of a folder. Paths are relative to it, with `/`, in order. */
export interface ReadFolder {
  documents: KnowledgeDocument[];
  refused: RefusedFile[];
  /** Files that are neither Markdown, text nor PDF by their names. */
  ignored: string[];
}

/**
 * Reads the Markdown, text and PDF files of a folder and the folders in it. Hidden files and symbolic links are passed over.
 * A file that cannot be read or is not what its name says spoils only itself.
 * @throws KnowledgeRefused where there is no such folder, nothing to read in it, or too much
 */
export async function readDocuments(folder: string): Promise<ReadFolder> {
  const root = await realpath(folder).catch(() => folder);
  const known: string[] = [];
  const ignored: string[] = [];
  for await (const path of filesIn(root)) (KNOWN.test(path) ? known : ignored).push(path);
  if (!known.length) throw new KnowledgeRefused('empty-folder', `no Markdown, text or PDF file in ${folder}`);
  if (known.length > MAX_FILES) {
    throw new KnowledgeRefused('too-many-files', `${folder} has ${known.length} files; at most ${MAX_FILES} are read`);
  }
  const documents: KnowledgeDocument[] = [];
  const refused: RefusedFile[] = [];
  let length = 0;
  for (const path of known.sort()) {
    const read = await readDocument(join(root, path), path);
    if ('code' in read) {
      refused.push({ path, ...read });
      continue;
    }
    length += read.kind === 'pdf' ? read.pages.reduce((sum, page) => sum + page.length, 0) : read.text.length;
    if (length > MAX_TEXT) {
      throw new KnowledgeRefused('too-much-text', `${folder} has more than ${MAX_TEXT} characters`);
    }
    documents.push(read);
  }
  return { documents, refused, ignored: ignored.sort() };
}
