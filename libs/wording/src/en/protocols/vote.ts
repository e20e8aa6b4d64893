import { terms } from '../terms.js';
import { closing } from './closing.js';

/** How a vote ends, as the log tells it. */
export const vote = {
  comma: terms.comma,
  gap: closing.blank,
  choices: { consent: 'consent', object: 'objection' },
  rules: {
    plurality: 'most votes',
    approval: 'most approvals',
    ranked: 'ranked, pairs won',
    consent: 'by consent',
  },
  ended: {
    decided: (winner: string) => `Decided: ${winner}.`,
    tie: (options: string) => `A tie, and nothing is decided: ${options}.`,
    objected: () => 'Not decided: somebody objects.',
    nobody_chose: () => 'Nothing is decided: all who voted abstained.',
    no_quorum: () => 'Nothing is decided: too few have voted.',
  },
  settled: {
    first_listed: (tied: string) => `There was a tie (${tied}); as was said before, the option listed first is taken.`,
    lot: (tied: string) =>
      `There was a tie (${tied}); as was said before, lots were drawn, from the ballots’ own nonces.`,
  },
  counted: (rule: string, counts: string, cast: number, quorum: number) =>
    `Counted (${rule}): ${counts}. Ballots: ${cast}, needed: ${quorum}.`,
  otherwise: (names: string) => `Chose otherwise: ${names}.`,
  absent: (names: string) => `Absent, and for nothing: ${names}.`,
  calledOff: 'Called off before the ballots were opened: what was cast stays sealed.',
  notListed: (choices: string) => `choices must be word for word of these: ${choices}`,
  onlyOne: 'choices must be one, or none to abstain',
};
