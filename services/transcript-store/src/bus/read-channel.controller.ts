import { Controller, Inject, UseFilters } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { RecordedEvent } from '@parley/contracts';
import type { EventLog } from '@parley/event-log';
import { checkQuery, KeepCause } from '@parley/messaging';
import { EVENT_LOG } from '../tokens.js';

interface ReadChannel {
  tenant: string;
  channel_id: string;
  after: number;
}

/** What the data of an answer may weigh, as it is stored: the bus carries no more at once. */
const PAGE_BYTES = 1_048_576;

/** Answers workers, who have no database, from the log itself. */
@Controller()
@UseFilters(KeepCause)
export class ReadChannelController {
  constructor(@Inject(EVENT_LOG) private readonly log: Pick<EventLog, 'readChannel'>) {}

  @MessagePattern('ReadChannel')
  async read(@Payload() query: ReadChannel): Promise<RecordedEvent[]> {
    checkQuery(query, 'tenant', 'channel_id', 'after');
    const { tenant, channel_id, after } = query;
    return this.log.readChannel(tenant, channel_id, { after, limit: 200, bytes: PAGE_BYTES });
  }
}
