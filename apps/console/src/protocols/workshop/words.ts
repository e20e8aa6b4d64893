import type { Words } from '../../words/words.js';
import { en } from './words.en.js';
import { zh } from './words.zh.js';

export const words: Words = { en, zh };
