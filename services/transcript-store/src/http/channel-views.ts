import { Inject, Injectable } from '@nestjs/common';
import type { EventLog } from '@parley/event-log';
import { fail, ProblemError } from '@parley/http';
import { evolveAuthors, generatedBy, NO_AUTHORS, type GeneratedBy } from '@parley/contracts';
import type { ProtocolView } from '@parley/protocols';
import type { DataSource } from 'typeorm';
import { asTenant } from '../projections/as-tenant.js';
import type { ChannelView } from '../projections/channel-view.js';
import { ChannelRow, QuarantineRow } from '../projections/entities.js';
import type { Projector } from '../projections/projector.js';
import { protocolRows } from '../projections/protocol-tables.js';
import { EVENT_LOG, PROJECTIONS, PROJECTOR } from '../tokens.js';
import type { Outcome } from './answers/pages.js';
import { wholeViews } from '../whole-views.js';
import { pagesUpTo } from './event-pages.js';
import { inOrder, pastRows, type PastRow } from './past-rows.js';
import type { Reader } from './reader.js';

/** What is asked of whoever reads. */
type Asks = Pick<Reader, 'tenant' | 'seat' | 'at'>;

/** Channels as they are projected, or as they stood at a moment. Another tenant's channel does not exist here. */
@Injectable()
export class ChannelViews {
  /** What a request has folded: it asks for a view and for rows. */
  private readonly folded = new WeakMap<Asks, Promise<(table: string) => PastRow[]>>();

  constructor(
    @Inject(PROJECTIONS) readonly source: DataSource,
    @Inject(PROJECTOR) private readonly projector: Projector,
    @Inject(EVENT_LOG) private readonly log: Pick<EventLog, 'readChannel'>,
  ) {}

  /** @throws ProblemError channel-not-found, and channel-quarantined */
  async of(caller: Asks, channelId: string): Promise<ChannelView> {
    return (await this.row(caller, channelId)).view;
  }

  /** A channel of one of these protocols. @throws ProblemError channel-not-found, and not-found where it is of another */
  async ofProtocol<View extends ProtocolView>(
    caller: Asks,
    channelId: string,
    ...protocols: readonly string[]
  ): Promise<ChannelView & View> {
    const view = await this.of(caller, channelId);
    if (!protocols.includes(view.protocol)) fail('not-found', noneOf(protocols, view.protocol));
    return view as ChannelView & View;
  }

  /** What the channel came to. @throws ProblemError not-found while it has come to nothing yet */
  async outcomeOf(caller: Asks, channelId: string): Promise<Outcome> {
    const { outcome, view } = await this.row(caller, channelId);
    if (!outcome) return fail('not-found', { detail: 'there is no outcome yet' });
    return { ...outcome, rehearsal: view.rehearsal, generated_by: view.generated_by };
  }

  /** Authors: who wrote what is said in a channel: as its view has it, and where that is in quarantine from the log. */
  async generatedBy(caller: Asks, channelId: string): Promise<GeneratedBy> {
    try {
      return (await this.of(caller, channelId)).generated_by;
    } catch (error) {
      if (!(error instanceof ProblemError) || error.problem.code !== 'channel-quarantined') throw error;
      let authors = NO_AUTHORS;
      for await (const page of pagesUpTo(this.log, caller, channelId)) authors = page.reduce(evolveAuthors, authors);
      return generatedBy(authors);
    }
  }

  /**
   * Whether a seat's key may read what is said in its channel: where not every seat hears all, it has its inbox alone (N1).
   * Other keys read every channel of their tenant.
   * @throws ProblemError forbidden
   */
  async mayHear(caller: Asks, channelId: string): Promise<void> {
    if (caller.seat) await this.row(caller, channelId);
  }

  /** A channel's rows of one of its protocol's tables, in the order of the log. */
  async rows<Row extends object>(caller: Asks, channelId: string, table: string): Promise<Row[]> {
    const past = await this.past(caller, channelId);
    if (!past) return protocolRows<Row>(this.source, table, caller, channelId);
    return past(table)
      .toSorted(inOrder)
      .map(({ data }) => data as Row);
  }

  /** The rows of all tables as they stood; undefined where nobody asks for a moment. */
  async past(caller: Asks, channelId: string): Promise<((table: string) => PastRow[]) | undefined> {
    const { tenant, at } = caller;
    if (at === undefined) return undefined;
    const known = this.folded.get(caller) ?? pastRows(this.log, this.projector.registry, { tenant, at }, channelId);
    this.folded.set(caller, known);
    return known;
  }

  private async row(caller: Asks, channel_id: string): Promise<Pick<ChannelRow, 'protocol' | 'view' | 'outcome'>> {
    const { tenant, seat } = caller;
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
    const past = await this.past(caller, channel_id);
    return past ? (past('channels')[0] as unknown as ChannelRow) : row;
  }
}

/** What is said where a channel's protocol has no such view. */
export const noneOf = (protocols: readonly string[], protocol: string) => ({
  detail: `the protocol ${protocol} has none; this is of ${protocols.join(' and ')}`,
});
