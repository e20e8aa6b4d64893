import { ownProperty } from '@parley/untrusted';
import { failures as en } from './en/failures.js';
import type { Language } from './language.js';
import { failures as zh } from './zh/failures.js';

/** As the log has it. */
interface Failure {
  code: string;
  message: string;
}

const FAILURES = { en, zh };

/** What is said of a model that failed. */
export const failureText = (language: Language, { code, message }: Failure): string =>
  FAILURES[language].said(code, message);

/** What is recorded of an agent elsewhere that failed, in the language of its channel; what its server said stands as it came. */
export const agentFailureText = (language: Language, host: string, { code, message }: Failure): string =>
  FAILURES[language].ofAgent(host, code, message);

/** What is recorded of a failure whose own words may quote a sealed answer, in the language of its channel. */
export const sealedFailureText = (language: Language, code: string): string => FAILURES[language].sealed(code);

/** The same of a channel that waits for somebody to mend it: what is wrong, and what is to be done. */
export function pauseText(language: Language, failure: Failure): string {
  const { mended, todo } = FAILURES[language];
  return mended(failureText(language, failure), ownProperty<string>(todo, failure.code) ?? '');
}
