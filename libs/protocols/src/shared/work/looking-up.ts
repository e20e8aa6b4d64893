import type { LookupMade, LookupPlan, OfferedTool, ToolRequest } from '@parley/contracts';
import type { Language } from '../channel-state.js';
import { outputSchema, type JsonSchema, type OutputSchema } from './output-schema.js';
import { quoted } from './quoted.js';

/** What whoever may look things up answers: calls, with everything else empty, or its answer. */
export type OrCalls<Answer> = LookupPlan & Answer;

const CALLS = outputSchema('LookupPlan', ['calls']);

/**
 * One schema for looking up and for answering: a provider keeps a prompt in its cache for its schema only, so the answer
 * goes on where the look-up was.
 * @param said the field that every answer has; it is empty beside calls
 */
export function orCalls(answer: OutputSchema, said: string): OutputSchema {
  const joined = (language: Language): JsonSchema => {
    const schema = answer[language];
    const { [said]: saying, ...rest } = propertiesOf(schema);
    // Empty beside calls; that an answer has one is for its author to be told.
    const { minLength: _least, ...maybeEmpty } = saying!;
    return {
      ...schema,
      required: ['calls', ...(schema['required'] as string[])],
      properties: { ...propertiesOf(CALLS[language]), [said]: maybeEmpty, ...rest },
    };
  };
  return { en: joined('en'), zh: joined('zh') };
}

function propertiesOf({ properties }: JsonSchema): Record<string, JsonSchema> {
  return properties as Record<string, JsonSchema>;
}

/** A tool as whoever may use it is shown it: its server's words are data. */
export const toolText = ({ name, description, input_schema }: OfferedTool): string =>
  quoted('tool', `${description}\n${input_schema}`, { name });

/** What a participant found (W7). */
export interface Found {
  by: string;
  /** Where it stands. */
  source: string;
  text: string;
  /** Why there is nothing. */
  failure?: string;
}

export const foundIn = ({ uses }: LookupMade, by: string): Found[] =>
  uses.map(({ tool, arguments: given, sources, content, failure }) => ({
    by,
    source: sources.join('; ') || `${tool} ${given}`,
    text: content,
    ...(failure !== undefined && { failure }),
  }));

/** @param shown in place of its text, where that stands there already, or is too long */
export const foundText = ({ by, source, text, failure }: Found, shown = text): string =>
  quoted('found', shown, { by, source, ...(failure !== undefined && { failure }) });

/** What a script searches the knowledge base for, as a model asks for it. */
export const searchesOf = (queries: readonly string[]): ToolRequest[] =>
  queries.map((query) => ({ tool: 'knowledge__search', arguments: JSON.stringify({ query }) }));

/** The tool that every role may use where the tenant has any knowledge (W7); it stands in prompts as it is written here. */
export const KNOWLEDGE_SEARCH: OfferedTool = {
  name: 'knowledge__search',
  description:
    'Searches the knowledge base of this installation. Ask in a few words, in the language of the documents.',
  input_schema: JSON.stringify({
    type: 'object',
    required: ['query'],
    additionalProperties: false,
    properties: { query: { type: 'string', minLength: 1, maxLength: 2000 } },
  }),
};
