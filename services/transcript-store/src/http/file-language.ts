import { failField } from '@parley/http';
import type { Language } from '@parley/protocols';

/** The language of a file that somebody asks for; the channel's where absent. @throws ProblemError where it is none of ours */
export const fileLanguage = (given: string | undefined): Language | undefined =>
  given === undefined || given === 'en' || given === 'zh' ? given : failField('/language', 'is neither en nor zh');
