import type { WorkshopOpeningDto } from '@parley/client';
import en from '../../../../../examples/workshop/offline-reading.yaml';
import zh from '../../../../../examples/workshop/library-seats.zh.yaml';

/** What the form is filled with: the scenario files, as the command line reads them. */
export const EXAMPLES = { en, zh } as { en: WorkshopOpeningDto; zh: WorkshopOpeningDto };
