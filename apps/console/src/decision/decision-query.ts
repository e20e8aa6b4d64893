import { decisionShow, type DecisionRecord } from '@parley/client';
import type { Language } from '@parley/wording';
import { queryOptions } from '@tanstack/react-query';
import { keyHeader } from '../api/client.js';

/** Until it has ended it may change: it is read again now and then. */
const REFRESH_MS = 10_000;

/** The key of a link that only reads. It stands behind the #, which no browser sends to any server and no log keeps. */
export const keyInAddress = (hash: string): string | undefined => /^#key=(?<key>[\w.-]+)$/u.exec(hash)?.groups?.['key'];

/** How this decision is asked for: by the key of its link, else by this tab's own. */
export const headersBy = (key: string | undefined): Record<string, string> =>
  key ? { authorization: `Bearer ${key}` } : { ...keyHeader() };

export const decisionQuery = (id: string, key: string | undefined) =>
  queryOptions({
    queryKey: ['decision', id, key ?? ''],
    queryFn: async ({ signal }): Promise<DecisionRecord> =>
      (
        await decisionShow({
          path: { id },
          query: { format: 'json' },
          ...(key && { headers: headersBy(key) }),
          signal,
          throwOnError: true,
        })
      ).data,
    refetchInterval: ({ state }) => (state.data?.verdict === 'open' ? REFRESH_MS : false),
  });

export type DecisionFile = 'markdown' | 'html' | 'madr';

interface Wanted {
  id: string;
  format: DecisionFile;
  language: Language;
  key: string | undefined;
}

/** The decision as a file, in the reader's language. @throws the problem that the server answers */
export async function fetchDecision({ id, format, language, key }: Wanted): Promise<string> {
  const path = `/v1/channels/${id}/decision?format=${format}&language=${language}`;
  const response = await fetch(path, { headers: headersBy(key) });
  if (!response.ok) throw await response.json();
  return response.text();
}
