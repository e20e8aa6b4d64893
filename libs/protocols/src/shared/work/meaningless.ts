/** Words of scripts that part them by blanks; of all others each letter is one. */
const WORD = /(?:\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek})+|\p{L}/gu;

/** Stand in any talk in English, whatever it is about; a prompt, which tells somebody what to do, has few of the first person. */
const SMALL = new Set(
  `a about all also am an and any are as at be been but by can could did do does for from get go good had has have he how i if in is
  it its just like m me more my need no not of on one only or our re s she should so some t than that the their them then there they
  think this to too up us ve want was we were what when which who why will with would yes you your`.split(/\s+/u),
);

/** Fewer say too little to be judged. */
const LEAST_WORDS = 3;
/** The part of them that is known: `docs/guide/detectors.md` says what real talk has. */
const LEAST_KNOWN = 0.1;

/**
 * Whether what is said means nothing: hardly a word of it stands in what it answers, or in any talk.
 * @param asked all of the prompt, whose own words are of the language that it asks for
 */
export function isMeaningless(said: string, asked: string): boolean {
  const words = wordsOf(said);
  if (words.length < LEAST_WORDS) return false;
  const there = new Set(wordsOf(asked));
  return words.filter((word) => SMALL.has(word) || there.has(word)).length < words.length * LEAST_KNOWN;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];
