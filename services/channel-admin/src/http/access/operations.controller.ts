import { Controller, Get, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { OperatorRecord } from '@parley/event-log';
import { CallerOf, cursorOf, needsScope, pageLimit, positionCursor, tenantAsked, type Caller } from '@parley/http';
import { Answers, type OperationPage } from '../answers.js';

/** What operators did, for whoever looks after them. */
@ApiTags('operating')
@Controller('v1/operations')
export class OperationsController {
  constructor(private readonly record: OperatorRecord) {}

  @Get()
  @Answers(
    'OperationPage',
    'What operators did that no channel tells of, the last first: keys made, rotated and revoked, dead letters and views driven again. Nothing in it is ever changed. Needs the scope `admin`.',
  )
  @ApiQuery({ name: 'tenant', required: false, description: 'Whose matters; those of all where absent.' })
  @ApiQuery({ name: 'limit', required: false })
  @ApiQuery({ name: 'cursor', required: false })
  async list(@CallerOf() caller: Caller, @Query() query: Record<string, string | undefined>): Promise<OperationPage> {
    needsScope(caller, 'admin');
    const tenant = query['tenant'] === undefined ? undefined : tenantAsked(caller, query['tenant']);
    const limit = pageLimit(query['limit']);
    const found = await this.record.list(tenant, { before: positionCursor(query['cursor']), limit: limit + 1 });
    const page = found.slice(0, limit);
    const items = page.map(({ operation }) => operation);
    return { items, ...(found.length > limit && { next_cursor: cursorOf(page.at(-1)!.number) }) };
  }
}
