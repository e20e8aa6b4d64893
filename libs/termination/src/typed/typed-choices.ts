import type { BallotCast } from '@parley/contracts';

/** What a ballot may be called, in either language: a vote is on ending, whatever its question. */
const CHOICES: Record<BallotCast['choice'], readonly string[]> = {
  end: ['end', 'yes', 'y', '是', '同意', '结束'],
  continue: ['continue', 'no', 'n', '否', '不同意', '继续'],
  abstain: ['abstain', '弃权'],
};

/** The ballot that a word stands for; undefined where it is none. */
export const ballotChoice = (word: string): BallotCast['choice'] | undefined =>
  (Object.keys(CHOICES) as BallotCast['choice'][]).find((one) => CHOICES[one].includes(word.trim().toLowerCase()));

/** `[E]`, as the menu and the warnings offer it (R2). */
const CHOICE = /^\[e\][.!。！]*$/iu;
/** What people type instead, besides the exit words that a channel's policy names. */
const FAREWELL = /^\/?(?:exit|bye|quit)[.!。！]*$/iu;

export const isEndChoice = (text: string): boolean => CHOICE.test(text.trim());

export const isFarewell = (text: string): boolean => FAREWELL.test(text.trim());
