/** What a speaker does with a sentence, as far as it bears on agreement. */
export type Act =
  | 'offer' // proposes, asks for or gives something
  | 'accept' // accepts what the other side proposed
  | 'nod' // yes, ok, great: weak, as it may be mere courtesy
  | 'refuse' // turns it down
  | 'hold' // keeps to their own claim
  | 'concede' // gives up their own claim, in part or altogether
  | 'joint' // speaks for both: we agree, our shared plan
  | 'apart' // says that the two sides still differ
  | 'close' // thanks, farewell, submits
  | 'plan' // takes on the next step
  | 'ask'; // a question

export const ACTS: readonly Act[] = [
  'offer',
  'accept',
  'nod',
  'refuse',
  'hold',
  'concede',
  'joint',
  'apart',
  'close',
  'plan',
  'ask',
];

/** Words that show an act. `not` is what they show when they are negated; without it they then show nothing. */
export interface Cue {
  act: Act;
  words: RegExp;
  not?: Act;
}

/** A cue of several patterns, each the source of a regular expression. */
export const cue = (act: Act, sources: string[], not?: Act): Cue => ({
  act,
  words: new RegExp(sources.join('|'), 'gu'),
  not,
});
