import { client, type Problem } from '@parley/client';

const KEY = 'parley-key';

client.setConfig({ baseUrl: '', auth: () => keyOf() ?? '' });
// Every call of this page fails by throwing, so that queries and forms show why.
client.setConfig({ throwOnError: true });

/** The key of this tab, where the server wants one. */
export const keyOf = (): string | undefined => sessionStorage.getItem(KEY) ?? undefined;

export const keepKey = (key: string): void => sessionStorage.setItem(KEY, key);

/** What a failed call was answered; undefined where there was no answer. */
export const problemOf = (error: unknown): Problem | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && 'status' in error ? (error as Problem) : undefined;

/** Whether the server has said no: what it refused it refuses again. */
export const isRefused = (error: unknown): boolean => (problemOf(error)?.status ?? 500) < 500;
