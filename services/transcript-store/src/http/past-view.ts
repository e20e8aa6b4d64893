import type { EventLog } from '@parley/event-log';
import { failField } from '@parley/http';
import type { Registry } from '@parley/protocols';
import { EMPTY_FOLD, evolveFold, viewOf, type ChannelView } from '../projections/channel-view.js';
import { eventPages } from './event-pages.js';

interface Moment {
  tenant: string;
  id: string;
  /** A position of the log: what came after it had not happened. */
  at: number;
}

/** A channel as it stood, folded anew from the log. @throws ProblemError invalid-request where it was not open yet */
export async function pastView(
  log: Pick<EventLog, 'readChannel'>,
  registry: Registry,
  { tenant, id, at }: Moment,
): Promise<ChannelView> {
  let fold = EMPTY_FOLD;
  for await (const page of eventPages(log, tenant, id)) {
    const past = page.filter(({ position }) => position <= at);
    for (const event of past) fold = evolveFold(fold, event, registry);
    if (past.length < page.length) break;
  }
  return fold.last ? viewOf(fold, registry) : failField('/at', 'is before this channel was opened');
}
