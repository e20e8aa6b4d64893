import {
  deadLettersList,
  deadLettersShow,
  keysList,
  operationsList,
  quarantineList,
  tenantsLimits,
  tenantsList,
  tenantsSpending,
  type DeadLetterPage,
  type KeptLetter,
  type KeyPage,
  type LetterStatus,
  type LimitList,
  type OperationPage,
  type QuarantinePage,
  type Spending,
  type TenantPage,
} from '@parley/client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** All that this page asks: what was done may change any of it. */
export const OPERATOR = 'operator';

/** What is stuck changes by itself, in milliseconds. */
const REFRESH_MS = 5_000;

const DAY_MS = 86_400_000;

type Asks<Page> = (query: { tenant?: string; cursor?: string }, signal: AbortSignal) => Promise<Page>;

/** A list in pages, of one tenant where it is named. */
const pagesOf = <Page extends { next_cursor?: string }>(name: readonly string[], tenant: string, ask: Asks<Page>) =>
  infiniteQueryOptions({
    queryKey: [OPERATOR, ...name, tenant],
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      ask({ ...(tenant && { tenant }), ...(pageParam && { cursor: pageParam }) }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });

export const keysQuery = (tenant: string) =>
  pagesOf(
    ['keys'],
    tenant,
    async (query, signal): Promise<KeyPage> => (await keysList({ query, signal, throwOnError: true })).data,
  );

export const recordQuery = (tenant: string) =>
  pagesOf(
    ['record'],
    tenant,
    async (query, signal): Promise<OperationPage> => (await operationsList({ query, signal, throwOnError: true })).data,
  );

/** @param tenant whoever asks has one of their own, which it is where none is named */
export const lettersQuery = (tenant: string, status?: LetterStatus) => ({
  ...pagesOf(
    ['letters', status ?? ''],
    tenant,
    async (query, signal): Promise<DeadLetterPage> =>
      (await deadLettersList({ query: { ...query, ...(status && { status }) }, signal, throwOnError: true })).data,
  ),
  refetchInterval: REFRESH_MS,
});

/** With its message: that does not change any more. */
export const letterQuery = (id: string, tenant: string) =>
  queryOptions({
    queryKey: [OPERATOR, 'letter', id],
    queryFn: async ({ signal }): Promise<KeptLetter> =>
      (await deadLettersShow({ path: { id }, query: { tenant }, signal, throwOnError: true })).data,
    staleTime: Infinity,
  });

/** @param tenant as of `lettersQuery` */
export const quarantineQuery = (tenant: string) => ({
  ...pagesOf(
    ['quarantine'],
    tenant,
    async (query, signal): Promise<QuarantinePage> =>
      (await quarantineList({ query, signal, throwOnError: true })).data,
  ),
  refetchInterval: REFRESH_MS,
});

export const tenantsQuery = pagesOf(
  ['tenants'],
  '',
  async ({ cursor }, signal): Promise<TenantPage> =>
    (await tenantsList({ query: { limit: '200', ...(cursor && { cursor }) }, signal, throwOnError: true })).data,
);

export const limitsQuery = queryOptions({
  queryKey: [OPERATOR, 'limits'],
  queryFn: async ({ signal }): Promise<LimitList> => (await tenantsLimits({ signal, throwOnError: true })).data,
});

interface SpendingAsked {
  tenant: string;
  days: number;
  by: 'day,model' | 'tenant,model';
}

/** What the last days have cost, today among them. */
export const spendingQuery = ({ tenant, days, by }: SpendingAsked) =>
  queryOptions({
    queryKey: [OPERATOR, 'spending', tenant, days, by],
    queryFn: async ({ signal }): Promise<Spending> => {
      const from = new Date(Date.now() - (days - 1) * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);
      const query = { from, by, ...(tenant && { tenant }) };
      return (await tenantsSpending({ query, signal, throwOnError: true })).data;
    },
  });
