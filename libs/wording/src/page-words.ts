import { page as en } from './en/page/index.js';
import type { PageWords } from './index.js';
import type { Language } from './language.js';
import { page as zh } from './zh/page/index.js';

export const pageWords: Record<Language, PageWords> = { en, zh };
