import type { BallotCast } from './generated/types.js';

/** What a ballot may be called, in either language: a vote is on ending, whatever its question. */
const CHOICES: Record<BallotCast['choice'], readonly string[]> = {
  end: ['end', 'yes', 'y', '是', '同意', '结束'],
  continue: ['continue', 'no', 'n', '否', '不同意', '继续'],
  abstain: ['abstain', '弃权'],
};

/** The ballot that a word stands for; undefined where it is none. */
export const ballotChoice = (word: string): BallotCast['choice'] | undefined =>
  (Object.keys(CHOICES) as BallotCast['choice'][]).find((one) => CHOICES[one].includes(word.trim().toLowerCase()));
