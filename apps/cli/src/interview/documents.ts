import { interviewDocumentsDocument } from '@parley/client';
import { commaOf } from '@parley/wording';
import type { ApiClient } from '../api-client.js';
import { CliError, EXIT } from '../exit-codes.js';
import { tableText } from '../render/table.js';
import type { DocumentId, InterviewView } from './view.js';
import { chosenLanguage } from '../language.js';
import { type TerminalWords, spokenWords } from '../words.js';

/** The six documents of an interview (I6): file names are made of these, never of what a server says. */
export const DOCUMENTS = ['DOC_01', 'DOC_02', 'DOC_03', 'DOC_04', 'DOC_05', 'DOC_06'] as const satisfies DocumentId[];

/** @throws CliError where there is no document of that name */
export function documentId(name: string): DocumentId {
  const found = DOCUMENTS.find((id) => id === name.toUpperCase());
  if (found) return found;
  throw new CliError(
    spokenWords().interviewErrors.noDocument(name || '""', DOCUMENTS.join(commaOf(chosenLanguage()))),
    EXIT.usage,
  );
}

/** A document in Markdown. */
export async function documentText(
  client: ApiClient,
  { channel, document, version }: { channel: string; document: string; version?: number },
): Promise<string> {
  const query = { format: 'markdown' as const, ...(version !== undefined && { version: String(version) }) };
  const path = { id: channel, document: documentId(document) };
  return (await client.text((to) => interviewDocumentsDocument({ ...to, path, query }))).trimEnd();
}

export function documentList(
  { documents, phase }: Pick<InterviewView, 'documents' | 'phase'>,
  words: TerminalWords['interview'],
): string {
  if (!documents.length) return words.noDocuments[phase === 'closed' ? 'closed' : 'open'];
  return tableText(
    words.documentHead,
    documents.map(({ document, version, title }) => [document, title, `v${version}`]),
  );
}
