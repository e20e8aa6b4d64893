export { anthropicModel, type AnthropicOptions } from './anthropic-model.js';
export * from './language-model.js';
export { localModels, localModelsNotice, type LocalModels } from './local-models.js';
export type { ModelFor, ModelNeeds } from './model-for.js';
export { modelFromEnvironment, type ConfiguredModel } from './model-from-environment.js';
export { openAiModel, type OpenAiOptions } from './openai-model.js';
export { unstorableComplaint } from './output.js';
export { requestOf } from './request-of.js';
export { rehearsalModel } from './rehearsal.js';
