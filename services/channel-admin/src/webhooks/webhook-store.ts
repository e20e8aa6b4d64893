import { randomBytes } from 'node:crypto';
import { newId } from '@parley/contracts';
import { asLogFailure } from '@parley/event-log';
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
    const made = withSecret(await this.rows(MAKE, values));
    this.onMade();
    return made;
  }

  async list(tenant: string): Promise<WebhookEndpoint[]> {
    return (await this.rows<EndpointRow>(READ, [tenant, null])).map(endpointOf);
  }

  async find(tenant: string, id: string): Promise<EndpointRow | undefined> {
    return (await this.rows<EndpointRow>(READ, [tenant, id]))[0];
  }

  async change(tenant: string, id: string, change: Partial<WebhookWanted & { enabled: boolean }>, head: number) {
    const [row] = await this.rows<EndpointRow>(CHANGE, [tenant, id, JSON.stringify(change), head]);
    return row && endpointOf(row);
  }

  /** Its history goes with it. */
  async remove(tenant: string, id: string): Promise<void> {
    await this.rows('delete from channel_admin.webhooks where tenant = $1 and id = $2', [tenant, id]);
  }

  async rotate(tenant: string, id: string) {
    return withSecret(await this.rows(ROTATE, [tenant, id, newSecret()]));
  }

  /** @returns undefined while another one is under way */
  async beginReplay(tenant: string, id: string, { after, to }: { after: number; to: number }) {
    const [row] = await this.rows<EndpointRow>(BEGIN_REPLAY, [tenant, id, after, to]);
    return row && endpointOf(row);
  }

  /** The latest first; `number` is a delivery's place. */
  async history(id: string, { status, before, limit }: Page): Promise<{ number: number; delivery: WebhookDelivery }[]> {
    const rows = await this.rows<HistoryRow>(HISTORY, [id, status ?? null, before ?? null, limit]);
    return rows.map(({ number, event_id, next_at, message, attempts, status: now }) => ({
      number: Number(number),
      delivery: {
        ...{ webhook_id: event_id, status: now, message, attempts },
        ...(next_at && { next_attempt_at: next_at.toISOString() }),
      },
    }));
  }

  private async rows<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
    try {
      return (await this.pool.query<Row>(text, values)).rows;
    } catch (error) {
      throw asLogFailure(error);
    }
  }
}

const withSecret = ([row]: EndpointRow[]) => row && { ...endpointOf(row), secret: row.secret };
