import type { FieldError, Language } from '@parley/contracts';

/** What is wrong with an answer, as its author is told: the reasons are in the channel's language already. */
export const errorText = (errors: readonly FieldError[], language: Language): string =>
  errors.map(({ pointer, reason }) => `${pointer} ${reason}`.trim()).join(language === 'zh' ? '；' : '; ');
