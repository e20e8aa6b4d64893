import { ARGUED, FOUND_OUT } from '../a-team.js';
import type { Chance } from './chance.js';
import type { Sent } from './client.js';

/** What waits for a person or for the user, as the inbox has it. */
export interface InboxItem {
  channel_id: string;
  protocol: string;
  request_id?: string;
  participant_id?: string;
  work?: string;
  question_id?: string;
  vote?: object;
}

type Answer = Omit<Sent, 'key'>;

/** What a person says to an item, in every protocol. */
export function answerTo(item: InboxItem, chance: Chance): Answer {
  const { channel_id, protocol, request_id, participant_id, question_id } = item;
  const to = (what: string, path: string, body: object): Answer => {
    const asked = participant_id && { participant_id, ...(chance.next() < 0.5 && { request_id }) };
    return { what, channel_id, path: `/v1/channels/${channel_id}/${path}`, body: { ...body, ...asked } };
  };
  if (question_id) {
    const question = `clarifications/${question_id}`;
    if (chance.next() < 0.3) return to('SkipClarification', `${question}/skip`, {});
    return to('AnswerClarification', `${question}/answer`, { answer: 'The last week.' });
  }
  if (item.vote) return ballot(item, chance);
  if (protocol === 'interview') return saying(channel_id, chance);
  if (protocol === 'round-table') return to('Contribute', 'contributions', { text: 'At mine.' });
  if (protocol === 'team') {
    return item.work === 'argue'
      ? to('Argue', 'team/arguments', ARGUED)
      : to('CompletePhase', 'team/results', FOUND_OUT);
  }
  return to('SubmitFeedback', 'feedback', chance.pick(FEEDBACK));
}

const FEEDBACK = [
  { feedback_type: 'accept' },
  { feedback_type: 'accept' },
  {
    feedback_type: 'negotiate',
    proposed_changes: [{ field: 'length', new_value: '30', reason: 'It is late.' }],
  },
  { feedback_type: 'withdraw' },
];

const ballot = ({ channel_id, participant_id }: InboxItem, chance: Chance): Answer => ({
  what: 'CastBallot',
  channel_id,
  path: `/v1/channels/${channel_id}/ballots`,
  body: { participant_id, choice: chance.pick(['end', 'continue', 'abstain']) },
});

/** What the user says to a channel, now and then that it is to end. */
export const saying = (channel_id: string, chance: Chance): Answer => ({
  what: 'Intervene',
  channel_id,
  path: `/v1/channels/${channel_id}/interventions`,
  body: { text: chance.next() < 0.1 ? '/end' : 'It has to work offline.' },
});
