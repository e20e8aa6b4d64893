import { workshop as shared } from '../workshop.js';

/** What keeps a plan from being plain sailing. */
interface Left {
  open: number;
  objections: number;
  /** Names of roles that were not heard in the last round. */
  unheard: readonly string[];
}

/** What Parley itself says at a workshop, in its language. */
export const workshop = {
  done: ({ open, objections, unheard }: Left) => {
    const left = [
      ...(open ? [`${open} issue${open === 1 ? ' is' : 's are'} still open`] : []),
      ...(objections ? [`${objections} objection${objections === 1 ? ' stands' : 's stand'}`] : []),
      ...(unheard.length ? [`not heard in the last round: ${unheard.join(', ')}`] : []),
    ];
    return left.length ? `The plan is written; ${left.join('; ')}.` : 'The plan is written, and nothing is left open.';
  },
  stopped: 'The workshop was stopped; what was said stays in the log.',
  objection: (entry: string, reason: string) => `Objection to ${entry}: ${reason}`,
  documents: shared.documents,
  feedback: (text: string) => `Feedback on the previous version: ${text}`,
};
