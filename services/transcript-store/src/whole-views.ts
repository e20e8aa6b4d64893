import { fail } from '@parley/http';
import type { Projector } from './projections/projector.js';

/**
 * Before somebody reads the views: what is folded is written.
 * @throws ProblemError views-building while they are being made from much of the log: what is missing or old in them would
 * look as if it were so
 */
export async function wholeViews(projector: Pick<Projector, 'building' | 'write'>): Promise<void> {
  const { building } = projector;
  if (building) fail('views-building', { detail: `they have ${building.made} of ${building.all} events` });
  await projector.write();
}
