import { interviewDocumentsDocument } from '@parley/client';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { folderName } from '@parley/untrusted';
import type { ApiClient } from '../api-client.js';
import { CliError, EXIT } from '../exit-codes.js';
import { versionFolder } from '../file-name.js';
import { DOCUMENTS, documentText } from './documents.js';
import type { DocumentId } from './view.js';
import { spokenWords } from '../words.js';
import { makeFolder, writeText } from '../written-files.js';

const USUAL = 'interview_outputs';

/** What stands after a delivery: its number, and each document in its version. */
export interface Delivered {
  version: number;
  documents: { document: DocumentId; version: number }[];
}

/**
 * Writes the documents of a delivery as files, in Markdown and as JSON, each as it stood then: `{folder}/v{version}/`. A
 * version is written once, whole.
 * @returns the version's folder, from where the user is unless that leads out of it
 * @throws CliError where the folder holds another interview's version of that number
 */
export async function saveDocuments(
  client: ApiClient,
  channelId: string,
  folder: string,
  { version, documents }: Delivered,
): Promise<string> {
  const target = resolve(folder, versionFolder(version));
  const unfinished = `${target}.unfinished-${process.pid}`;
  makeFolder(unfinished);
  try {
    for (const { document, version: of } of documents.filter(isKnown))
      await write(client, channelId, { document, version: of, folder: unfinished });
    if (!existsSync(target)) renameSync(unfinished, target);
    else if (!isSame(unfinished, target))
      throw new CliError(spokenWords().interviewErrors.otherDocuments(target), EXIT.usage);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  const near = relative('.', target);
  return near.startsWith('..') ? target : near;
}

const isSame = (folder: string, other: string): boolean =>
  readdirSync(folder).every((name) => {
    const file = join(other, name);
    return existsSync(file) && readFileSync(file).equals(readFileSync(join(folder, name)));
  });

/** Where documents are saved that are to be saved nowhere in particular. */
export const usualFolder = (topic: string, channelId: string): string => join(USUAL, folderName(topic, channelId));

const isKnown = ({ document }: { document: DocumentId }): boolean => DOCUMENTS.includes(document);

async function write(
  client: ApiClient,
  channel: string,
  { document, version, folder }: { document: DocumentId; version: number; folder: string },
): Promise<void> {
  writeText(join(folder, `${document}.md`), `${await documentText(client, { channel, document, version })}\n`);
  const path = { id: channel, document };
  const { data: whole } = await interviewDocumentsDocument({ ...client.to, path, query: { version: String(version) } });
  writeText(join(folder, `${document}.json`), `${JSON.stringify(whole, null, 2)}\n`);
}
