import type { Language } from '@parley/contracts';
import { decisionWords } from '@parley/wording';
import { usdText } from '@parley/termination';
import type { Section } from '../decision/record.js';
import type { Baseline } from './state.js';

/** What one agent answers alone, beside what was decided: nobody says which of the two is better. */
export function baselineSection(baseline: Baseline, language: Language): Section {
  const { text, ended, code, drafts, cost_micro_usd, deliberation_micro_usd } = baseline;
  const words = decisionWords[language].baseline;
  const told = ended ? words.asked(drafts, usdText(cost_micro_usd), usdText(deliberation_micro_usd)) : words.pending;
  const answer = text ?? (code === undefined ? undefined : words.missed(code));
  return {
    heading: 'baseline',
    kind: 'text',
    text: [...(answer === undefined ? [] : [answer]), `*${told}*`].join('\n\n'),
  };
}
