import type { SeatTokenIssued } from '@parley/contracts';
import type { FindSeat } from '@parley/http';
import { seatOfToken } from '@parley/protocols';
import type { DataSource } from 'typeorm';
import type { Projector } from './projections/projector.js';
import { protocolRows } from './projections/protocol-tables.js';
import { wholeViews } from './whole-views.js';

/** Finds whose key that is, as projected. */
export const projectedSeats =
  (source: DataSource, projector: Projector): FindSeat =>
  async ({ tenant, channel_id, hash }) => {
    await wholeViews(projector);
    const tokens = await protocolRows<SeatTokenIssued>(source, 'seat_tokens', { tenant }, channel_id);
    return seatOfToken(tokens, hash, new Date());
  };
