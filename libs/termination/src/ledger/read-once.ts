import { features, once, type Turn } from '../detectors/index.js';
import type { TurnRecord } from './ledger.js';

/** What is made of a turn is made once, however many checks look at it; the ledger itself stays plain JSON. */
export const featuresOf = once(({ text }: Pick<TurnRecord, 'text'>) => features(text));

/** The turn as the detectors take it: the same object each time, by which they know what they have read. */
export const asSpoken = once(({ participant_id, text }: TurnRecord): Turn => ({ speaker: participant_id, text }));
