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
  const path = `/v1/channels/${id}/decision?format=${format}&language=${language}`;
  const response = await fetch(path, { headers: { ...keyHeader(key) } });
  if (!response.ok) throw await response.json();
  return response.text();
}
