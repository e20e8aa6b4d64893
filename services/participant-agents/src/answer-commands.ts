import { derivedId, type Command, type ModelCall } from '@parley/contracts';
import type { ModelFailure } from '@parley/llm';
import type { Answer, LooksUp, Refused } from '@parley/protocols';
import { sealedFailureText, type Language } from '@parley/wording';
import type { BallotRequested, TurnRequested } from './model-calls.js';

/** What comes of an answer: what it says, or that the turn has failed. @param sealedIn the channel's language, where nobody else may see what it says (N1) */
export function commandOf(
  event: TurnRequested,
  result: Answer | ModelFailure,
  call: ModelCall | undefined,
  sealedIn?: Language,
): Command {
  if ('ok' in result) return failedTurn(event, sealedIn ? unquoted(result, sealedIn) : result);
  const given = 'invalid' in result ? result.asSaid : result;
  if (given) return { ...headerOf(event), ...given } as Command;
  const failure = { code: 'invalid_output', message: (result as Refused).invalid, ...(call && { call }) } as const;
  return failedTurn(event, sealedIn ? unquoted(failure, sealedIn) : failure);
}

/** What is wrong with an answer mostly quotes it: its code is said alone. */
const unquoted = (failure: Omit<ModelFailure, 'ok'>, language: Language): Omit<ModelFailure, 'ok'> => ({
  ...failure,
  message: sealedFailureText(language, failure.code),
});

export function failedTurn(event: TurnRequested, { code, message, call }: Omit<ModelFailure, 'ok'>): Command {
  const data = { request_id: event.data.request_id, code, message: message.slice(0, 4000), ...(call && { call }) };
  return { ...headerOf(event), type: 'FailTurn', data };
}

/** What comes of a vote: a ballot, or that there is none. */
export function ballotOf(
  event: BallotRequested,
  result: Answer | LooksUp | ModelFailure,
  call: ModelCall | undefined,
): Command {
  if ('ok' in result) return failedBallot(event, result);
  if (!('invalid' in result)) return { ...headerOf(event), ...result } as Command;
  return failedBallot(event, { code: 'invalid_output', message: result.invalid, ...(call && { call }) });
}

function failedBallot(event: BallotRequested, { code, message, call }: Omit<ModelFailure, 'ok'>): Command {
  const { participant_id, vote_id } = event.data;
  const data = { participant_id, vote_id, code, message: message.slice(0, 4000), ...(call && { call }) };
  return { ...headerOf(event), type: 'FailBallot', data };
}

export const headerOf = (event: TurnRequested | BallotRequested) => ({
  id: derivedId('turn', event.id),
  tenant: event.tenant,
  channel_id: event.channel_id,
  actor: { kind: 'participant' as const, id: event.data.participant_id },
  time: event.recorded_at,
});
