import { callOf, type ParleyEvent } from '@parley/contracts';
import type { Language, OutOfFunds } from './channel-state.js';

/** What a failure code says of the channel's own money; an account's spend limit is waited for like an outage. */
export const outOfFundsBy = (code: string): OutOfFunds | undefined => (code === 'budget' ? 'cost_budget' : undefined);

/** Where the model is what fails, or its tokens are what is spent, no model sums up. Of money a reserve is kept for that. */
export const WITHOUT_MODEL: readonly string[] = ['token_budget', 'failures_in_a_row'];

/** The closing message of a channel whose money is spent. */
export const budgetSpent = (language: Language): string =>
  language === 'zh'
    ? '💰 本频道的费用预算已用尽。此前的内容保留在日志中。'
    : '💰 The budget of this channel is spent. What was said until then stays in the log.';

/** What an event's model call cost, whatever event carries it. */
export const costOf = (event: ParleyEvent): number => callOf(event)?.cost_micro_usd ?? 0;
