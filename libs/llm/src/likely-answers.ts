import type { PlannedWork } from '@parley/protocols';
import { effortOf, ROOM_TO_THINK, type Effort } from './effort.js';
import { traitsOf } from './models.js';
import type { Heard } from './purse.js';
import { FLOOR, SeenLengths } from './seen-lengths.js';
import { estimatedTokens } from './tokens.js';

/** Tokens of thought that are usual, by effort. */
export const USUAL_THOUGHT: Record<Effort, number> = {
  low: 500,
  medium: 1_500,
  high: 5_000,
  xhigh: 12_000,
  max: 25_000,
};

/**
 * How long answers are, as this process has seen them: what is said by kind of work, what is thought by effort, whatever
 * the work. Each tenant has its own: one's long answers are nobody else's.
 */
export class LikelyAnswers {
  private readonly said = new SeenLengths();
  private readonly thought = new SeenLengths();

  /** Tokens that so many of 100 answers do not exceed. */
  of(percent: number, tenant: string, model: string, work: PlannedWork): number {
    const usual = usualFor(model, work);
    const said = this.said.most(percent, saidKey(tenant, model, work), usual.said);
    const thought = usual.thought * this.longerThanUsual(percent, tenant, model);
    const most = Math.min(thought, ROOM_TO_THINK[effortOf(work)]);
    return said + this.thought.most(percent, thoughtKey(tenant, model, effortOf(work)), most);
  }

  /** Whoever thinks longer than is usual at one effort, does so at others. */
  private longerThanUsual(percent: number, tenant: string, model: string): number {
    const efforts = Object.entries(USUAL_THOUGHT) as [Effort, number][];
    const factors = efforts.map(
      ([effort, usual]) => this.thought.most(percent, thoughtKey(tenant, model, effort), 0) / usual,
    );
    return Math.max(1, ...factors);
  }

  /** Tokens that no answer should do with less of, however short others were. */
  least(model: string, work: PlannedWork): number {
    const { said, thought } = usualFor(model, work);
    return (said + thought) * FLOOR;
  }

  learn(tenant: string, model: string, work: PlannedWork, { output_tokens, text }: Heard): void {
    const { thinking, tokenizer_factor } = traitsOf(model);
    const thinks = thinking === 'adaptive';
    // Nobody knows how long an answer that did not fit would have been: what there is, was thought.
    const said = thinks ? Math.min(output_tokens, estimatedTokens(text, tokenizer_factor)) : output_tokens;
    if (text || !thinks) this.said.add(saidKey(tenant, model, work), said);
    if (thinks) this.thought.add(thoughtKey(tenant, model, effortOf(work)), output_tokens - said);
  }
}

/** Half of what an answer may take, and for thoughts what their effort says. */
function usualFor(model: string, work: PlannedWork): { said: number; thought: number } {
  const { thinking, tokenizer_factor } = traitsOf(model);
  return {
    said: (work.max_output_tokens / 2) * tokenizer_factor,
    thought: thinking === 'adaptive' ? USUAL_THOUGHT[effortOf(work)] : 0,
  };
}

const saidKey = (tenant: string, model: string, { kind }: PlannedWork): string => JSON.stringify([tenant, model, kind]);

const thoughtKey = (tenant: string, model: string, effort: Effort): string => JSON.stringify([tenant, model, effort]);
