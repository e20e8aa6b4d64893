import type { BaselineEnded } from '@parley/contracts';
import { usdText } from '@parley/termination';
import type { Language } from '../language.js';
import { wordsOf } from '../words.js';
import { paint } from './style.js';

/** What one agent has answered alone, after the end: an AI's text, and no part of the outcome. */
export function baselineText(
  { drafts, cost_micro_usd, deliberation_micro_usd, code }: BaselineEnded,
  text: string | undefined,
  language: Language,
): string {
  const words = wordsOf(language).baseline;
  return [
    '',
    paint.bold(`── ${words.title}`),
    text ?? paint.warn(words.missed(code ?? '')),
    paint.dim(words.cost(drafts, usdText(cost_micro_usd), usdText(deliberation_micro_usd))),
  ].join('\n');
}
