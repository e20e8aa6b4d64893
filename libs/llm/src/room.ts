import { ROOM_TO_THINK, type Effort } from './effort.js';
import { traitsOf } from './models.js';

/** Tokens that thought and answer may take together: as many as they need, and no more than the model gives. */
export function roomOf(model: string, effort: Effort, answerTokens: number, wider = false): number {
  const { thinking, tokenizer_factor, max_output_tokens } = traitsOf(model);
  const room = answerTokens * tokenizer_factor + (thinking === 'adaptive' ? ROOM_TO_THINK[effort] : 0);
  return Math.min(max_output_tokens, Math.ceil(room * (wider ? 2 : 1)));
}
