import type { EventLog } from '@parley/event-log';
import { readChannelKey } from '@parley/http';
import type { SeatAccess, SeatAddress } from '@parley/messaging';
import { seatOfToken } from '@parley/protocols';
import { ownProperty } from '@parley/untrusted';
import type { CommandHandler } from '../command-handler.js';

/** How long a seat is still let in after its channel has ended, in milliseconds: to hear what came of it. */
const GRACE_MS = 600_000;

interface Options {
  handler: Pick<CommandHandler, 'channelOf'>;
  log: Pick<EventLog, 'readChannel'>;
  /** For tests only. */
  graceMs?: number;
}

/** Whoever may be on the bus as a seat, as the log has it now: the event that issued a key is all that there is of it. */
export class SeatKeys {
  constructor(private readonly options: Options) {}

  /** Whose key that is; undefined where it is nobody's, or good no longer. */
  async identify(token: string): Promise<SeatAccess | undefined> {
    const key = readChannelKey(token);
    if (key?.kind !== 'seat') return undefined;
    const { tenant, channel_id, hash } = key;
    const { state } = await this.options.handler.channelOf(tenant, channel_id);
    const participant_id = seatOfToken(Object.values(state.state?.seatTokens ?? {}), hash, new Date());
    const access = participant_id !== undefined && (await this.accessOf({ tenant, channel_id, participant_id }));
    // The key of a link opens a page, and nothing here.
    return access && access.token_hash === hash ? access : undefined;
  }

  /** By which key a seat may be there now, and until when; undefined where by none. */
  async accessOf({ tenant, channel_id, participant_id }: SeatAddress): Promise<SeatAccess | undefined> {
    const { handler, log, graceMs = GRACE_MS } = this.options;
    const { state, version } = await handler.channelOf(tenant, channel_id);
    const { token_hash, expires_at } = ownProperty(state.state?.seatTokens ?? {}, participant_id) ?? {};
    if (token_hash === undefined || expires_at === undefined) return undefined;
    let until = Date.parse(expires_at);
    if (state.state?.closed) {
      const [last] = await log.readChannel(tenant, channel_id, { after: version - 1, limit: 1 });
      until = Math.min(until, Date.parse(last!.recorded_at) + graceMs);
    }
    return until > Date.now() ? { tenant, channel_id, participant_id, token_hash, until: new Date(until) } : undefined;
  }
}
