import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import type { KnowledgeDocument } from './document.js';
import { pdfPages } from './pdf-pages.js';

/** The largest file, in bytes. */
const MAX_BYTES = 20 * 1024 * 1024;
const PDF_MARK = Buffer.from('%PDF-');
/** Readers find the mark among the first bytes, not only at the first. */
const PDF_MARK_WITHIN = 1_024;

/** Why one file gives no document. */
export interface FileProblem {
  code: 'too-large' | 'unreadable' | 'not-a-pdf' | 'not-text' | 'no-text';
  reason: string;
}

/** Reads one file by the ending of its name. Never throws: what is wrong with a file is a value. */
export async function readDocument(file: string, path: string): Promise<KnowledgeDocument | FileProblem> {
  try {
    const bytes = await bytesOf(file);
    if ('code' in bytes) return bytes;
    return path.toLowerCase().endsWith('.pdf') ? await pdf(bytes, path) : text(bytes, path);
  } catch (error) {
    return { code: 'unreadable', reason: (error as Error).message.replace(file, path) };
  }
}

/** Through one descriptor, which follows no link: what is measured is what is read. */
async function bytesOf(file: string): Promise<Buffer | FileProblem> {
  const handle = await open(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
  try {
    const { size } = await handle.stat();
    if (size > MAX_BYTES) return { code: 'too-large', reason: `${size} bytes; at most ${MAX_BYTES} are read` };
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

async function pdf(bytes: Buffer, path: string): Promise<KnowledgeDocument | FileProblem> {
  if (!bytes.subarray(0, PDF_MARK_WITHIN).includes(PDF_MARK)) {
    return { code: 'not-a-pdf', reason: 'is named .pdf and is no PDF' };
  }
  const read = await pdfPages(bytes);
  if ('reason' in read) return { code: read.invalid ? 'not-a-pdf' : 'unreadable', reason: read.reason };
  if (!read.pages.some((page) => page.trim())) {
    return { code: 'no-text', reason: 'has no text that can be read; scanned pages are pictures' };
  }
  return { path, kind: 'pdf', pages: read.pages };
}

function text(bytes: Buffer, path: string): KnowledgeDocument | FileProblem {
  const decoded = decode(bytes);
  if (decoded === undefined) return { code: 'not-text', reason: 'is not text in UTF-8 or UTF-16' };
  if (!decoded.trim()) return { code: 'no-text', reason: 'is empty' };
  return { path, kind: /\.(?:md|markdown)$/iu.test(path) ? 'markdown' : 'text', text: decoded };
}

/** UTF-16 only where a mark says so. */
function decode(bytes: Buffer): string | undefined {
  const mark = bytes.toString('latin1', 0, 2);
  const encoding = mark === '\xff\xfe' ? 'utf-16le' : mark === '\xfe\xff' ? 'utf-16be' : 'utf-8';
  try {
    const decoded = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return decoded.includes('\0') ? undefined : decoded;
  } catch {
    return undefined;
  }
}
