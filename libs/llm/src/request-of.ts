import type { Answer, LooksUp, ModelWork } from '@parley/protocols';
import type { ModelRequest } from './language-model.js';

/**
 * A piece of work as a request: what its protocol would not accept is told to the model while it can still repair it,
 * and not when the answer is spent. What it would record as said, it takes once the repair was in vain.
 */
export const requestOf = (work: ModelWork<Answer | LooksUp>): ModelRequest => ({
  prompt: work.prompt,
  ...(work.atOnce && { atOnce: true }),
  ...(work.leavesOut && { leavesOut: true }),
  rehearse: () => work.rehearse(),
  check: (output, call, isRepaired) => refusalOf(work.accept(output, call), isRepaired),
});

/** Why an answer is refused, in words for the model; undefined where it is taken. */
export function refusalOf(result: Answer | LooksUp, isRepaired: boolean): string | undefined {
  const isRefused = 'invalid' in result && !(isRepaired && result.asSaid);
  return isRefused ? result.invalid : undefined;
}
