import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { ApiClient } from '../api-client.js';
import { DOCUMENTS, documentText, pathOf } from './documents.js';
import type { DocumentId } from './view.js';

const USUAL = 'interview_outputs';
const SLUG_LENGTH = 40;
const SHORT_ID = 8;

/** What stands after a delivery: its number, and each document in its version. */
export interface Delivered {
  version: number;
  documents: { document: DocumentId; version: number }[];
}

/**
 * Writes the documents of a delivery as files, in Markdown and as JSON, each as it stood then: `{folder}/v{version}/`. A
 * version is written once, whole.
 * @returns the version's folder, from where the user is unless that leads out of it
 */
export async function saveDocuments(
  client: ApiClient,
  channelId: string,
  folder: string,
  { version, documents }: Delivered,
): Promise<string> {
  const target = resolve(folder, `v${version}`);
  if (!existsSync(target)) {
    const unfinished = `${target}.unfinished-${process.pid}`;
    mkdirSync(unfinished, { recursive: true });
    for (const { document, version: of } of documents.filter(isKnown))
      await write(client, channelId, { document, version: of, folder: unfinished });
    renameSync(unfinished, target);
  }
  const near = relative('.', target);
  return near.startsWith('..') ? target : near;
}

/** Where documents are saved that are to be saved nowhere in particular. No part of a path but letters, digits and hyphens comes from a topic. */
export function usualFolder(topic: string, channelId: string): string {
  const slug = (topic.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join('-').slice(0, SLUG_LENGTH).replace(/-$/u, '');
  const id = channelId.replaceAll(/[^\p{L}\p{N}]/gu, '').slice(-SHORT_ID);
  return join(USUAL, [slug, id].filter(Boolean).join('-'));
}

const isKnown = ({ document }: { document: DocumentId }): boolean => DOCUMENTS.includes(document);

async function write(
  client: ApiClient,
  channel: string,
  { document, version, folder }: { document: DocumentId; version: number; folder: string },
): Promise<void> {
  writeFileSync(join(folder, `${document}.md`), `${await documentText(client, { channel, document, version })}\n`);
  const whole = await client.get(`${pathOf(channel, document)}?version=${version}`);
  writeFileSync(join(folder, `${document}.json`), `${JSON.stringify(whole, null, 2)}\n`);
}
