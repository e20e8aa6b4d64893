import type { Principal } from './principal.js';

/** How people are known who have signed in elsewhere (PARLEY_SIGN_IN_FILE; @parley/sign-in). */
export interface People {
  /** What the cookies of a browser hold, as it is sent as a key; undefined where they hold nothing of ours. */
  bearerIn(cookies: string | undefined): string | undefined;
  /** Whether what is sent as a key is a person's, or a token; else it is a key of ours, or nothing. */
  knows(bearer: string): boolean;
  /** @throws ProblemError 401 with the reason, 403 where they may do nothing here, 503 where nobody can tell */
  identify(bearer: string): Promise<Principal>;
  /** What a client is told that came to this path without a key (`WWW-Authenticate`); undefined where that is nothing. */
  challenge(path: string): string | undefined;
}
