import {
  contractErrors,
  derivedId,
  type CastBallot,
  type Command,
  type Contribute,
  type FollowUpClarification,
  type ModelCall,
  type PlanDocument,
  type RecordedEvent,
  type Speech,
} from '@parley/contracts';
import type { ModelFailure } from '@parley/llm';
import { draftOf, withoutStrangers, type WorkshopState } from '@parley/protocols';

type TurnRequested = Extract<RecordedEvent, { type: 'TurnRequested' }>;
type BallotRequested = Extract<RecordedEvent, { type: 'BallotRequested' }>;

/** The feedback as a command, with changes only where they belong; what still breaks the contract is a failed turn. */
export function feedback(event: TurnRequested, output: unknown, call: ModelCall): Command {
  const { participant_id, request_id, round } = event.data;
  const given = output as {
    feedback_type: 'accept' | 'negotiate' | 'withdraw';
    reasoning: string;
    proposed_changes: [];
  };
  const proposed_changes = given.feedback_type === 'negotiate' ? given.proposed_changes : [];
  const data = { participant_id, request_id, round, ...given, proposed_changes, call };
  const missing = given.feedback_type === 'negotiate' && !given.proposed_changes.length;
  const broken = missing ? 'negotiate without a change' : brokenBy('SubmitFeedback', data);
  if (broken) return invalid(event, broken, call);
  return { ...header(event), type: 'SubmitFeedback', data };
}

/** The contribution as a command. A model may name a stranger in its stance: that name is dropped, the rest stands. */
export function contribution(event: TurnRequested, output: unknown, call: ModelCall, others: string[]): Command {
  const { participant_id, request_id } = event.data;
  const given = output as Pick<Contribute, 'text' | 'stance'>;
  const known = (ids: string[]) => ids.filter((id) => others.includes(id));
  const { stance } = given;
  const data: Contribute = {
    participant_id,
    request_id,
    ...given,
    ...(stance && { stance: { ...stance, accepts: known(stance.accepts), rejects: known(stance.rejects) } }),
    tool_calls: [],
    call,
  };
  const broken = given.text.trim() ? brokenBy('Contribute', data) : 'the contribution is empty';
  if (broken) return invalid(event, broken, call);
  return { ...header(event), type: 'Contribute', data };
}

/** The speech as a command. What a model names and is not there is dropped, the rest stands. */
export function speech(event: TurnRequested, state: WorkshopState, output: unknown, call: ModelCall): Command {
  const { participant_id, request_id } = event.data;
  const given = output as Speech;
  const broken = brokenBy('Speech', given) || (given.analysis.trim() ? '' : 'the speech is empty');
  if (broken) return invalid(event, broken, call);
  const data = { participant_id, request_id, speech: withoutStrangers(state, given), call };
  return { ...header(event), type: 'GiveSpeech', data };
}

export function followUp(event: TurnRequested, output: unknown, call: ModelCall): Command {
  const { participant_id, request_id } = event.data;
  const data = {
    participant_id,
    request_id,
    ...(output as Pick<FollowUpClarification, 'satisfied' | 'question'>),
    call,
  };
  const missing = !data.satisfied && !data.question?.trim();
  const broken = brokenBy('FollowUpClarification', data) || (missing ? 'neither satisfied nor a question' : '');
  return broken ? invalid(event, broken, call) : { ...header(event), type: 'FollowUpClarification', data };
}

/** The document as a command, without what it cites and is not in the draft. */
export function planDocument(event: TurnRequested, state: WorkshopState, output: unknown, call: ModelCall): Command {
  const { participant_id, request_id } = event.data;
  const given = output as PlanDocument;
  const broken = brokenBy('PlanDocument', given);
  if (broken) return invalid(event, broken, call);
  const draft = draftOf(state).map(({ entry_id }) => entry_id);
  const document = { ...given, based_on: given.based_on.filter((id) => draft.includes(id)) };
  return { ...header(event), type: 'WriteDocument', data: { participant_id, request_id, document, call } };
}

export function ballot(event: BallotRequested, output: unknown, call: ModelCall): Command {
  const { participant_id, vote_id } = event.data;
  const data: CastBallot = { participant_id, vote_id, ...(output as Pick<CastBallot, 'choice' | 'reasoning'>), call };
  const broken = brokenBy('CastBallot', data);
  if (broken) return abstention(event, broken, call);
  return { ...header(event), type: 'CastBallot', data };
}

export function abstention(event: BallotRequested, why: string, call?: ModelCall): Command {
  const { participant_id, vote_id } = event.data;
  const reasoning = why.slice(0, 2000);
  const data: CastBallot = { participant_id, vote_id, choice: 'abstain', reasoning, ...(call && { call }) };
  return { ...header(event), type: 'CastBallot', data };
}

export function turnFailure(event: TurnRequested, { code, message, call }: ModelFailure): Command {
  const data = { request_id: event.data.request_id, code, message: message.slice(0, 4000), ...(call && { call }) };
  return { ...header(event), type: 'FailTurn', data };
}

const invalid = (event: TurnRequested, message: string, call: ModelCall): Command =>
  turnFailure(event, { ok: false, code: 'invalid_output', message, call });

const brokenBy = (message: string, data: unknown): string =>
  contractErrors(message, data)
    .map(({ pointer, reason }) => `${pointer} ${reason}`)
    .join('; ');

const header = (event: TurnRequested | BallotRequested) => ({
  id: derivedId('turn', event.id),
  tenant: event.tenant,
  channel_id: event.channel_id,
  actor: { kind: 'participant' as const, id: event.data.participant_id },
  time: event.recorded_at,
});
