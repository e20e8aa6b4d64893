import { randomBytes } from 'node:crypto';
import { derivedId } from '@parley/contracts';
import { rowsIn } from '@parley/event-log';
import type pg from 'pg';
import type { EndpointRow } from './endpoint.js';
import { HAS_ROOM, MAKE_PUSH, READ_PUSHES, REMOVE_PUSH } from './push.sql.js';
import { pushedTypes, type PushConfig, type PushWanted } from './push.js';
import { newSecret, publicKeyOf } from './signing.js';

/** Whose it is: nobody else sees it. */
export interface PushPlace {
  tenant: string;
  channel_id: string;
  /** Kind and id of whoever has made it. */
  by: string;
}

/** Where agents of others are told how their tasks stand. Each method throws LogUnavailable without a database. */
export class PushStore {
  constructor(
    private readonly pool: pg.Pool,
    /** One was made. */
    private readonly onMade: () => void,
  ) {}

  /** Whether the tenant may have another one. */
  async hasRoom(tenant: string): Promise<boolean> {
    return (await rowsIn<{ has_room: boolean }>(this.pool, HAS_ROOM, [tenant]))[0]!.has_room;
  }

  /**
   * @param position it is told what happens after it
   * @returns undefined where the tenant has as many as it may have
   */
  async make(
    { tenant, channel_id, by }: PushPlace,
    { url, ...push }: PushWanted,
    { mayAnswer, position }: { mayAnswer: boolean; position: number },
  ): Promise<PushConfig | undefined> {
    const id = derivedId('a2a-push', tenant, channel_id, by, push.id);
    const linkKey = randomBytes(32).toString('base64url');
    const keys = [newSecret(), linkKey];
    const types = pushedTypes(mayAnswer);
    const values = [id, tenant, url, types, channel_id, ...keys, by, position, JSON.stringify(push)];
    const [row] = await rowsIn<EndpointRow>(this.pool, MAKE_PUSH, values);
    this.onMade();
    return row && pushConfigOf(row);
  }

  async list({ tenant, channel_id, by }: PushPlace): Promise<PushConfig[]> {
    return (await rowsIn<EndpointRow>(this.pool, READ_PUSHES, [tenant, channel_id, by])).map(pushConfigOf);
  }

  /** @returns undefined where there is none of that id */
  async remove({ tenant, channel_id, by }: PushPlace, id: string): Promise<PushConfig | undefined> {
    const [row] = await rowsIn<EndpointRow>(this.pool, REMOVE_PUSH, [tenant, channel_id, by, id]);
    return row && pushConfigOf(row);
  }
}

function pushConfigOf(row: EndpointRow): PushConfig {
  const { url, channels, created_at, push } = row;
  const { id, token, authorization } = push!;
  return {
    ...{ id, channel_id: channels[0]!, url, public_key: publicKeyOf(row), created_at: created_at.toISOString() },
    ...(token !== undefined && { token }),
    ...(authorization !== undefined && { scheme: authorization.split(' ', 1)[0]! }),
  };
}
