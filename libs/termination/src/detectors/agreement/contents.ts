import { once } from '../once.js';
import { characterGrams } from '../language/grams.js';
import { writtenTerms } from '../language/key-terms.js';
import { countedThings, quantities } from '../language/quantities.js';
import { TurnReading } from './turn-reading.js';

/** What features count in a turn, made once: a check of a talk that went on pays for its new turns only. */
export const writtenIn = once(({ own }: TurnReading) => writtenTerms(own));
export const termsOf = once((turn: TurnReading) => new Set(writtenIn(turn).keys()));
export const gramsOf = once(({ own }: TurnReading) => characterGrams(own, 3));
export const quantitiesOf = once(({ own }: TurnReading) => quantities(own));
export const countedIn = once(({ own }: TurnReading) => countedThings(own));
