import type { Levels } from './levels.js';

/** How each level is said, and what is said where it is not reached. */
export interface LevelWords {
  notProved: string;
  /** @param upTo the last event of the channel that it covers, where that is not all of them */
  included(size: number, origin: string, time: string | undefined, upTo: number | undefined): string;
  whole: string;
  openAt(size: number): string;
  signed(name: string): string;
  unsigned(hasKeys: boolean): string;
  /** Nothing here checks Ed25519. */
  unchecked: string;
  cosigned(witnesses: readonly string[]): string;
  uncosigned: string;
  linked: string;
  notLinked: string;
  noneHeld: string;
}

export interface ToldLevel {
  isReached: boolean;
  text: string;
}

interface Telling {
  words: LevelWords;
  /** How many events the export has. */
  events: number;
  hasKeys: boolean;
  /** Whether somebody gave a checkpoint that they hold. */
  isHeld: boolean;
  /** Whether signatures could be checked here. */
  canVerify: boolean;
  /** How a moment is shown. */
  time(at: string): string;
  /** A name as it may be shown: it is what the file says. */
  plain(name: string): string;
}

/** Each level by its name, from the weakest on: what is reached, and what is not and why. */
export function tellLevels(levels: Levels, told: Telling): ToldLevel[] {
  const { included, isWhole, held } = levels;
  const { words, events, isHeld, plain } = told;
  if (!included) return [not(words.notProved)];
  const { origin, size, time, version } = included;
  const when = time === undefined ? undefined : told.time(time);
  return [
    reached(words.included(size, plain(origin), when, version === events ? undefined : version)),
    isWhole ? reached(words.whole) : not(words.openAt(size)),
    ...signatures(levels, told),
    held === 'linked' ? reached(words.linked) : not(isHeld ? words.notLinked : words.noneHeld),
  ];
}

function signatures({ signed, cosigned }: Levels, { words, hasKeys, canVerify, plain }: Telling): ToldLevel[] {
  if (!canVerify) return [not(words.unchecked)];
  return [
    signed === undefined ? not(words.unsigned(hasKeys)) : reached(words.signed(plain(signed))),
    cosigned.length ? reached(words.cosigned(cosigned.map(({ witness }) => plain(witness)))) : not(words.uncosigned),
  ];
}

const reached = (text: string): ToldLevel => ({ isReached: true, text });
const not = (text: string): ToldLevel => ({ isReached: false, text });
