import { Controller, Inject, UseFilters } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { EventLog } from '@parley/event-log';
import { checkQuery, KeepCause, type ChannelPage } from '@parley/messaging';
import { EVENT_LOG } from '../tokens.js';

interface ReadChannel {
  tenant: string;
  channel_id: string;
  after: number;
  /** The version that whoever asks knows of; null where all is wanted that the log holds. */
  least: number | null;
}

/** What the data of an answer may weigh, as it is stored: the bus carries no more at once. */
const PAGE_BYTES = 1_048_576;

/** Answers workers, who have no database, from the log itself. */
@Controller()
@UseFilters(KeepCause)
export class ReadChannelController {
  constructor(@Inject(EVENT_LOG) private readonly log: Pick<EventLog, 'readChannel'>) {}

  @MessagePattern('ReadChannel')
  async read(@Payload() query: ReadChannel): Promise<ChannelPage> {
    checkQuery(query, 'tenant', 'channel_id', 'after', 'least');
    const { tenant, channel_id, after } = query;
    const least = query.least ?? Infinity;
    const events = await this.log.readChannel(tenant, channel_id, { after, least, limit: 200, bytes: PAGE_BYTES });
    const last = events.at(-1)?.version;
    const rest =
      last === undefined ? [] : await this.log.readChannel(tenant, channel_id, { after: last, least, limit: 1 });
    return { events, more: rest.length > 0 };
  }
}
