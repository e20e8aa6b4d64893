import type { Language } from '@parley/contracts';
import { localModels, localModelsNotice, modelFromEnvironment } from '@parley/llm';

/**
 * What is to be said of models: which is used, and which could be without a key.
 * @throws naming the variable that is missing or wrong
 */
export async function modelNotices(environment: NodeJS.ProcessEnv, language?: Language): Promise<string[]> {
  const { notice } = modelFromEnvironment(environment, language);
  const local = await localModels(environment);
  return local ? [notice, localModelsNotice(local, language)] : [notice];
}
