import { Inject, Injectable } from '@nestjs/common';
import { fail, type Caller } from '@parley/http';
import type { ProtocolView } from '@parley/protocols';
import type { DataSource } from 'typeorm';
import { asTenant } from '../projections/as-tenant.js';
import type { ChannelView } from '../projections/channel-view.js';
import { ChannelRow, QuarantineRow } from '../projections/entities.js';
import type { Projector } from '../projections/projector.js';
import { PROJECTIONS, PROJECTOR } from '../tokens.js';
import type { Outcome } from './answers/pages.js';
import { wholeViews } from '../whole-views.js';

/** Channels as they are projected. Another tenant's channel does not exist here. */
@Injectable()
export class ChannelViews {
  constructor(
    @Inject(PROJECTIONS) private readonly source: DataSource,
    @Inject(PROJECTOR) private readonly projector: Projector,
  ) {}

  /** @throws ProblemError channel-not-found, and channel-quarantined */
  async of(caller: Pick<Caller, 'tenant'>, channelId: string): Promise<ChannelView> {
    return (await this.row(caller, channelId)).view;
  }

  /** A channel of one protocol. @throws ProblemError channel-not-found, and not-found where it is of another */
  async ofProtocol<View extends ProtocolView>(
    caller: Caller,
    channelId: string,
    protocol: string,
  ): Promise<ChannelView & View> {
    const view = await this.of(caller, channelId);
    if (view.protocol !== protocol) fail('not-found', { detail: `this channel is no ${protocol}` });
    return view as ChannelView & View;
  }

  /** What the channel came to. @throws ProblemError not-found while it has come to nothing yet */
  async outcomeOf(caller: Caller, channelId: string): Promise<Outcome> {
    const { outcome, view } = await this.row(caller, channelId);
    if (!outcome) return fail('not-found', { detail: 'there is no outcome yet' });
    return { ...outcome, rehearsal: view.rehearsal };
  }

  /**
   * Whether a seat's key may read what is said in its channel: where not every seat hears all, it has its inbox alone (N1).
   * Other keys read every channel of their tenant.
   * @throws ProblemError forbidden
   */
  async mayHear(caller: Caller, channelId: string): Promise<void> {
    if (caller.seat) await this.row(caller, channelId);
  }

  private async row({ tenant, seat }: Pick<Caller, 'tenant' | 'seat'>, channel_id: string): Promise<ChannelRow> {
    await wholeViews(this.projector);
    // Another replica may just have written rows of a channel in quarantine that nobody keeps up to date.
    const { set, row } = await asTenant(this.source, tenant, async (manager) => ({
      set: await manager.findOneBy(QuarantineRow, { channel_id, tenant }),
      row: await manager.findOneBy(ChannelRow, { channel_id, tenant }),
    }));
    if (set) fail('channel-quarantined', { detail: `${set.cause}; its events can be read (timeline, export)` });
    if (!row) return fail('channel-not-found');
    const { protocols } = this.projector.registry;
    if (seat && !protocols.find(({ name }) => name === row.protocol)?.heardByAll)
      fail('forbidden', { detail: 'in this channel a seat sees its inbox alone' });
    return row;
  }
}
