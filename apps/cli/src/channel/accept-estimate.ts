import type { Expectation } from '@parley/client';
import { usdText } from '@parley/termination';
import { CliError, EXIT } from '../exit-codes.js';
import type { GlobalOptions } from '../session.js';
import { spokenWords } from '../words.js';
import { askYes, mayAsk } from './ask-yes.js';

/**
 * Over the amount that was set somebody has to say yes before it begins; so has one whose price nobody knows.
 * @throws CliError where nobody does, or nobody can be asked
 */
export async function acceptEstimate(
  { cost_micro_usd: cost }: Expectation,
  options: Pick<GlobalOptions, 'askAbove' | 'yes' | 'input'>,
): Promise<void> {
  const { askAbove, yes } = options;
  if (askAbove === undefined || yes || (cost && cost.most <= askAbove * 1e6)) return;
  const { commands, errors } = spokenWords();
  const limit = usdText(askAbove * 1e6);
  if (!mayAsk(options)) throw new CliError(errors.aboveLimit(limit), EXIT.usage);
  await askYes(commands.beginsAbove(limit));
}
