import {
  channelAuditShow,
  channelsList,
  channelsShow,
  comparisonShow,
  decisionShow,
  inboxInbox,
  meShow,
  modelsEstimate,
  modelsOffer,
  promptsShow,
  whatIfShow,
  type AuditOfChannel,
  type Channel,
  type ChannelPage,
  type ChannelsListData,
  type Comparison,
  type DecisionRecord,
  type Estimate,
  type InboxPage,
  type Me,
  type ModelOffer,
  type ShownPrompt,
  type WhatIf,
} from '@parley/client';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { isSeatTab, keyHeader } from './client.js';
import { sinceSeen } from './seen.js';

export type ChannelFilter = Pick<
  NonNullable<ChannelsListData['query']>,
  'q' | 'id_prefix' | 'status' | 'outcome' | 'protocol' | 'participant' | 'active_since'
>;

export const channelsQuery = (filter: ChannelFilter) =>
  infiniteQueryOptions({
    queryKey: ['channels', filter],
    queryFn: async ({ pageParam, signal }): Promise<ChannelPage> =>
      (
        await channelsList({
          query: { ...filter, ...sinceSeen(), ...(pageParam && { cursor: pageParam }) },
          signal,
          throwOnError: true,
        })
      ).data,
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor,
    // While somebody types, what was found before stays.
    placeholderData: keepPreviousData,
  });

export const channelQuery = (id: string) =>
  queryOptions({
    queryKey: ['channel', id],
    queryFn: async ({ signal }): Promise<Channel> =>
      (await channelsShow({ path: { id }, signal, throwOnError: true })).data,
  });

/** A channel as it stood after a position of the log: that does not change any more. While another is read the one before stays. */
export const pastChannelQuery = (id: string, at: number) =>
  queryOptions({
    queryKey: ['past', id, at],
    queryFn: async ({ signal }): Promise<Channel> =>
      (await channelsShow({ path: { id }, query: { at: String(at) }, signal, throwOnError: true })).data,
    enabled: at > 0,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });

/** Until it has ended what is decided may change: it is read again now and then. */
const DECISION_REFRESH_MS = 10_000;

/** What a channel came to, or has by now. @param key of a link that only reads, else this tab's own */
export const decisionQuery = (id: string, key?: string) =>
  queryOptions({
    queryKey: ['decision', id, key ?? ''],
    queryFn: async ({ signal }): Promise<DecisionRecord> =>
      (
        await decisionShow({
          path: { id },
          query: { format: 'json' },
          headers: keyHeader(key),
          signal,
          throwOnError: true,
        })
      ).data,
    refetchInterval: ({ state }) => (state.data?.verdict === 'open' ? DECISION_REFRESH_MS : false),
  });

/** What a model was asked whose call the event at this position records: that does not change any more. */
export const promptQuery = (id: string, position: number) =>
  queryOptions({
    queryKey: ['prompt', id, position],
    queryFn: async ({ signal }): Promise<ShownPrompt> =>
      (await promptsShow({ path: { id, position: String(position) }, signal, throwOnError: true })).data,
    staleTime: Infinity,
  });

/** The limits that a channel is looked at under, in the place of its own. */
export interface LimitsAsked {
  rounds?: number | undefined;
  turns?: number | undefined;
}

/** When these limits would have ended a channel. @param position how far it has come: an open one goes on */
export const whatIfQuery = (id: string, position: number, { rounds, turns }: LimitsAsked) =>
  queryOptions({
    queryKey: ['what-if', id, position, rounds, turns],
    queryFn: async ({ signal }): Promise<WhatIf> => {
      const stop_when = [
        ...(rounds === undefined ? [] : [{ round_limit: { max: rounds } }]),
        ...(turns === undefined ? [] : [{ message_count: { max: turns } }]),
      ];
      const query = { termination: JSON.stringify({ stop_when }) };
      return (await whatIfShow({ path: { id }, query, signal, throwOnError: true })).data;
    },
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });

/** Whether a channel follows; decided again when somebody asks for it. */
export const auditQuery = (id: string) =>
  queryOptions({
    queryKey: ['audit', id],
    queryFn: async ({ signal }): Promise<AuditOfChannel> =>
      (await channelAuditShow({ path: { id }, signal, throwOnError: true })).data,
    // It takes seconds of the server: whoever looks back at it looks at what came of it.
    ...{ staleTime: Infinity, refetchOnWindowFocus: false, retry: false },
  });

/** Two channels beside each other; nothing as long as one is not named. */
export const comparisonQuery = (a: string, b: string) =>
  queryOptions({
    queryKey: ['comparison', a, b],
    queryFn: async ({ signal }): Promise<Comparison> =>
      (await comparisonShow({ path: { id: a }, query: { with: b }, signal, throwOnError: true })).data,
    enabled: a !== '' && b !== '',
  });

/** Names the mutations that answer what is asked of a seat. */
export const ANSWERING = { mutationKey: ['answer'] };

/** What waits for somebody. @param user whether what the user is asked comes with it */
export const inboxQuery = (name: string, { user = false } = {}) =>
  queryOptions({
    queryKey: ['inbox', name, user],
    queryFn: async ({ signal }): Promise<InboxPage> =>
      (
        await inboxInbox({
          path: { name },
          query: { ...(user && { user: 'true' }), ...sinceSeen() },
          signal,
          throwOnError: true,
        })
      ).data,
    enabled: name !== '',
  });

/** The seat whose key this tab has, and how it stands where it is. */
export const seatQuery = queryOptions({
  queryKey: ['seat'],
  queryFn: async ({ signal }): Promise<Me> => (await meShow({ signal, throwOnError: true })).data,
  enabled: isSeatTab,
});

/** Whoever looks, by the key of this tab: another key loads the page anew. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }): Promise<Me> => (await meShow({ signal, throwOnError: true })).data,
  enabled: () => !isSeatTab(),
  staleTime: Infinity,
});

/** What plays agents here. */
export const modelQuery = queryOptions({
  queryKey: ['model'],
  queryFn: async ({ signal }): Promise<ModelOffer> => (await modelsOffer({ signal, throwOnError: true })).data,
  staleTime: 30_000,
});

/** What a deliberation of this size is likely to cost and to take with the model that is there. */
export const estimateQuery = (size: { protocol: Estimate['protocol']; seats: number; rounds: number }) =>
  queryOptions({
    queryKey: ['estimate', size],
    queryFn: async ({ signal }): Promise<Estimate> => {
      const { protocol, seats, rounds } = size;
      const query = { protocol, seats: String(seats), rounds: String(rounds), rehearsal: 'false' } as never;
      return (await modelsEstimate({ query, signal, throwOnError: true })).data;
    },
    // Whoever knows the price may be away for a moment.
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });
