import { Controller, Get, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import {
  CallerOf,
  cursorOf,
  failField,
  keyCursor,
  needsScope,
  pageLimit,
  tenantAsked,
  type Caller,
} from '@parley/http';
import { SPENDING_BY, Tenants } from '../../tenants/tenants.js';
import { Answers, type LimitList, type Spending, type TenantPage } from '../answers.js';
import { daysAsked, spendingBy } from './spending-asked.js';

/** More nobody reads, and no page draws. */
const MOST_LINES = 10_000;

/** Tenants, what each may take and what they have spent, for whoever looks after the installation. */
@ApiTags('operating')
@Controller('v1')
export class TenantsController {
  constructor(private readonly tenants: Tenants) {}

  @Get('tenants')
  @Answers(
    'TenantPage',
    'Tenants by name, with what counts against their limits: those that have opened a channel, have a key that was made here or have spent something, and whoever asks. Needs the scope `admin`.',
  )
  @ApiQuery({ name: 'limit', required: false })
  @ApiQuery({ name: 'cursor', required: false })
  async list(@CallerOf() caller: Caller, @Query() query: Record<string, string | undefined>): Promise<TenantPage> {
    needsScope(caller, 'admin');
    const limit = pageLimit(query['limit']);
    const found = await this.tenants.list(caller.tenant, { after: keyCursor(query['cursor']), limit: limit + 1 });
    const items = found.slice(0, limit);
    return { items, ...(found.length > limit && { next_cursor: cursorOf(items.at(-1)!.tenant) }) };
  }

  @Get('limits')
  @Answers('LimitList', 'What each tenant may take here, and where that is set. Needs the scope `admin`.')
  limits(@CallerOf() caller: Caller): LimitList {
    needsScope(caller, 'admin');
    return { items: [...this.tenants.limits] };
  }

  @Get('spending')
  @Answers(
    'Spending',
    'What model calls have cost, the last day first, by day, tenant and model or by some of them. What was spent before it was kept by which model has none. Needs the scope `admin`.',
  )
  @ApiQuery({ name: 'from', required: false })
  @ApiQuery({ name: 'to', required: false })
  @ApiQuery({ name: 'tenant', required: false })
  @ApiQuery({
    name: 'by',
    required: false,
    description: `Some of ${SPENDING_BY.join(',')}; all of them where absent.`,
    example: 'day,model',
  })
  async spending(@CallerOf() caller: Caller, @Query() query: Record<string, string | undefined>): Promise<Spending> {
    needsScope(caller, 'admin');
    const { from, to, tenant: asked } = query;
    const days = daysAsked({ from, to }, Date.now());
    const by = spendingBy(query['by']);
    const tenant = asked === undefined ? undefined : tenantAsked(caller, asked);
    const items = await this.tenants.spending({ ...days, tenant, by, limit: MOST_LINES + 1 });
    if (items.length > MOST_LINES)
      failField('/by', `comes to more than ${MOST_LINES} lines: ask for fewer days, for one tenant, or by less`);
    return { ...days, items };
  }
}
