import { Controller, Inject, UseFilters } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { RecordedEvent } from '@parley/contracts';
import type { EventLog } from '@parley/event-log';
import { KeepCause } from '@parley/messaging';
import { EVENT_LOG } from './tokens.js';

interface ReadChannel {
  tenant: string;
  channel_id: string;
  after: number;
}

/** Bytes of a reply, well under the bus's limit for one message. */
const MAX_BYTES = 512_000;

/** Answers workers, who have no database, from the log itself. */
@Controller()
@UseFilters(KeepCause)
export class ReadChannelController {
  constructor(@Inject(EVENT_LOG) private readonly log: EventLog) {}

  @MessagePattern('ReadChannel')
  async read(@Payload() { tenant, channel_id, after }: ReadChannel): Promise<RecordedEvent[]> {
    const page = await this.log.readChannel(tenant, channel_id, { after, limit: 200 });
    let bytes = 0;
    const tooMany = page.findIndex((event) => (bytes += JSON.stringify(event).length) > MAX_BYTES);
    return tooMany > 0 ? page.slice(0, tooMany) : tooMany === 0 ? page.slice(0, 1) : page;
  }
}
