import { causeOf } from '@parley/untrusted';
import { Controller, Get, HttpCode, Inject, Logger, Param, Post, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import {
  CallerOf,
  ChannelIdPipe,
  cursorOf,
  fail,
  needsScope,
  operatorOf,
  pageLimit,
  positionCursor,
  tenantAsked,
  type Caller,
} from '@parley/http';
import { OperatorRecord } from '@parley/event-log';
import { MoreThan, type DataSource } from 'typeorm';
import { asTenant } from '../projections/as-tenant.js';
import { isBrokenFold } from '../projections/channels-fault.js';
import { Answers } from './answers/index.js';
import { QuarantineRow } from '../projections/entities.js';
import type { Projector } from '../projections/projector.js';
import { PROJECTIONS, PROJECTOR } from '../tokens.js';

const TENANT = { name: 'tenant', required: false, description: 'Another one’s; needs the scope `admin` too.' };

/** Channels whose views cannot be made: seen, and driven again when what was in the way is gone. */
@ApiTags('operating')
@Controller('v1/quarantine')
export class QuarantineController {
  private readonly logger = new Logger(QuarantineController.name);

  constructor(
    @Inject(PROJECTIONS) private readonly source: DataSource,
    @Inject(PROJECTOR) private readonly projector: Projector,
    private readonly record: OperatorRecord,
  ) {}

  @Get()
  @Answers('QuarantinePage', 'Channels in quarantine with the cause, by the event at which it was found out.')
  @ApiQuery(TENANT)
  @ApiQuery({ name: 'limit', required: false })
  @ApiQuery({ name: 'cursor', required: false })
  async list(@CallerOf() caller: Caller, @Query() query: Record<string, string | undefined>) {
    const tenant = tenantAsked(caller, query['tenant']);
    const limit = pageLimit(query['limit']);
    const where = { tenant, position: MoreThan(positionCursor(query['cursor']) ?? 0) };
    const rows = await asTenant(this.source, tenant, (manager) =>
      manager.find(QuarantineRow, { where, order: { position: 'asc' }, take: limit + 1 }),
    );
    const items = rows
      .slice(0, limit)
      .map(({ channel_id, position, cause, at }) => ({ channel_id, position, cause, at }));
    return { items, ...(rows.length > limit && { next_cursor: cursorOf(items.at(-1)!.position) }) };
  }

  @Post(':id/redrive')
  @HttpCode(200)
  @ApiQuery(TENANT)
  @Answers('Redriven', "Makes the channel's views anew from its events; needs the scope `operate`.")
  async redrive(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channel_id: string,
    @Query('tenant') asked?: string,
  ) {
    needsScope(caller, 'operate');
    const tenant = tenantAsked(caller, asked);
    const isThere = await asTenant(this.source, tenant, (manager) =>
      manager.existsBy(QuarantineRow, { tenant, channel_id }),
    );
    if (!isThere) fail('not-found', { detail: 'this channel is not in quarantine' });
    await this.record.note(operatorOf(caller), { tenant, action: 'views-redriven', target: channel_id });
    const found = await this.projector.redrive(tenant, channel_id).catch((error: unknown) => {
      if (!isBrokenFold(error)) throw error;
      this.logger.warn(`channel ${channel_id} stays in quarantine: ${causeOf(error)}`);
      return fail('channel-quarantined', { detail: causeOf(error) });
    });
    if (!found) fail('not-found', { detail: 'this channel is not in quarantine' });
    return { channel_id };
  }
}
