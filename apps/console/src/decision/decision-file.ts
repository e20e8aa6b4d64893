import { decisionShow } from '@parley/client';
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
