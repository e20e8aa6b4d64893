import type { TeamOpeningDto } from '@parley/client';
import en from '../../../../../examples/team/club-payments.yaml';
import zh from '../../../../../examples/team/club-payments.zh.yaml';

/** What the form is filled with: the scenario files, as the command line reads them. */
export const EXAMPLES = { en, zh } as { en: TeamOpeningDto; zh: TeamOpeningDto };
