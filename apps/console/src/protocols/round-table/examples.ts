import type { RoundTableOpeningDto } from '@parley/client';
import en from '../../../../../examples/round-table/four-days.yaml';
import zh from '../../../../../examples/round-table/four-days.zh.yaml';

/** A table that says who sits at it. */
export type SampleTable = RoundTableOpeningDto & Required<Pick<RoundTableOpeningDto, 'members'>>;

/** What the form is filled with: the scenario files, as the command line reads them. */
export const EXAMPLES = { en, zh } as { en: SampleTable; zh: SampleTable };
