import { client } from '@parley/client';
import { queryOptions } from '@tanstack/react-query';

/** Whoever has signed in in this browser. */
export interface Session {
  tenant: string;
  subject: string;
  name?: string;
  scopes: string[];
  /** RFC 3339: then the session is over. */
  expires_at: string;
}

/** What the address says of a sign-in that came to nothing. */
const FAILURE = 'sign-in';

/** Whether people sign in here: the server says so in its page. */
export const isSignInOffered = (): boolean => document.querySelector('meta[name="parley-sign-in"]') !== null;

/** Why somebody came back without being signed in; undefined where they did not. */
export const signInFailure = (): string | undefined => new URLSearchParams(location.search).get(FAILURE) ?? undefined;

/** Leads to the issuer, and from there back to where we are. */
export function signInLink(): string {
  const query = new URLSearchParams(location.search);
  query.delete(FAILURE);
  const back = location.pathname + (query.size ? `?${query.toString()}` : '');
  return `/session/sign-in?${new URLSearchParams({ back }).toString()}`;
}

/** Fails where nobody has. */
export const sessionQuery = () =>
  queryOptions({
    queryKey: ['session'],
    queryFn: async ({ signal }): Promise<Session> => (await client.get({ url: '/session', signal })).data as Session,
  });

/** Ends the session here, and at the issuer where it has one to end. */
export async function signOut(): Promise<void> {
  const { next = '/' } = (await client.post({ url: '/session/sign-out' })).data as { next?: string };
  location.assign(next);
}
