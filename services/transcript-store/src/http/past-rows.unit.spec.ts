import type { RecordedEvent } from '@parley/contracts';
import { REGISTRY } from '@parley/protocols';
import { expect, it } from 'vitest';
import { eventsOf, NAMES } from '../../../../test/corpus/corpus.js';
import { EMPTY_FOLD, evolveFold, viewOf, type ChannelView } from '../projections/channel-view.js';
import { protocolTables } from '../projections/protocol-tables.js';
import { pastRows } from './past-rows.js';

/** How many events a page of the log has, so that a channel takes several. */
const PAGE = 7;

const logOf = (events: readonly RecordedEvent[]) => ({
  readChannel: (_tenant: string, _id: string, { after = 0 } = {}) => Promise.resolve(events.slice(after, after + PAGE)),
});

it.each(NAMES)('there is a view after every event of %s, those inside one commit too', async (name) => {
  const events = eventsOf(name);
  const views: ChannelView[] = [];
  let fold = EMPTY_FOLD;
  for (const event of events) {
    fold = evolveFold(fold, event, REGISTRY);
    views.push(viewOf(fold, REGISTRY));
  }
  const middle = views[Math.floor(views.length / 2)]!;
  const { tenant, channel_id: id } = events[0]!;
  const past = await pastRows(logOf(events), REGISTRY, { tenant, at: middle.version }, id);
  expect(past('channels')).toEqual([expect.objectContaining({ view: middle })]);
  const all = [...protocolTables(REGISTRY.protocols), 'turns'].flatMap(past);
  expect(all.filter(({ position }) => position > middle.position)).toEqual([]);
});
