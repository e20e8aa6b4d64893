import {
  deadLettersList,
  webhooksDeliveries,
  webhooksList,
  type LetterSummary,
  type WebhookDeliveryPage,
  type WebhookEndpoint,
  type WebhookType,
} from '@parley/client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** What is sent meanwhile is seen by looking again, in milliseconds. */
const REFRESH_MS = 5_000;

export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: async ({ signal }): Promise<WebhookEndpoint[]> =>
    (await webhooksList({ signal, throwOnError: true })).data.items,
  refetchInterval: REFRESH_MS,
});

/** How many are shown at once. */
const DELIVERIES = '20';

/** What a webhook was told and is to be told, the latest first. */
export const deliveriesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['webhooks', id, 'deliveries'],
    queryFn: async ({ pageParam, signal }): Promise<WebhookDeliveryPage> => {
      const query = { limit: DELIVERIES, ...(pageParam && { cursor: pageParam }) };
      return (await webhooksDeliveries({ path: { id }, query, signal, throwOnError: true })).data;
    },
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor,
    refetchInterval: REFRESH_MS,
  });

const OF_WEBHOOK = /^webhook-(?<id>[\da-f-]{36})\.(?<type>[a-z.]+)$/u;
const isOfWebhook = (consumer: string): boolean => OF_WEBHOOK.test(consumer);

/** Which webhook a dead letter was for, and what it tells of: `webhook-{id}.{type}`. */
export function addresseeOf({ consumer }: Pick<LetterSummary, 'consumer'>): { id: string; type: WebhookType } {
  const { id = '', type = '' } = OF_WEBHOOK.exec(consumer)?.groups ?? {};
  return { id, type: type as WebhookType };
}

/** Dead letters of webhooks, among the latest of all. */
export const lettersQuery = queryOptions({
  queryKey: ['webhooks', 'letters'],
  queryFn: async ({ signal }): Promise<LetterSummary[]> => {
    const query = { status: 'given-up', limit: '200' } as const;
    const { items } = (await deadLettersList({ query, signal, throwOnError: true })).data;
    return items.filter(({ consumer }) => isOfWebhook(consumer));
  },
  refetchInterval: REFRESH_MS,
});
