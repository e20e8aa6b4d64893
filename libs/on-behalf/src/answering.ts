import { workshopCommandsAnswer, workshopCommandsSkip, type Committed } from '@parley/client';
import { keyed, type Api } from './api.js';
import { answerIn } from './answer.js';
import type { Waiting } from './waiting.js';

/**
 * Gives an answer to what waits.
 * @param key sent again with it, it is one answer
 * @throws ApiError where the channel does not take it; Error where it is of the wrong form
 */
export function give(
  api: Api,
  channel: string,
  waiting: Waiting,
  given: string | Record<string, unknown>,
  key?: string,
): Promise<Committed> {
  const answer = answerIn(waiting, given);
  const { kind, question, seat } = waiting;
  const at = (path: string) => `/v1/channels/${channel}/${path}`;
  switch (kind) {
    case 'clarification':
      return workshopCommandsAnswer({
        ...api.commands,
        path: { id: channel, question_id: question },
        body: answer as { answer: string },
        headers: keyed(key),
      }).then(({ data }) => data);
    case 'turn':
      return api.post(at('turns'), { participant_id: seat!.participant_id, request_id: question, answer }, key);
    case 'vote':
      return api.post(at('ballots'), { ...(seat && { participant_id: seat.participant_id }), ...answer }, key);
    case 'message':
      return api.post(at('interventions'), answer, key);
  }
}

/** Leaves a question to what is assumed without an answer. @param key sent again with it, it is one command  @throws ApiError */
export const skip = (api: Api, channel: string, question: string, key?: string): Promise<Committed> =>
  workshopCommandsSkip({
    ...api.commands,
    path: { id: channel, question_id: question },
    headers: keyed(key),
  }).then(({ data }) => data);
