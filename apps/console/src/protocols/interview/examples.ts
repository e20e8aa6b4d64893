import type { OpenInterviewDto } from '@parley/client';
import en from '../../../../../examples/interview/club-calendar.yaml';
import zh from '../../../../../examples/interview/club-calendar.zh.yaml';

/** What the form is filled with: the scenario files, as the command line reads them. */
export const EXAMPLES = { en, zh } as { en: OpenInterviewDto; zh: OpenInterviewDto };
