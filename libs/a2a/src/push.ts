import type { GeneratedBy, Language } from '@parley/contracts';
import { askedText, isBroken } from '@parley/on-behalf';
import { GENERATED_BY } from './messages.js';

/** What has happened in a channel, as webhooks tell it. */
export interface Told {
  type: string;
  /** RFC 3339. */
  timestamp: string;
  data: {
    channel_id: string;
    language: Language;
    generated_by?: GeneratedBy;
    outcome?: { status: string; reason: string; message: string };
    questions?: { question: string; assumption: string }[];
    vote?: { vote_id: string; question: string };
    request_id?: string;
    people?: { participant_id: string; name: string }[];
  };
}

/**
 * What an agent of another is told of its task, as the JSON of a StreamResponse (A2A 4.3.3): that somebody has to answer, or that it
 * is over. Thin, as a webhook is: the forms of answers, and what it came to, are in GetTask. Pure.
 * @param id of the event, and of the message with it: sent again, it is the same
 */
export function pushOf(id: string, { type, timestamp, data }: Told): object {
  const { channel_id: taskId, ...facts } = data;
  const text = textOf(data);
  return {
    statusUpdate: {
      ...{ taskId, contextId: taskId },
      status: {
        ...{ state: stateOf(data), timestamp },
        ...(text && {
          message: {
            messageId: id,
            taskId,
            contextId: taskId,
            role: 'ROLE_AGENT',
            parts: [{ text, mediaType: 'text/markdown' }],
            ...(data.generated_by && {
              metadata: { parley: { generated_by: data.generated_by } },
              extensions: [GENERATED_BY],
            }),
          },
        }),
      },
      metadata: { parley: { type, ...facts } },
    },
  };
}

function stateOf({ outcome }: Told['data']): string {
  if (!outcome) return 'TASK_STATE_INPUT_REQUIRED';
  const { status, reason } = outcome;
  if (status === 'stopped') return 'TASK_STATE_CANCELED';
  const broke = status === 'failed' && isBroken({ verdict: status, ended: { reason } });
  return broke ? 'TASK_STATE_FAILED' : 'TASK_STATE_COMPLETED';
}

function textOf({ language, outcome, questions, vote, people = [] }: Told['data']): string {
  if (outcome) return outcome.message;
  if (questions) return questions.map(({ question }) => question).join('\n\n');
  const [seat] = people;
  const asked = { question: '', schema: {}, ...(seat && { seat }) };
  return askedText(
    vote ? { ...asked, kind: 'vote', text: vote.question } : { ...asked, kind: 'turn', text: '' },
    language,
  );
}
