import type { Terminal } from '../../terminal.js';
import { terms } from '../terms.js';

/** What is said of the prompts of models. */
export const prompts = ({ command }: Terminal) => ({
  head: ['position', 'work', 'who', 'model', 'in', 'out', 'cost'],
  none: 'No model was asked here yet.',
  /** How one prompt is shown. */
  how: (channel: string, position: number) => `One of them whole: ${command`prompt ${channel} ${position}`}`,
  asSent: (hash: string) => `As it was sent, to the letter: it has the recorded hash, ${hash}`,
  notAsSent:
    'Not to the letter as it was sent: its hash is not the recorded one. This release words it otherwise, or tools were offered that were never used.',
  part: { system: terms.systemPart, shared: 'Shared', user: 'Asked', schema: terms.answerSchema },
  mostTokens: (tokens: string) => `Most tokens of the answer: ${tokens}`,
});
