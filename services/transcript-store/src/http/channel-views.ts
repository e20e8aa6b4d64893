import { Inject, Injectable } from '@nestjs/common';
import { fail, type Caller } from '@parley/http';
import type { DataSource } from 'typeorm';
import type { ChannelView } from '../projections/channel-view.js';
import { ChannelRow } from '../projections/entities.js';
import { PROJECTIONS } from '../tokens.js';

/** Channels as they are projected. Another tenant's channel does not exist here. */
@Injectable()
export class ChannelViews {
  constructor(@Inject(PROJECTIONS) private readonly source: DataSource) {}

  /** @throws ProblemError channel-not-found */
  async of({ tenant }: Caller, channel_id: string): Promise<ChannelView> {
    const row = await this.source.manager.findOneBy(ChannelRow, { channel_id, tenant });
    return row?.view ?? fail('channel-not-found');
  }
}
