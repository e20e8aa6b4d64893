import { StreamResponse, TaskState } from '@a2a-js/sdk';
import { expect, it } from 'vitest';
import { pushOf, type Told } from './push.js';

const ID = '019357b2-7c7e-7000-8000-000000000002';
const TASK = '019357b2-7c7e-7000-8000-000000000001';

/** What an agent of another reads of it, by the official library. */
function read(type: string, data: Omit<Told['data'], 'channel_id' | 'language'>, language: 'en' | 'zh' = 'en') {
  const told = { type, timestamp: '2026-11-26T12:00:00.000Z', data: { channel_id: TASK, language, ...data } };
  const { payload } = StreamResponse.fromJSON(JSON.parse(JSON.stringify(pushOf(ID, told))));
  if (payload?.$case !== 'statusUpdate') throw new Error('it is no update of a status');
  const { taskId, contextId, status, metadata } = payload.value;
  const part = status?.message?.parts[0]?.content;
  return {
    taskId,
    contextId,
    metadata,
    state: status?.state,
    messageId: status?.message?.messageId,
    text: part?.value,
  };
}

const ended = (status: string, reason: string) =>
  read('channel.closed', { outcome: { status, reason, message: 'It is over.' } });

it.each([
  ['success', 'agreed', TaskState.TASK_STATE_COMPLETED],
  ['no_agreement', 'max_rounds', TaskState.TASK_STATE_COMPLETED],
  ['stopped', 'stopped_by_user', TaskState.TASK_STATE_CANCELED],
  ['failed', 'model_unavailable', TaskState.TASK_STATE_FAILED],
  ['failed', 'core_withdrew', TaskState.TASK_STATE_COMPLETED],
])('an end by %s (%s) is the state that GetTask has', (status, reason, state) => {
  expect(ended(status, reason)).toMatchObject({ state, text: 'It is over.' });
});

it('says what is asked, in the channel’s language, under the event’s id and with its facts', () => {
  const person = { participant_id: 'ana', name: 'Ana' };
  expect(read('turn.waiting', { request_id: 'turn-1', people: [person] })).toEqual({
    ...{ taskId: TASK, contextId: TASK, messageId: ID, state: TaskState.TASK_STATE_INPUT_REQUIRED },
    text: "it is Ana's turn to answer",
    metadata: { parley: { type: 'turn.waiting', language: 'en', request_id: 'turn-1', people: [person] } },
  });
  expect(read('turn.waiting', { people: [person] }, 'zh').text).toMatch(/\p{Script=Han}/u);
  const vote = { vote_id: 'vote-1', question: 'Enough?' };
  expect(read('vote.opened', { vote, people: [person] }).text).toContain('Enough?');
  const questions = ['Which data?', 'How much?'].map((question) => ({ question, assumption: 'All.' }));
  expect(read('question.asked', { questions }).text).toBe('Which data?\n\nHow much?');
});
