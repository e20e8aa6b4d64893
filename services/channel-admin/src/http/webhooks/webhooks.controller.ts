import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
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
import { DELIVERY_STATUSES, endpointOf, type DeliveryStatus } from '../../webhooks/endpoint.js';
import { positionBefore } from '../../webhooks/position-at.js';
import { Webhooks } from '../../webhooks/webhooks.js';
import { Answers } from '../answers.js';
import { ReplayDto, WebhookChangeDto, WebhookDto } from './webhook.dto.js';

const ID = { name: 'id', description: 'The webhook’s.', example: '019357b2-7c7e-7000-8000-000000000001' };

/** Endpoints outside that are told what waits for people and what was decided. They hold secrets: all of it needs the scope `operate`. */
@ApiTags('operating')
@Controller('v1/webhooks')
export class WebhooksController {
  constructor(private readonly webhooks: Webhooks) {}

  @Get()
  @Answers('WebhookList', 'The tenant’s webhooks, the oldest first. Needs the scope `operate`.')
  async list(@CallerOf() caller: Caller) {
    needsScope(caller, 'operate');
    return { items: await this.webhooks.store.list(caller.tenant) };
  }

  @Post()
  @Answers(
    'WebhookSecret',
    'A new webhook, which is told what happens from now on, with the secret that its messages are signed by (Standard Webhooks, `v1`), shown once; `public_key` checks the signatures `v1a`. Needs the scope `operate`.',
    { status: 201 },
  )
  async make(
    @CallerOf() caller: Caller,
    @Body() { url, types, channels = [], links = false, description = '' }: WebhookDto,
  ) {
    needsScope(caller, 'operate');
    this.checkUrl(url);
    const { store, log } = this.webhooks;
    const wanted = { url, types, channels, links, description };
    return (await store.make(caller.tenant, caller.actor.id, wanted, await log.head())) ?? fail('too-many-webhooks');
  }

  @Get(':id')
  @ApiParam(ID)
  @Answers('WebhookEndpoint', 'One webhook. Needs the scope `operate`.')
  async show(@CallerOf() caller: Caller, @Param('id') id: string) {
    return endpointOf(await this.found(caller, id));
  }

  @Patch(':id')
  @ApiParam(ID)
  @Answers(
    'WebhookEndpoint',
    'What is given is changed, and the rest stays; it is switched off and on by `enabled`. Needs the scope `operate`.',
  )
  async change(@CallerOf() caller: Caller, @Param('id') given: string, @Body() change: WebhookChangeDto) {
    const { id } = await this.found(caller, given);
    if (change.url !== undefined) this.checkUrl(change.url);
    const { store, log } = this.webhooks;
    return (await store.change(caller.tenant, id, change, await log.head())) ?? none();
  }

  @Delete(':id')
  @ApiParam(ID)
  @Answers('WebhookEndpoint', 'It is told nothing more, and its history is forgotten. Needs the scope `operate`.')
  async remove(@CallerOf() caller: Caller, @Param('id') id: string) {
    const row = await this.found(caller, id);
    await this.webhooks.store.remove(caller.tenant, row.id);
    return endpointOf(row);
  }

  @Post(':id/test')
  @HttpCode(200)
  @ApiParam(ID)
  @Answers(
    'WebhookAttempt',
    'A message of the type `webhook.test` was sent, once, at once: what came of it. Needs the scope `operate`.',
  )
  async test(@CallerOf() caller: Caller, @Param('id') id: string) {
    return this.webhooks.test(await this.found(caller, id));
  }

  @Post(':id/rotate')
  @HttpCode(200)
  @ApiParam(ID)
  @Answers(
    'WebhookSecret',
    'A new secret, shown once; for a day messages are signed by the one before, too. Needs the scope `operate`.',
  )
  async rotate(@CallerOf() caller: Caller, @Param('id') id: string) {
    const row = await this.found(caller, id);
    return (await this.webhooks.store.rotate(caller.tenant, row.id)) ?? none();
  }

  @Post(':id/replay')
  @HttpCode(202)
  @ApiParam(ID)
  @Answers(
    'WebhookEndpoint',
    'It is told again what happened in a part of the log, under the same ids, as its types and channels are now. Needs the scope `operate`.',
    { status: 202 },
  )
  async replay(@CallerOf() caller: Caller, @Param('id') given: string, @Body() range: ReplayDto) {
    const { id } = await this.found(caller, given);
    return (
      (await this.webhooks.store.beginReplay(caller.tenant, id, await this.rangeOf(range))) ?? fail('webhook-replaying')
    );
  }

  @Get(':id/deliveries')
  @ApiParam(ID)
  @Answers(
    'WebhookDeliveryPage',
    'What it was told and is to be told, the latest first, with every attempt; the last 1,000 of what is over. Needs the scope `operate`.',
  )
  @ApiQuery({ name: 'status', required: false, enum: DELIVERY_STATUSES, description: 'What has become of them.' })
  @ApiQuery({ name: 'limit', required: false, description: '1 to 200; 50 where absent.', example: 50 })
  @ApiQuery({ name: 'cursor', required: false, description: 'The `next_cursor` of the page before.' })
  async deliveries(
    @CallerOf() caller: Caller,
    @Param('id') given: string,
    @Query() query: Record<string, string | undefined>,
  ) {
    const { id } = await this.found(caller, given);
    const limit = pageLimit(query['limit']);
    const before = positionCursor(query['cursor']);
    const found = await this.webhooks.store.history(id, {
      status: statusOf(query['status']),
      before,
      limit: limit + 1,
    });
    const page = found.slice(0, limit);
    const items = page.map(({ delivery }) => delivery);
    return { items, ...(found.length > limit && { next_cursor: cursorOf(page.at(-1)!.number) }) };
  }

  private async found(caller: Caller, given: string) {
    needsScope(caller, 'operate');
    return (await this.webhooks.store.find(caller.tenant, uuidOf(given, '/id'))) ?? none();
  }

  private checkUrl(url: string): void {
    const why = this.webhooks.egress.refusal(url);
    if (why !== undefined) failField('/url', why);
  }

  private async rangeOf({
    from_position,
    from_time,
    to_position,
    to_time,
  }: ReplayDto): Promise<{ after: number; to: number }> {
    const { log } = this.webhooks;
    const head = await log.head();
    const before = (time: string) => positionBefore(log, new Date(time));
    if ((from_position === undefined) === (from_time === undefined))
      return failField('/from_position', 'or from_time is needed, and not both');
    if (to_position !== undefined && to_time !== undefined)
      return failField('/to_position', 'and to_time are both given');
    const after = from_position === undefined ? await before(from_time!) : from_position - 1;
    const to = Math.min(head, to_time === undefined ? (to_position ?? head) : await before(to_time));
    return to > after ? { after, to } : failField('/from_position', 'has nothing after it in this range');
  }
}

const none = (): never => fail('not-found', { detail: 'there is no such webhook' });

function statusOf(status: string | undefined): DeliveryStatus | undefined {
  if (status === undefined) return undefined;
  const known = DELIVERY_STATUSES.find((one) => one === status);
  return known ?? failField('/status', `must be one of ${DELIVERY_STATUSES.join(', ')}`);
}
