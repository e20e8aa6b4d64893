import { knowledgeAdd, knowledgeList, knowledgeRemove, knowledgeSearch } from '@parley/client';
import { plainJson, plainLine } from '@parley/untrusted';
import { readDocuments, type Added, type Hit, type KnowledgeDocument } from '@parley/knowledge';
import { CliError, EXIT } from '../exit-codes.js';
import { paint } from '../render/style.js';
import type { GlobalOptions, Session } from '../session.js';
import { printed } from '../print-results.js';
import { note, print, printText } from '../output.js';
import { spokenWords } from '../words.js';

/** Characters sent in one request: well under what the server takes. */
const BATCH = 2_000_000;

/** Reads a folder of documents and code here, and sends what was read (W7). @throws CliError where nothing can be read */
export async function documentsOf(folder: string): Promise<KnowledgeDocument[]> {
  const { documents, refused } = await readDocuments(folder).catch((error: Error) => {
    throw new CliError(error.message, EXIT.usage);
  });
  for (const { path, reason } of refused) note(`! ${plainLine(path)}: ${plainLine(reason)}`);
  if (!documents.length) throw new CliError(spokenWords().errors.nothingReadable(folder), EXIT.usage);
  return documents;
}

export async function addKnowledge(
  { client }: Session,
  documents: KnowledgeDocument[],
  collection: string,
  options: GlobalOptions,
): Promise<number> {
  const sum: Added = { added: 0, replaced: 0, unchanged: 0, chunks: 0 };
  for (const batch of batches(documents)) {
    const { data: part } = await knowledgeAdd({ ...client.to, path: { collection }, body: { documents: batch } });
    for (const key of Object.keys(sum) as (keyof Added)[]) sum[key] += part[key];
  }
  if (options.output === 'text') printText(spokenWords().commands.knowledgeAdded(sum, collection));
  else print(plainJson(sum));
  return EXIT.done;
}

function batches(documents: KnowledgeDocument[]): KnowledgeDocument[][] {
  const all: KnowledgeDocument[][] = [];
  let size = Infinity;
  for (const document of documents) {
    const own = document.kind === 'pdf' ? document.pages.join('').length : document.text.length;
    if (size + own > BATCH || all.at(-1)!.length === 100) {
      all.push([]);
      size = 0;
    }
    all.at(-1)!.push(document);
    size += own;
  }
  return all;
}

export async function listKnowledge({ client }: Session, collection: string, options: GlobalOptions): Promise<number> {
  const { items } = (await knowledgeList({ ...client.to, path: { collection } })).data;
  if (printed(items, options)) return EXIT.done;
  const words = spokenWords().commands;
  const lines = items.map(({ path, chunks }) => `${path} ${paint.dim(words.passages(chunks))}`);
  printText(lines.join('\n') || words.noKnowledge(collection));
  return EXIT.done;
}

export async function searchKnowledge(
  { client }: Session,
  query: string,
  collection: string,
  options: GlobalOptions,
): Promise<number> {
  const { items } = (await knowledgeSearch({ ...client.to, path: { collection }, query: { q: query } })).data;
  if (printed(items, options)) return EXIT.done;
  for (const { source, text } of items) printText(`${paint.bold(citation(source))}\n${text.trim()}\n`);
  if (!items.length) printText(spokenWords().commands.nothingFound);
  return EXIT.done;
}

const citation = ({ path, heading, page }: Hit['source']): string =>
  [path, heading, page && spokenWords().commands.page(page)].filter(Boolean).join(' › ');

export async function removeKnowledge(
  { client }: Session,
  path: string,
  collection: string,
  options: GlobalOptions,
): Promise<number> {
  const { data: removed } = await knowledgeRemove({ ...client.to, path: { collection }, query: { path } });
  if (options.output === 'text') printText(spokenWords().commands.removed(path));
  else print(plainJson(removed));
  return EXIT.done;
}
