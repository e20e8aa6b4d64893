import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import {
  CallerOf,
  cursorOf,
  fail,
  failField,
  needsScope,
  pageLimit,
  positionCursor,
  uuidOf,
  type Caller,
} from '@parley/http';
import { DeadLetterStore, LETTER_STATUSES, type KeptLetter, type LetterStatus } from '@parley/messaging';
import { Answers } from './answers.js';

/** Messages that a service gave up on. They hold what was said in a channel: all of it needs the scope `operate`. */
@ApiTags('operating')
@Controller('v1/dead-letters')
export class DeadLettersController {
  constructor(private readonly letters: DeadLetterStore) {}

  @Get()
  @Answers('DeadLetterPage', 'What services gave up on, the last first, with the cause; needs the scope `operate`.')
  @ApiQuery({ name: 'status', required: false, enum: LETTER_STATUSES })
  @ApiQuery({ name: 'limit', required: false })
  @ApiQuery({ name: 'cursor', required: false })
  async list(@CallerOf() caller: Caller, @Query() query: Record<string, string | undefined>) {
    needsScope(caller, 'operate');
    const status = statusOf(query['status']);
    const limit = pageLimit(query['limit']);
    const before = positionCursor(query['cursor']);
    const found = await this.letters.list(caller.tenant, { status, before, limit: limit + 1 });
    const page = found.slice(0, limit);
    const items = page.map(({ letter }) => letter);
    return { items, ...(found.length > limit && { next_cursor: cursorOf(page.at(-1)!.number) }) };
  }

  @Get(':id')
  @Answers('KeptLetter', 'One of them with its message as it came; needs the scope `operate`.')
  show(@CallerOf() caller: Caller, @Param('id') id: string): Promise<KeptLetter> {
    needsScope(caller, 'operate');
    return this.found(caller, uuidOf(id, '/id'));
  }

  @Post(':id/retry')
  @HttpCode(202)
  @Answers(
    'KeptLetter',
    'The service that gave it up is given it once more; what came of it is in its `status`. Needs the scope `operate`.',
    { status: 202 },
  )
  async retry(@CallerOf() caller: Caller, @Param('id') given: string): Promise<KeptLetter> {
    needsScope(caller, 'operate');
    const id = uuidOf(given, '/id');
    const taken = await this.letters.retry(caller.tenant, id, caller.actor.id);
    if (taken) return taken;
    const { status, handled_at, retried_at } = await this.found(caller, id);
    if (status === 'handled') return fail('dead-letter-handled', { detail: `at ${handled_at}` });
    return fail('dead-letter-retrying', { detail: `since ${retried_at}` });
  }

  private async found({ tenant }: Caller, id: string): Promise<KeptLetter> {
    return (await this.letters.find(tenant, id)) ?? fail('not-found', { detail: 'there is no such dead letter' });
  }
}

function statusOf(status: string | undefined): LetterStatus | undefined {
  if (status === undefined) return undefined;
  const known = LETTER_STATUSES.find((one) => one === status);
  return known ?? failField('/status', `must be one of ${LETTER_STATUSES.join(', ')}`);
}
