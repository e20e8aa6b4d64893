import type { FindSeat } from '@parley/http';
import { isSharedBy, seatOfToken } from '@parley/protocols';
import type { CommandHandler } from './command-handler.js';

/** Finds whose key that is, as the log has it now. */
export const decidedSeats =
  (handler: Pick<CommandHandler, 'channelOf'>): FindSeat =>
  async ({ kind, tenant, channel_id, hash }) => {
    const { state } = await handler.channelOf(tenant, channel_id);
    if (kind === 'read') return isSharedBy(state.state?.shared, hash, new Date()) ? READER : undefined;
    return seatOfToken(Object.values(state.state?.seatTokens ?? {}), hash, new Date());
  };

/** Whoever has a link, by no name of its own. */
const READER = 'reader';
