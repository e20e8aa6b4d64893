import { decisionShow, recordShow } from '@parley/client';
import type { Language } from '@parley/wording';
import { keyHeader } from '../api/client.js';

export type DecisionFormat = 'markdown' | 'html' | 'madr';

interface Wanted {
  id: string;
  format: DecisionFormat;
  language: Language;
  /** Whose link it is read by, where that only reads. */
  key: string | undefined;
}

/** The decision as a file, in the reader's language. @throws the problem that the server answers */
export async function fetchDecision({ id, format, language, key }: Wanted): Promise<string> {
  const headers = keyHeader(key);
  const file = { path: { id }, query: { format, language }, headers, parseAs: 'text', throwOnError: true } as const;
  return (await decisionShow(file)).data as unknown as string;
}

/** The record of the whole deliberation, as a page that prints. @throws the problem that the server answers */
export async function fetchRecord(id: string, language: Language): Promise<string> {
  const file = { path: { id }, query: { format: 'html', language }, parseAs: 'text', throwOnError: true } as const;
  return (await recordShow(file)).data as unknown as string;
}
