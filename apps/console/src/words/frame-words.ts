import { en } from './frame.en.js';
import { zh } from './frame.zh.js';
import type { Words } from './words.js';

/** What every page says, whatever the protocol. */
export const frameWords: Words = { en, zh };
