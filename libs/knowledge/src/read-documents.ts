import { realpath } from 'node:fs/promises';
import { join, posix, relative, sep } from 'node:path';
import type { KnowledgeDocument } from './document.js';
import { readDocument, type FileProblem } from './read-document.js';
import { repositoryOf } from './ignore-rules.js';
import { readableKind } from './readable-files.js';
import { KnowledgeRefused } from './refused.js';
import { filesIn } from './walk-folder.js';

/** Files of a folder, at most: more is a mistake in the folder's name rather than knowledge. */
const MAX_FILES = 2_000;
/** The most text of all its files together, in UTF-16 units: they are in memory at once. */
const MAX_TEXT = 100_000_000;

/** A file that was not read, and why. */
export interface RefusedFile extends FileProblem {
  path: string;
}

/**
 * What was read of a folder, in order. A document's path is relative to it, with `/`; that of code to its repository, where it is
 * in one: so a plan names files as their repository does.
 */
export interface ReadFolder {
  documents: KnowledgeDocument[];
  refused: RefusedFile[];
  /** Files that are neither documents nor code by their names. */
  ignored: string[];
}

/**
 * Reads the documents (Markdown, text, PDF) and the code of a folder and the folders in it. Hidden files, symbolic links and what
 * ignore files name are passed over.
 * A file that cannot be read or is not what its name says spoils only itself.
 * @throws KnowledgeRefused where there is no such folder, nothing to read in it, or too much
 */
export async function readDocuments(folder: string): Promise<ReadFolder> {
  const root = await realpath(folder).catch(() => folder);
  const repository = repositoryOf(root);
  const inRepository = (path: string) =>
    repository === undefined ? path : posix.join(relative(repository, root).replaceAll(sep, '/'), path);
  const known: string[] = [];
  const ignored: string[] = [];
  for await (const path of filesIn(root)) (readableKind(path) ? known : ignored).push(path);
  if (!known.length)
    throw new KnowledgeRefused('empty-folder', `nothing in ${folder} can be read: no Markdown, text, PDF or code`);
  if (known.length > MAX_FILES) {
    throw new KnowledgeRefused('too-many-files', `${folder} has ${known.length} files; at most ${MAX_FILES} are read`);
  }
  const documents: KnowledgeDocument[] = [];
  const refused: RefusedFile[] = [];
  let length = 0;
  for (const path of known.sort()) {
    const read = await readDocument(join(root, path), readableKind(path) === 'code' ? inRepository(path) : path);
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
