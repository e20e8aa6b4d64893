import { failureText } from '@parley/contracts/failure-text';
import { useTranslation } from 'react-i18next';

/** What is said of a model that failed, in the language of the page. */
export function useFailureText() {
  const { i18n } = useTranslation();
  return (failure: { code: string; message: string }) => failureText(i18n.language === 'zh' ? 'zh' : 'en', failure);
}
