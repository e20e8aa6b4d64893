import { useWords } from '../../words/use-words.js';
import type { StanceMark, StanceRound, Standing } from './matrix.js';

/** A stance is a sign, a word and a colour, whatever the protocol. */
export interface StanceLook {
  sign: string;
  color: string;
  word: string;
}
export type StanceLooks = (stance: string) => StanceLook;

/** What a matrix and its table show. */
export interface StanceProps {
  rounds: readonly StanceRound[];
  participants: readonly string[];
  looks: StanceLooks;
  nameOf(id: string): string;
}

/** What a matrix of stances says, besides the protocol's own words. */
export function useStanceWords(looks: StanceLooks) {
  const { channel: t, comma } = useWords();
  const assumed = ({ assumed: cause }: StanceMark) => (cause ? [t.stances.assumed[cause]] : []);
  const times = ({ about = [] }: StanceMark) => (about.length > 1 ? ` ×${about.length}` : '');
  return {
    times,
    standing: (standing: Standing) => t.stances.standing[standing],
    /** Whole, but for where it stood before. */
    mark: (mark: StanceMark) => [`${looks(mark.stance).word}${times(mark)}`, ...assumed(mark)].join(comma),
    moved: ({ before }: StanceMark) => (before === undefined ? [] : [t.stances.moved(looks(before).word)]),
  };
}
