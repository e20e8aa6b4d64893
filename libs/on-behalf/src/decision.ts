import { decisionShow, type DecisionRecord } from '@parley/client';
import type { Api } from './api.js';

/** Endings by which Parley itself could not go on; that nobody agreed is an outcome like any other. */
const BROKE: ReadonlySet<string> = new Set([
  'model_unavailable',
  'facilitation_failed',
  'no_plan',
  'nothing_done',
  'failures_in_a_row',
]);

/** Whether nothing was decided since Parley itself could not go on. Pure. */
export const isBroken = ({ verdict, ended }: { verdict: string; ended?: { reason: string } }): boolean =>
  verdict === 'failed' && BROKE.has(ended?.reason ?? '');

/** What was decided. @throws ApiError */
export const decisionOf = async (api: Api, channel: string): Promise<DecisionRecord> =>
  (await decisionShow({ ...api.views, path: { id: channel }, query: { format: 'json' } })).data as DecisionRecord;

/** The decision as the server tells it, in the channel's language. @throws ApiError */
export const decisionText = async (api: Api, channel: string, format: 'brief' | 'markdown'): Promise<string> =>
  (await decisionShow({ ...api.views, path: { id: channel }, query: { format }, parseAs: 'text' }))
    .data as unknown as string;
