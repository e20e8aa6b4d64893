/**
 * Names of OpenTelemetry's conventions for generative AI, here and nowhere else: all of them are in development. From
 * open-telemetry/semantic-conventions-genai, docs/gen-ai (gen-ai-spans, gen-ai-agent-spans, gen-ai-metrics).
 */
export const GEN_AI_VERSION = '0.1.0';

export const GEN_AI = {
  operation: 'gen_ai.operation.name',
  provider: 'gen_ai.provider.name',
  agent: 'gen_ai.agent.name',
  conversation: 'gen_ai.conversation.id',
  requestModel: 'gen_ai.request.model',
  responseModel: 'gen_ai.response.model',
  finishReasons: 'gen_ai.response.finish_reasons',
  /** All that was read, from the cache too. */
  inputTokens: 'gen_ai.usage.input_tokens',
  outputTokens: 'gen_ai.usage.output_tokens',
  cacheReadTokens: 'gen_ai.usage.cache_read.input_tokens',
  cacheWriteTokens: 'gen_ai.usage.cache_creation.input_tokens',
  tokenType: 'gen_ai.token.type',
  tool: 'gen_ai.tool.name',
  toolType: 'gen_ai.tool.type',
  error: 'error.type',
} as const;

/** What no convention has. */
export const PARLEY = {
  tenant: 'parley.tenant',
  protocol: 'parley.protocol',
  round: 'parley.round',
  work: 'parley.work',
  /** The request of a turn, as the log has it. */
  turn: 'parley.turn',
  command: 'parley.command',
} as const;
