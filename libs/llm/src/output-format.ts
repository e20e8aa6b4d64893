import type { Prompt } from '@parley/protocols';
import type OpenAI from 'openai';
import { providerSchema } from './provider-schema.js';

/** How a server is asked for JSON, the strictest first; not every server knows each. */
export const OUTPUT_FORMATS = ['json_schema', 'json_object', 'prose'] as const;
export type OutputFormat = (typeof OUTPUT_FORMATS)[number];

type Body = Pick<OpenAI.ChatCompletionCreateParamsStreaming, 'response_format'>;

/** The part of a request that asks for the format. */
export function formatBody(format: OutputFormat, { schema }: Prompt): Body {
  if (format === 'prose') return {};
  if (format === 'json_object') return { response_format: { type: 'json_object' } };
  const provided = providerSchema(schema) as Record<string, unknown>;
  return {
    response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: false, schema: provided } },
  };
}

/** The schema in words, for a server that is not bound by it. */
export function schemaInWords({ schema, language }: Prompt): string {
  const asked = {
    en: 'Answer with one JSON object that keeps this JSON Schema, and with nothing else:',
    zh: '只用一个符合以下 JSON Schema 的 JSON 对象回答，不要写其他内容：',
  };
  return `${asked[language]}\n${JSON.stringify(providerSchema(schema))}`;
}

/** Whether a server refuses a request for its format. */
export const refusesFormat = (error: { status?: number; message?: string }): boolean =>
  (error.status === 400 || error.status === 422 || error.status === 501) &&
  /response_format|json_schema|json_object|json schema|json mode|structured output|grammar/iu.test(error.message ?? '');
