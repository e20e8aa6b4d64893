import { callOf, type ParleyEvent } from '@parley/contracts';

/** What one agent makes alone of the question of a channel that has ended. */
export interface Baseline {
  /** What the deliberation had cost by its end, in millionths of a US dollar: about as much the one agent spends. */
  deliberation_micro_usd: number;
  /** What it has cost itself, in the same. */
  cost_micro_usd: number;
  drafts: number;
  /** Its latest draft; absent where there is none. */
  text?: string;
  /** Nothing more is asked of it. */
  ended?: true;
  /** Why there is no answer. */
  code?: string;
}

export const BASELINE = 'baseline';

/** Folds what is asked of the one agent and what it answers; all else leaves it as it is. */
export function evolveBaseline(
  { baseline, spentMicroUsd }: { baseline?: Baseline; spentMicroUsd: number },
  event: ParleyEvent,
): { baseline?: Baseline } {
  if (event.type === 'FacilitationRequested' && event.data.task === BASELINE && !baseline)
    return { baseline: { deliberation_micro_usd: spentMicroUsd, cost_micro_usd: 0, drafts: 0 } };
  if (!baseline) return {};
  switch (event.type) {
    case 'BaselineDrafted':
      return { baseline: { ...baseline, drafts: event.data.draft, text: event.data.text } };
    case 'BaselineEnded':
      return {
        baseline: { ...baseline, ended: true, ...(event.data.code !== undefined && { code: event.data.code }) },
      };
    case 'FacilitationCompleted':
    case 'FacilitationFailed':
      return {
        baseline: { ...baseline, cost_micro_usd: baseline.cost_micro_usd + (callOf(event)?.cost_micro_usd ?? 0) },
      };
    default:
      return {};
  }
}
