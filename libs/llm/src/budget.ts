import { setMaxListeners } from 'node:events';
import type { ModelAnswer, LanguageModel, ModelRequest } from './language-model.js';
import { LikelyAnswers } from './likely-answers.js';
import type { ModelNeeds } from './model-for.js';
import { costMicroUsd, NO_USAGE, type Price } from './prices.js';

/** The part of a budget that only the ending may use: what was said is summed up, written down and reported. */
const RESERVE = 0.1;

/** Channels whose accounts are kept: what was spent also comes from the log. */
const MOST_ACCOUNTS = 1_000;

/** A channel's money, as far as this process knows it. */
interface Account {
  /** What the log said when it was opened. */
  first: number;
  /** What calls of this process have cost since then. */
  own: number;
  /** What calls under way will likely cost. */
  reserved: number;
  calls: number;
  waiting: (() => void)[];
}

/**
 * Keeps channels within their budgets. Before a call its likely cost is reserved; where that does not fit, the call waits
 * for others to end, which mostly cost less than was kept for them. It fails only where nothing is under way that could
 * leave something, so that parallel turns go as far as the money really goes.
 */
export class Budgets {
  private readonly accounts = new Map<string, Account>();
  private readonly likely = new LikelyAnswers();

  /** The model, within the budget of who needs it. @param price of its tokens */
  within(model: LanguageModel, price: Price, needs: ModelNeeds): LanguageModel {
    return { ...model, generate: (request) => this.generate(model, price, needs, request) };
  }

  private async generate(
    model: LanguageModel,
    price: Price,
    needs: ModelNeeds,
    request: ModelRequest,
  ): Promise<ModelAnswer> {
    const { likely } = this;
    const expected = costMicroUsd({ ...NO_USAGE, ...likely.of(model.model, needs, request.prompt) }, price);
    const account = this.accountOf(needs);
    const refused = await reserve(account, needs, expected, request.signal);
    if (refused) return refused;
    try {
      const answer = await model.generate(request);
      account.own += answer.call?.cost_micro_usd ?? 0;
      if (answer.ok) likely.learn(model.model, needs, answer.call.output_tokens);
      return answer;
    } finally {
      account.reserved -= expected;
      account.calls -= 1;
      for (const wake of account.waiting.splice(0)) wake();
    }
  }

  private accountOf({ channel_id, spent_micro_usd: first }: ModelNeeds): Account {
    const account = this.accounts.get(channel_id) ?? { first, own: 0, reserved: 0, calls: 0, waiting: [] };
    // The one used last stands last.
    this.accounts.delete(channel_id);
    this.accounts.set(channel_id, account);
    if (this.accounts.size > MOST_ACCOUNTS) {
      const idle = [...this.accounts].find(([, { calls, waiting }]) => !calls && !waiting.length);
      if (idle) this.accounts.delete(idle[0]);
    }
    return account;
  }
}

/** Takes what a call will likely cost, as soon as it is there. @returns why not, where it never will be */
async function reserve(
  account: Account,
  { budget_micro_usd: budget, spent_micro_usd, ending }: ModelNeeds,
  expected: number,
  signal: AbortSignal | undefined,
): Promise<ModelAnswer | undefined> {
  const limit = budget ? budget * (ending ? 1 : 1 - RESERVE) : Infinity;
  // What the log says may be older than what this process has spent since.
  const spent = () => Math.max(spent_micro_usd, account.first + account.own);
  while (spent() + account.reserved + expected > limit) {
    if (!account.calls) return { ok: false, code: 'budget', message: outOfFunds(spent(), budget, expected) };
    await woken(account, signal);
    if (signal?.aborted) return { ok: false, code: 'aborted', message: 'the call was called off' };
  }
  account.reserved += expected;
  account.calls += 1;
  return undefined;
}

/** A service's one signal is there for all its calls: any number may wait, and who is woken leaves nothing on it. */
const woken = (account: Account, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    if (signal) setMaxListeners(0, signal);
    const wake = () => {
      signal?.removeEventListener('abort', wake);
      resolve();
    };
    account.waiting.push(wake);
    signal?.addEventListener('abort', wake);
  });

const dollars = (micro: number) => `$${(micro / 1e6).toFixed(4)}`;

const outOfFunds = (spent: number, budget: number, expected: number): string =>
  `${dollars(spent)} of ${dollars(budget)} spent; this call will likely cost ${dollars(expected)}`;
