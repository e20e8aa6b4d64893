import type { ApiBodyOptions } from '@nestjs/swagger';

type SchemaObject = Extract<ApiBodyOptions, { schema: unknown }>['schema'];

const text = (description: string): SchemaObject => ({ type: 'string', minLength: 1, maxLength: 255, description });
const anything = (description: string): SchemaObject => ({ type: 'object', additionalProperties: true, description });

/** AG-UI's RunAgentInput, as far as it is looked at; its other members are taken and left alone. */
export const RUN_AGENT_INPUT: SchemaObject = {
  type: 'object',
  additionalProperties: true,
  required: ['threadId', 'runId', 'messages'],
  properties: {
    threadId: text(
      'The id of a channel, or a name of your own: a new one opens a channel, and is that channel from then on.',
    ),
    runId: text('Given back with the run.'),
    messages: {
      type: 'array',
      items: anything('A message of AG-UI.'),
      description:
        'What was said so far. Where the last is new and of the role `user`, the channel hears it, once by its id.',
    },
    resume: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: true,
        required: ['interruptId', 'status'],
        properties: {
          interruptId: { type: 'string' },
          status: { type: 'string', enum: ['resolved', 'cancelled'] },
          payload: { description: 'The answer, as the `responseSchema` of the interrupt has it.' },
        },
      },
      description: 'Answers to what the run before has ended with.',
    },
    forwardedProps: {
      type: 'object',
      additionalProperties: true,
      properties: {
        parley: anything(
          'How a new thread is opened: `protocol`, and as they are needed `seats`, `rounds`, `budget_usd`, `more` (fields of the opening as its own address has them). `thoughts: true` shows summaries of thoughts.',
        ),
      },
    },
  },
};
