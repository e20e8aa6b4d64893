/** What a speaker does with a sentence, as far as it bears on agreement. */
export type Act =
  | 'offer' // proposes, asks for or gives something
  | 'accept' // takes what the other side proposed
  | 'nod' // yes, ok, great: weak, may only be courtesy
  | 'refuse' // turns it down
  | 'hold' // keeps the own claim
  | 'concede' // gives up the own claim, in part or whole
  | 'joint' // speaks for both: we agree, our shared plan
  | 'apart' // says that both remain apart
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

/** Words by which an act is known. `not` is the act when the cue stands in the scope of a negation; without it, none. */
export interface Cue {
  act: Act;
  words: RegExp;
  not?: Act;
}

/** One pattern of several; each may be a regular expression's source. */
export const cue = (act: Act, sources: string[], not?: Act): Cue => ({
  act,
  words: new RegExp(sources.join('|'), 'gu'),
  not,
});
