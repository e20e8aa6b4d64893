import type { LookupPlan, Speech } from '@parley/contracts';
import type { Language } from '../../shared/channel-state.js';
import { outputSchema, type JsonSchema, type OutputSchema } from '../../shared/work/output-schema.js';

/** What a role answers in its turn: calls, with everything else empty, or its speech. */
export type SpeechOrCalls = LookupPlan & Speech;

const SPEECH = outputSchema('Speech', [
  'analysis',
  'advice',
  'comments',
  'questions',
  'new_issues',
  { stances: ['issue_id', 'statement', 'reason', 'stance'] },
  { entry_stances: ['entry_id', 'reason', 'stance'] },
  'entries',
  'reopens',
  'sources',
]);

const CALLS = outputSchema('LookupPlan', ['calls']);

/**
 * One schema for looking up and for speaking: a provider keeps a prompt in its cache for its schema only, so the speech
 * goes on where the look-up was.
 */
export const SPEECH_SCHEMA: OutputSchema = { en: joined('en'), zh: joined('zh') };

function joined(language: Language): JsonSchema {
  const [calls, speech] = [CALLS[language], SPEECH[language]];
  const { analysis, ...rest } = propertiesOf(speech);
  // Empty beside calls; that a speech has one is for its author to be told.
  const { minLength: _least, ...maybeEmpty } = analysis!;
  return {
    ...speech,
    required: ['calls', ...(speech['required'] as string[])],
    properties: { ...propertiesOf(calls), analysis: maybeEmpty, ...rest },
  };
}

function propertiesOf({ properties }: JsonSchema): Record<string, JsonSchema> {
  return properties as Record<string, JsonSchema>;
}
