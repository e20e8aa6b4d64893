import type { Terminal } from '../protocol.js';
import { contractForm } from '../writing/contract-form.js';
import type { InterviewItem } from './inbox.js';

/** What a person in the Interviewer's or the Architect's seat has to say, as a form; the user just says it (I2, I6). */
export const form: NonNullable<Terminal['form']> = async (item, language) => {
  const { work, document } = item as InterviewItem;
  const under = 'interviews';
  if (work === 'answer')
    return { under, path: 'answers', schema: contractForm('AnswerUser', language, ['text']), body: (value) => value };
  if (work !== 'write' || !document) return undefined;
  const { FIELD_OF } = await import('@parley/protocols/interview');
  const schema = contractForm('InterviewDocument', language, ['summary', FIELD_OF[document], 'changes']);
  return { under, path: 'documents', schema, body: (written) => ({ document: written }) };
};
