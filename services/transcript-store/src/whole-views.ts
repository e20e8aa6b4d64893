import { fail } from '@parley/http';
import type { Projector } from './projections/projector.js';

/** How long a reader waits for views that are behind the log, in milliseconds: then it gets what there is. */
export const WAIT_MS = 2_000;

/**
 * Before somebody reads the views: what was appended before, as far as this process knows, is in them. Whoever has opened a
 * channel finds it at once.
 * @throws ProblemError views-building while they are being made from much of the log: what is missing or old in them would
 * look as if it were so
 */
export async function wholeViews(projector: Pick<Projector, 'building' | 'comeUpToDate'>): Promise<void> {
  const { building } = projector;
  if (building) fail('views-building', { detail: `they have ${building.made} of ${building.all} events` });
  await projector.comeUpToDate(WAIT_MS);
}
