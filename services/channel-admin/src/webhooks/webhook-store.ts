import { randomBytes } from 'node:crypto';
import { newId } from '@parley/contracts';
import { rowsIn } from '@parley/event-log';
import type pg from 'pg';
import {
  endpointOf,
  type DeliveryStatus,
  type EndpointRow,
  type WebhookDelivery,
  type WebhookEndpoint,
  type WebhookWanted,
} from './endpoint.js';
import type { WebhookMessage } from './message.js';
import { newSecret } from './signing.js';
import { BEGIN_REPLAY, CHANGE, HISTORY, MAKE, READ, ROTATE, WEBHOOKS } from './webhooks.sql.js';

interface HistoryRow {
  number: string;
  event_id: string;
  message: WebhookMessage;
  status: DeliveryStatus;
  attempts: WebhookDelivery['attempts'];
  next_at: Date | null;
}

interface Page {
  status?: DeliveryStatus | undefined;
  before?: number | undefined;
  limit: number;
}

/** The endpoints of tenants, as those who run them see and change them. Each method throws LogUnavailable without a database. */
export class WebhookStore {
  constructor(
    private readonly pool: pg.Pool,
    /** An endpoint was made. */
    private readonly onMade: () => void,
  ) {}

  async prepare(): Promise<void> {
    await this.pool.query(WEBHOOKS);
  }

  /** @returns undefined where the tenant has as many as it may have */
  async make(tenant: string, by: string, wanted: WebhookWanted, position: number) {
    const { url, types, channels, links, description } = wanted;
    const linkKey = randomBytes(32).toString('base64url');
    const values = [newId(), tenant, url, types, channels, links, description, newSecret(), linkKey, by, position];
    const made = withSecret(await rowsIn(this.pool, MAKE, values));
    this.onMade();
    return made;
  }

  async list(tenant: string): Promise<WebhookEndpoint[]> {
    return (await rowsIn<EndpointRow>(this.pool, READ, [tenant, null])).map(endpointOf);
  }

  async find(tenant: string, id: string): Promise<EndpointRow | undefined> {
    return (await rowsIn<EndpointRow>(this.pool, READ, [tenant, id]))[0];
  }

  async change(tenant: string, id: string, change: Partial<WebhookWanted & { enabled: boolean }>, head: number) {
    const [row] = await rowsIn<EndpointRow>(this.pool, CHANGE, [tenant, id, JSON.stringify(change), head]);
    return row && endpointOf(row);
  }

  /** Its history goes with it. */
  async remove(tenant: string, id: string): Promise<void> {
    await rowsIn(this.pool, 'delete from channel_admin.webhooks where tenant = $1 and id = $2', [tenant, id]);
  }

  async rotate(tenant: string, id: string) {
    return withSecret(await rowsIn(this.pool, ROTATE, [tenant, id, newSecret()]));
  }

  /** @returns undefined while another one is under way */
  async beginReplay(tenant: string, id: string, { after, to }: { after: number; to: number }) {
    const [row] = await rowsIn<EndpointRow>(this.pool, BEGIN_REPLAY, [tenant, id, after, to]);
    return row && endpointOf(row);
  }

  /** The latest first; `number` is a delivery's place. */
  async history(id: string, { status, before, limit }: Page): Promise<{ number: number; delivery: WebhookDelivery }[]> {
    const rows = await rowsIn<HistoryRow>(this.pool, HISTORY, [id, status ?? null, before ?? null, limit]);
    return rows.map(({ number, event_id, next_at, message, attempts, status: now }) => ({
      number: Number(number),
      delivery: {
        ...{ webhook_id: event_id, status: now, message, attempts },
        ...(next_at && { next_attempt_at: next_at.toISOString() }),
      },
    }));
  }
}

const withSecret = ([row]: EndpointRow[]) => row && { ...endpointOf(row), secret: row.secret };
