import { modelFromEnvironment } from '@parley/llm';
import { dataFolder } from '@parley/testing';
import { startStandalone, type Standalone } from './start-standalone.js';

/** A stack as `ANTHROPIC_API_KEY=… npm start` makes it, against a local server that speaks the Messages API. */
export async function startOnModels(
  api: { url: string },
  more: Partial<Parameters<typeof startStandalone>[0]> = {},
): Promise<Standalone> {
  const model = modelFromEnvironment({ ANTHROPIC_API_KEY: 'sk-ant-test-key-4f2a', ANTHROPIC_BASE_URL: api.url });
  const { modelFor, rehearsal, budgetMicroUsd } = model;
  const folder = more.folder ?? (await dataFolder());
  return startStandalone({
    ...{ folder, modelFor, rehearsal, budgetMicroUsd, models: model, postgresSettings: ['fsync=off'] },
    ...more,
  });
}
