import type { FieldError, Language } from '@parley/contracts';

/** What is wrong with an answer, as its author is told: the reasons are in the channel's language already. */
export const errorText = (errors: readonly FieldError[], language: Language): string =>
  together(
    errors.map(({ pointer, reason }) => `${pointer} ${reason}`.trim()),
    language,
  );

/** All that an author is told of an answer, in one line. */
export const together = (told: readonly string[], language: Language): string =>
  told.join(language === 'zh' ? '；' : '; ');
