import { Controller, Inject, UseFilters } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { RecordedEvent } from '@parley/contracts';
import type { EventLog } from '@parley/event-log';
import { KeepCause } from '@parley/messaging';
import { EVENT_LOG } from '../tokens.js';

interface ReadChannel {
  tenant: string;
  channel_id: string;
  after: number;
}

/** Answers workers, who have no database, from the log itself. */
@Controller()
@UseFilters(KeepCause)
export class ReadChannelController {
  constructor(@Inject(EVENT_LOG) private readonly log: Pick<EventLog, 'readChannel'>) {}

  @MessagePattern('ReadChannel')
  read(@Payload() { tenant, channel_id, after }: ReadChannel): Promise<RecordedEvent[]> {
    return this.log.readChannel(tenant, channel_id, { after, limit: 200 });
  }
}
