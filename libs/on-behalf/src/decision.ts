import { decisionShow, type DecisionRecord } from '@parley/client';
import type { Api } from './api.js';

/** What was decided. @throws ApiError */
export const decisionOf = async (api: Api, channel: string): Promise<DecisionRecord> =>
  (await decisionShow({ ...api.views, path: { id: channel }, query: { format: 'json' } })).data as DecisionRecord;

/** The decision as the server tells it, in the channel's language. @throws ApiError */
export const decisionText = async (api: Api, channel: string, format: 'brief' | 'markdown'): Promise<string> =>
  (await decisionShow({ ...api.views, path: { id: channel }, query: { format }, parseAs: 'text' }))
    .data as unknown as string;
