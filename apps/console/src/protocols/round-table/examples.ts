import type { RoundTableOpeningDto } from '@parley/client';
import en from '../../../../../examples/round-table/four-days.yaml';
import zh from '../../../../../examples/round-table/four-days.zh.yaml';

/** What the form is filled with: the scenario files, as the command line reads them. */
export const EXAMPLES = { en, zh } as { en: RoundTableOpeningDto; zh: RoundTableOpeningDto };
