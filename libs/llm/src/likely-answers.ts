import type { Prompt } from '@parley/protocols';
import { effortOf, type Effort } from './effort.js';
import type { ModelNeeds } from './model-for.js';
import { traitsOf } from './models.js';
import type { Usage } from './prices.js';
import { estimatedTokens } from './tokens.js';

/** Answers of a kind from which the next one is told; before, what is usual is taken. */
const ENOUGH = 5;
/** The latest answers of a kind: how models and prompts are now, not how they were. */
const KEPT = 100;

/** Tokens of thought that are usual, by effort. */
const USUAL_THOUGHT: Record<Effort, number> = { low: 500, medium: 1_500, high: 5_000, xhigh: 12_000, max: 25_000 };

/** How long answers are, by kind of work and model, as this process has seen them. */
export class LikelyAnswers {
  private readonly seen = new Map<string, number[]>();

  /** What a call will likely use: 95 of 100 use less. */
  of(model: string, needs: ModelNeeds, prompt: Prompt): Pick<Usage, 'input_tokens' | 'output_tokens'> {
    const { thinking, tokenizer_factor } = traitsOf(model);
    const text = [JSON.stringify(prompt.schema), prompt.system, ...prompt.shared, prompt.user].join('\n');
    const seen = this.seen.get(keyOf(model, needs)) ?? [];
    const usual =
      (prompt.max_output_tokens / 2) * tokenizer_factor +
      (thinking === 'adaptive' ? USUAL_THOUGHT[effortOf(needs)] : 0);
    return {
      input_tokens: estimatedTokens(text, tokenizer_factor),
      output_tokens: seen.length < ENOUGH ? Math.ceil(usual) : percentile95(seen),
    };
  }

  learn(model: string, needs: ModelNeeds, outputTokens: number): void {
    const key = keyOf(model, needs);
    this.seen.set(key, [...(this.seen.get(key) ?? []).slice(1 - KEPT), outputTokens]);
  }
}

const keyOf = (model: string, needs: ModelNeeds): string => `${needs.kind} ${model} ${effortOf(needs)}`;

function percentile95(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1]!;
}
