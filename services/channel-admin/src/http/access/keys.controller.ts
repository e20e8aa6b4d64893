import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import { KeyStore } from '@parley/event-log';
import {
  CallerOf,
  cursorOf,
  fail,
  keyCursor,
  needsScope,
  newStoredKey,
  operatorOf,
  pageLimit,
  tenantAsked,
  uuidOf,
  type Caller,
} from '@parley/http';
import { Answers, type KeyPage, type MadeKey, type StoredKey } from '../answers.js';
import { NewKeyDto, RotateKeyDto } from './key.dto.js';

const DAY_MS = 86_400_000;
const USUAL_OVERLAP = 1_440;
const ID = { name: 'id', description: 'The key’s.', example: '019357b2-7c7e-7000-8000-000000000001' };

/** Keys that are made and ended while it runs, beside those of the configuration, which are not among them. */
@ApiTags('operating')
@Controller('v1/keys')
export class KeysController {
  constructor(private readonly keys: KeyStore) {}

  @Get()
  @Answers(
    'KeyPage',
    'Keys that were made, the last first, of all tenants or of one; of a key itself only its hash is kept. Those of PARLEY_API_KEYS_FILE are not among them. Needs the scope `admin`.',
  )
  @ApiQuery({ name: 'tenant', required: false })
  @ApiQuery({ name: 'limit', required: false })
  @ApiQuery({ name: 'cursor', required: false })
  async list(@CallerOf() caller: Caller, @Query() query: Record<string, string | undefined>): Promise<KeyPage> {
    needsScope(caller, 'admin');
    const tenant = query['tenant'] === undefined ? undefined : tenantAsked(caller, query['tenant']);
    const limit = pageLimit(query['limit']);
    const cursor = keyCursor(query['cursor']);
    const before = cursor === undefined ? undefined : uuidOf(cursor, '/cursor');
    const found = await this.keys.list(tenant, { before, limit: limit + 1 });
    const items = found.slice(0, limit);
    return { items, ...(found.length > limit && { next_cursor: cursorOf(items.at(-1)!.id) }) };
  }

  @Post()
  @Answers('MadeKey', 'A new key, shown once. It is good at once, in every process. Needs the scope `admin`.', {
    status: 201,
  })
  async make(@CallerOf() caller: Caller, @Body() { name, scopes, tenant, valid_days }: NewKeyDto): Promise<MadeKey> {
    needsScope(caller, 'admin');
    const { key, ...fresh } = newStoredKey();
    const ends_at = valid_days && new Date(Date.now() + valid_days * DAY_MS).toISOString();
    const wanted = { ...fresh, name, scopes, tenant: tenant ?? caller.tenant, ...(ends_at && { ends_at }) };
    return { ...(await this.keys.make(operatorOf(caller), wanted)), key };
  }

  @Post(':id/rotate')
  @ApiParam(ID)
  @Answers(
    'MadeKey',
    'Another key in its place, shown once, for the same name, tenant and scopes and until the same end; the old one is good for a while still. Needs the scope `admin`.',
    { status: 201 },
  )
  async rotate(
    @CallerOf() caller: Caller,
    @Param('id') given: string,
    @Body() { overlap_minutes = USUAL_OVERLAP }: RotateKeyDto,
  ): Promise<MadeKey> {
    needsScope(caller, 'admin');
    const { key, ...fresh } = newStoredKey();
    const made = await this.keys.rotate(operatorOf(caller), uuidOf(given, '/id'), fresh, overlap_minutes);
    if (made === 'not-good') return fail('key-not-good');
    return made ? { ...made, key } : none();
  }

  @Post(':id/revoke')
  @HttpCode(200)
  @ApiParam(ID)
  @Answers(
    'StoredKey',
    'It lets nobody in from now on, in no process; streams that are open with it end within a second. Needs the scope `admin`.',
  )
  async revoke(@CallerOf() caller: Caller, @Param('id') given: string): Promise<StoredKey> {
    needsScope(caller, 'admin');
    return (await this.keys.revoke(operatorOf(caller), uuidOf(given, '/id'))) ?? none();
  }
}

const none = (): never => fail('not-found', { detail: 'there is no such key' });
