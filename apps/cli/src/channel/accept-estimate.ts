import type { Estimate } from '@parley/client';
import { usdText } from '@parley/termination';
import { CliError, EXIT } from '../exit-codes.js';
import type { GlobalOptions } from '../session.js';
import { spokenWords } from '../words.js';
import { askYes, mayAsk } from './ask-yes.js';

type Asking = Pick<GlobalOptions, 'askAbove' | 'yes' | 'input'>;

/**
 * Over the amount that was set somebody has to say yes before it begins; so has one whose price nobody knows.
 * @throws CliError where nobody does, or nobody can be asked
 */
export async function acceptEstimate({ cost_micro_usd: cost }: Estimate, options: Asking): Promise<void> {
  const { askAbove } = options;
  if (askAbove === undefined || (cost && cost.most <= askAbove * 1e6)) return;
  await acceptAbove(usdText(askAbove * 1e6), options);
}

/**
 * The same where the server would not begin it unasked.
 * @param error as opening it was answered; thrown again where it is about anything else
 * @throws CliError as above
 */
export async function acceptRefused(error: unknown, options: Asking): Promise<void> {
  const { code, params } = (error instanceof CliError && error.problem) || {};
  const limit = params?.['limit_micro_usd'];
  if (code !== 'estimate-above-limit' || !limit) throw error;
  if (!options.yes && !mayAsk(options)) throw error;
  await acceptAbove(usdText(Number(limit)), options);
}

/**
 * The same before who takes part is chosen by a model, which is paid for.
 * @returns whether somebody accepts what the server would refuse
 * @throws CliError as above
 */
export async function acceptUnasked({ refusal }: Estimate, options: Asking): Promise<boolean> {
  const limit = refusal?.params?.['limit_micro_usd'];
  if (!limit) return false;
  await acceptAbove(usdText(Number(limit)), options);
  return true;
}

async function acceptAbove(limit: string, options: Asking): Promise<void> {
  if (options.yes) return;
  const { commands, errors } = spokenWords();
  if (!mayAsk(options)) throw new CliError(errors.aboveLimit(limit), EXIT.usage);
  await askYes(commands.beginsAbove(limit));
}
