import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import {
  CallerOf,
  cursorOf,
  fail,
  failField,
  needsScope,
  operatorOf,
  pageLimit,
  positionCursor,
  tenantAsked,
  uuidOf,
  type Caller,
} from '@parley/http';
import { OperatorRecord } from '@parley/event-log';
import { DeadLetterStore, LETTER_STATUSES, type KeptLetter, type LetterStatus } from '@parley/messaging';
import { Answers } from './answers.js';

const TENANT = { name: 'tenant', required: false, description: 'Another one’s; needs the scope `admin` too.' };

/** Messages that a service gave up on. They hold what was said in a channel: all of it needs the scope `operate`. */
@ApiTags('operating')
@Controller('v1/dead-letters')
export class DeadLettersController {
  constructor(
    private readonly letters: DeadLetterStore,
    private readonly record: OperatorRecord,
  ) {}

  @Get()
  @Answers('DeadLetterPage', 'What services gave up on, the last first, with the cause; needs the scope `operate`.')
  @ApiQuery({ name: 'status', required: false, enum: LETTER_STATUSES })
  @ApiQuery(TENANT)
  @ApiQuery({ name: 'limit', required: false })
  @ApiQuery({ name: 'cursor', required: false })
  async list(@CallerOf() caller: Caller, @Query() query: Record<string, string | undefined>) {
    needsScope(caller, 'operate');
    const status = statusOf(query['status']);
    const limit = pageLimit(query['limit']);
    const before = positionCursor(query['cursor']);
    const found = await this.letters.list(tenantAsked(caller, query['tenant']), { status, before, limit: limit + 1 });
    const page = found.slice(0, limit);
    const items = page.map(({ letter }) => letter);
    return { items, ...(found.length > limit && { next_cursor: cursorOf(page.at(-1)!.number) }) };
  }

  @Get(':id')
  @ApiQuery(TENANT)
  @Answers('KeptLetter', 'One of them with its message as it came; needs the scope `operate`.')
  async show(
    @CallerOf() caller: Caller,
    @Param('id') id: string,
    @Query('tenant') asked?: string,
  ): Promise<KeptLetter> {
    needsScope(caller, 'operate');
    return this.found(tenantAsked(caller, asked), uuidOf(id, '/id'));
  }

  @Post(':id/retry')
  @HttpCode(202)
  @ApiQuery(TENANT)
  @Answers(
    'KeptLetter',
    'The service that gave it up is given it once more; what came of it is in its `status`. Needs the scope `operate`.',
    { status: 202 },
  )
  async retry(
    @CallerOf() caller: Caller,
    @Param('id') given: string,
    @Query('tenant') asked?: string,
  ): Promise<KeptLetter> {
    needsScope(caller, 'operate');
    const tenant = tenantAsked(caller, asked);
    const { id, consumer } = await this.found(tenant, uuidOf(given, '/id'));
    await this.record.note(operatorOf(caller), { tenant, action: 'letter-retried', target: id, details: { consumer } });
    const taken = await this.letters.retry(tenant, id, caller.actor.id);
    if (taken) return taken;
    const { status, handled_at, retried_at } = await this.found(tenant, id);
    if (status === 'handled') return fail('dead-letter-handled', { detail: `at ${handled_at}` });
    return fail('dead-letter-retrying', { detail: `since ${retried_at}` });
  }

  private async found(tenant: string, id: string): Promise<KeptLetter> {
    return (await this.letters.find(tenant, id)) ?? fail('not-found', { detail: 'there is no such dead letter' });
  }
}

function statusOf(status: string | undefined): LetterStatus | undefined {
  if (status === undefined) return undefined;
  const known = LETTER_STATUSES.find((one) => one === status);
  return known ?? failField('/status', `must be one of ${LETTER_STATUSES.join(', ')}`);
}
