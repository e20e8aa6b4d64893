import type { FindSeat } from '@parley/http';
import { isSharedBy, seatOfToken, type SeatKeys, type SharedRow } from '@parley/protocols';
import type { DataSource } from 'typeorm';
import type { Projector } from './projections/projector.js';
import { protocolRows } from './projections/protocol-tables.js';
import { wholeViews } from './whole-views.js';

/** Finds whose key that is, as projected. */
export const projectedSeats =
  (source: DataSource, projector: Projector): FindSeat =>
  async ({ kind, tenant, channel_id, hash }) => {
    await wholeViews(projector);
    if (kind === 'read') {
      const [link] = await protocolRows<SharedRow>(source, 'decision_links', { tenant }, channel_id);
      return isSharedBy(link, hash, new Date()) ? READER : undefined;
    }
    const tokens = await protocolRows<SeatKeys>(source, 'seat_tokens', { tenant }, channel_id);
    return seatOfToken(tokens, hash, new Date());
  };

/** Whoever has a link, by no name of its own. */
const READER = 'reader';
