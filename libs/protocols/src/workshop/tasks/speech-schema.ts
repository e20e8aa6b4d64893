import type { Speech } from '@parley/contracts';
import { orCalls, type OrCalls } from '../../shared/work/looking-up.js';
import { outputSchema } from '../../shared/work/output-schema.js';

/** What a role answers in its turn: calls, with everything else empty, or its speech. */
export type SpeechOrCalls = OrCalls<Speech>;

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

export const SPEECH_SCHEMA = orCalls(SPEECH, 'analysis');
