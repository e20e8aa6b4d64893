import { failureText } from '@parley/wording';
import { useLanguage } from '../words/use-words.js';

/** What is said of a model that failed, in the language of the page. */
export function useFailureText() {
  const language = useLanguage();
  return (failure: { code: string; message: string }) => failureText(language, failure);
}
