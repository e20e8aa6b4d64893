import type { Words } from '../words/words.js';
import { en } from './words.en.js';
import { zh } from './words.zh.js';

/** What a channel's page says, whatever the protocol; under the namespace `channel`. */
export const channelWords: Words = { en, zh };
