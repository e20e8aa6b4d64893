import { ownProperty } from '@parley/untrusted';
import { conditionName } from '@parley/wording';
import type { Language } from '../../shared/channel-state.js';
import { wordingOf } from '../../shared/words.js';
import type { Closing } from './closing.js';

/** How it ended, and why, in two sentences. @param title shown besides the version's number */
export function endedText(
  { status, cause, proposal, hasWithdrawn }: Closing,
  language: Language,
  title?: string,
): string {
  const words = wordingOf(language).closing;
  const why = ownProperty<string>(words.causes, cause) ?? words.otherCause(conditionName(cause, language));
  const ended = words.ended[status](proposal && words.version(proposal.version, title), hasWithdrawn);
  return [ended, ...(status === 'success' ? [] : [words.because(why)])].join(words.blank);
}
