import type { FindSeat } from '@parley/http';
import { seatOfToken } from '@parley/protocols';
import type { CommandHandler } from './command-handler.js';

/** Finds whose key that is, as the log has it now. */
export const decidedSeats =
  (handler: Pick<CommandHandler, 'channelOf'>): FindSeat =>
  async ({ tenant, channel_id, hash }) => {
    const { state } = await handler.channelOf(tenant, channel_id);
    return seatOfToken(Object.values(state.state?.seatTokens ?? {}), hash, new Date());
  };
