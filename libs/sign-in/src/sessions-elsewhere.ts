import { fail } from '@parley/http';
import { sessionBearer } from './session-cookie.js';
import type { Session, Sessions } from './sessions.js';

const ANSWER_MS = 5_000;

/** Sessions of who has no database: asked of the service that serves them. */
export const sessionsElsewhere = (address: string): Sessions => ({
  async find(id) {
    const headers = { authorization: `Bearer ${sessionBearer(id)}` };
    const answer = await fetch(`${address}/session`, { headers, signal: AbortSignal.timeout(ANSWER_MS) }).catch(
      () => undefined,
    );
    if (answer?.status === 401) return undefined;
    if (!answer?.ok) return fail('not-ready', { detail: `${address} does not say who is signed in` });
    return (await answer.json()) as Session;
  },
});
