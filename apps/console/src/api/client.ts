import { client, type Problem } from '@parley/client';
import { unturned } from '@parley/untrusted';

const KEY = 'parley-key';

// Every call of this page fails by throwing, so that queries and forms show why. No text of others turns round what stands beside it.
client.setConfig({ baseUrl: '', throwOnError: true, responseTransformer: (data) => Promise.resolve(unturned(data)) });
client.interceptors.error.use((error) => unturned(error));
// Whether a key is needed the server knows, and not its document: every call has the tab's key where there is one, unless it has another.
client.interceptors.request.use((request) => {
  for (const [name, value] of Object.entries(keyHeader()))
    if (!request.headers.has(name)) request.headers.set(name, value);
  return request;
});

/** The key of this tab, where the server wants one. */
const keyOf = (): string | undefined => sessionStorage.getItem(KEY) ?? undefined;

/** A key as requests have it, the tab's where no other is given; nothing where there is none. */
export function keyHeader(key = keyOf()): { authorization?: string } {
  return key ? { authorization: `Bearer ${key}` } : {};
}

export const keepKey = (key: string): void => sessionStorage.setItem(KEY, key.trim());

/** Whether this tab is for one seat: what only others may see and do is not offered in it. */
export const isSeatTab = (): boolean => keyOf()?.startsWith('seat.') ?? false;

/** The page of a seat: its key stands after the #, which no server is sent. */
export const seatLink = (token: string): string => `${location.origin}/seat#${token}`;

/** Takes the key out of a seat's link, so that neither the address nor the way back has it. */
export function takeSeatKey(): void {
  const { pathname, hash } = location;
  if (pathname !== '/seat' || !hash.startsWith('#seat.')) return;
  keepKey(hash.slice(1));
  history.replaceState(history.state, '', pathname);
}

/** What a failed call was answered; undefined where there was no answer. */
export const problemOf = (error: unknown): Problem | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && 'status' in error ? (error as Problem) : undefined;

/** Whether the server has said no: what it refused it refuses again. */
export const isRefused = (error: unknown): boolean => (problemOf(error)?.status ?? 500) < 500;
