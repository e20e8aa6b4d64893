import type { OfferedTool } from '@parley/contracts';

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
