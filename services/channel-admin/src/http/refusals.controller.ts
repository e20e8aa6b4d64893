import { Controller, Get, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { CallerOf, cursorOf, pageLimit, positionCursor, uuidOf, type Caller } from '@parley/http';
import { Refusals } from '../refusals/refusals.js';
import { Answers } from './answers.js';

/** Commands that were refused, for whoever audits. */
@ApiTags('operating')
@Controller('v1/refusals')
export class RefusalsController {
  constructor(private readonly refusals: Refusals) {}

  @Get()
  @Answers(
    'RefusalPage',
    'Commands that were refused in the last 90 days, the last first: who sent them and why they were not taken, without what they said. Who asks too fast is not among them, nor what was no command at all.',
  )
  @ApiQuery({ name: 'channel', required: false, description: 'Only of this channel, by its id.' })
  @ApiQuery({ name: 'limit', required: false })
  @ApiQuery({ name: 'cursor', required: false })
  async list(@CallerOf() { tenant }: Caller, @Query() query: Record<string, string | undefined>) {
    const channel = query['channel'] === undefined ? undefined : uuidOf(query['channel'], '/channel');
    const limit = pageLimit(query['limit']);
    const before = positionCursor(query['cursor']);
    const found = await this.refusals.list(tenant, { channel, before, limit: limit + 1 });
    const page = found.slice(0, limit);
    const items = page.map(({ refusal }) => refusal);
    return { items, ...(found.length > limit && { next_cursor: cursorOf(page.at(-1)!.number) }) };
  }
}
