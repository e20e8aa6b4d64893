import { setMaxListeners } from 'node:events';
import type { PlannedWork } from '@parley/protocols';
import { CallFailed } from './call-failed.js';
import type { LanguageModel, ModelNeeds } from './language-model.js';
import { effortOf, roomOf } from './effort.js';
import { LikelyAnswers } from './likely-answers.js';
import { mostMicroUsd, tokensFor, type Price } from './prices.js';
import type { Heard, Paid, Purse, Wanted } from './purse.js';

/** Channels whose accounts are kept: what was spent also comes from the log. */
const MOST_ACCOUNTS = 1_000;

/**
 * The part of a budget that is kept for an ending: what that costs at most, where this part pays for it; what it likely
 * costs, where that is more; and however dear it is, so much is for what it ends.
 */
const FREELY_KEPT = 0.1;
const MOST_KEPT = 0.5;

/** A model and what it costs. */
export interface Priced {
  model: string;
  price: Price;
}

/** A channel's money, as far as this process knows it. */
interface Account {
  /** What calls of this process have cost. */
  own: number;
  /** What others have spent, at least, by the log. */
  others: number;
  /** What requests under way may cost at most. */
  promised: number;
  requests: number;
  /** Tokens of the longest prompt so far: those of the ending are about as long. */
  longest: number;
  waiting: (() => void)[];
}

/**
 * Keeps channels within their budgets, the endings' costs apart: before a request all that it may cost is set aside. Where that
 * does not fit, it waits for others to end, which mostly cost less. Alone it has as much room as there is money; it fails
 * where half of such answers would not fit into that, and as part of the ending, for which all is left, only where none would.
 */
export class Budgets {
  private readonly accounts = new Map<string, Account>();
  private readonly likely = new LikelyAnswers();

  /**
   * The model, within the budget of who needs it.
   * @param pricedOf which model would do a piece of work, and its price
   */
  within(model: LanguageModel, needs: ModelNeeds, pricedOf: (work: PlannedWork) => Priced): LanguageModel {
    const purse: Purse = { pay: (wanted) => this.pay(needs, pricedOf, wanted) };
    return { ...model, generate: (request) => model.generate({ ...request, purse }) };
  }

  private async pay(needs: ModelNeeds, pricedOf: (work: PlannedWork) => Priced, wanted: Wanted): Promise<Paid> {
    const { tenant, budget_micro_usd: budget } = needs;
    const { model, price } = pricedOf(needs);
    const account = this.accountOf(needs);
    account.longest = Math.max(account.longest, wanted.input_tokens);
    const useful = needs.ending ? this.likely.least(model, needs) : this.likely.of(50, tenant, model, needs);
    const least = Math.max(useful, wanted.moreThan + 1);
    const affordable = () =>
      budget
        ? tokensFor(budget - this.keptFor(needs, pricedOf, account) - taken(account), wanted.input_tokens, price)
        : Infinity;
    while (affordable() < wanted.room && account.requests) await woken(account, wanted.signal);
    const room = Math.min(wanted.room, affordable());
    if (room < Math.min(least, wanted.room)) throw new CallFailed('budget', outOfFunds(account, needs));
    const most = mostMicroUsd(wanted.input_tokens, room, price);
    account.promised += most;
    account.requests += 1;
    return {
      room,
      settle: (costMicroUsd: number, heard?: Heard) => {
        account.own += costMicroUsd;
        account.promised -= most;
        account.requests -= 1;
        if (heard) this.likely.learn(tenant, model, needs, heard);
        for (const wake of account.waiting.splice(0)) wake();
      },
    };
  }

  /** What is kept for the ending that comes after this. */
  private keptFor(
    { tenant, later, budget_micro_usd: budget }: ModelNeeds,
    pricedOf: (work: PlannedWork) => Priced,
    { longest }: Account,
  ): number {
    const most = sumOf(later, (work) => {
      const { model, price } = pricedOf(work);
      const rooms = [false, true].map((wider) => roomOf(model, effortOf(work), work.max_output_tokens, wider));
      return sumOf(rooms, (room) => mostMicroUsd(longest, room, price));
    });
    const likely = sumOf(later, (work) => {
      const { model, price } = pricedOf(work);
      return mostMicroUsd(longest, this.likely.of(95, tenant, model, work), price);
    });
    return Math.min(most, Math.max(likely, budget * FREELY_KEPT), budget * MOST_KEPT);
  }

  private accountOf({ channel_id, spent_micro_usd: logged }: ModelNeeds): Account {
    const empty = { own: 0, others: 0, promised: 0, requests: 0, longest: 0, waiting: [] };
    const account = this.accounts.get(channel_id) ?? empty;
    // What the log says may be older than what this process has spent since.
    account.others = Math.max(account.others, logged - account.own);
    // The one used last stands last.
    this.accounts.delete(channel_id);
    this.accounts.set(channel_id, account);
    if (this.accounts.size > MOST_ACCOUNTS) {
      const idle = [...this.accounts].find(([, { requests, waiting }]) => !requests && !waiting.length);
      if (idle) this.accounts.delete(idle[0]);
    }
    return account;
  }
}

const sumOf = <T>(all: readonly T[], costOf: (one: T) => number): number =>
  all.reduce((sum, one) => sum + costOf(one), 0);

const taken = ({ own, others, promised }: Account): number => own + others + promised;

/** A service's one signal is there for all its calls: any number may wait, and who is woken leaves nothing on it. */
async function woken(account: Account, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    if (signal.aborted) return resolve();
    setMaxListeners(0, signal);
    const wake = () => {
      signal.removeEventListener('abort', wake);
      resolve();
    };
    account.waiting.push(wake);
    signal.addEventListener('abort', wake);
  });
  if (signal.aborted) throw new CallFailed('aborted', 'the call was called off');
}

const dollars = (micro: number) => `$${(micro / 1e6).toFixed(4)}`;

const outOfFunds = (account: Account, { budget_micro_usd: budget }: ModelNeeds): string =>
  `${dollars(taken(account))} of ${dollars(budget)} spent; what is left does not pay this call and the ending`;
