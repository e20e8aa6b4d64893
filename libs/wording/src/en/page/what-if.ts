import { whatIf as shared } from '../what-if.js';

/** What the page says of a channel under other rules of ending. */
export const whatIf = {
  ...shared,
  title: 'What if it had ended by other rules?',
  about: 'Its log is read under them, up to where they would have ended it. No model is asked.',
  loading: 'Reading the log …',
  limitOfRounds: 'At most so many rounds',
  limitOfTurns: 'At most so many turns',
  off: 'no such limit',
  saved: (turns: string, money: string) => `Saved: ${turns} and ${money}.`,
  earlier: (condition: string, turns: string, all: string, round: number) =>
    `It would have ended earlier: ${condition}, after ${turns} of ${all}, in round ${round}.`,
};
