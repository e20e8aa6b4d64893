import { contractErrors, derivedId, type Command, type ModelCall, type RecordedEvent } from '@parley/contracts';
import type { ModelFailure, ModelFor } from '@parley/llm';
import { submit, type ChannelFolds, type CommandBus, type Delivery } from '@parley/messaging';
import { feedbackTask, renderPrompt } from '@parley/prompts';
import { modelNeeds, type NegotiationState } from '@parley/protocols';

type TurnRequested = Extract<RecordedEvent, { type: 'TurnRequested' }>;

/** Takes the turns of hosted participants: from the request to the feedback, idempotent at every step. */
export class TurnTaker {
  constructor(
    private readonly channels: ChannelFolds<NegotiationState>,
    private readonly commands: CommandBus,
    private readonly modelFor: ModelFor,
    private readonly onText: (event: TurnRequested, text: string) => void = () => undefined,
  ) {}

  /** Answers a turn that is still open; a turn that was settled meanwhile costs no model call. */
  async take(event: TurnRequested, delivery: Delivery): Promise<void> {
    const { request_id, participant_id, participant_kind } = event.data;
    if (participant_kind !== 'hosted') return;
    const { state } = await this.channels.at(event.tenant, event.channel_id, event.version);
    const turn = state.turns.find((candidate) => candidate.request_id === request_id);
    if (!turn || turn.feedback || state.phase !== 'round') return;
    const task = feedbackTask(state, participant_id);
    const answer = await this.modelFor(modelNeeds(event.channel_id, state)).generate({
      task,
      prompt: renderPrompt(task),
      signal: delivery.signal,
      onText: (text) => this.onText(event, text),
    });
    if (!answer.ok && answer.code === 'silent') return;
    if (!answer.ok && answer.code === 'aborted')
      throw new Error('the service is closing; the turn will be taken up again');
    await submit(this.commands, answer.ok ? submission(event, answer.output, answer.call) : failure(event, answer));
  }
}

/** The feedback as a command, with changes only where they belong; what still breaks the contract is a failed turn. */
function submission(event: TurnRequested, output: unknown, call: ModelCall): Command {
  const { participant_id, request_id, round } = event.data;
  const given = output as {
    feedback_type: 'accept' | 'negotiate' | 'withdraw';
    reasoning: string;
    proposed_changes: [];
  };
  const data = {
    participant_id,
    request_id,
    round,
    ...given,
    proposed_changes: given.feedback_type === 'negotiate' ? given.proposed_changes : [],
    call,
  };
  const errors = contractErrors('SubmitFeedback', data);
  const missing = given.feedback_type === 'negotiate' && !given.proposed_changes.length;
  if (!errors.length && !missing) return { ...header(event, participant_id), type: 'SubmitFeedback', data };
  const message = missing ? 'negotiate without a change' : errors.map((e) => `${e.pointer} ${e.reason}`).join('; ');
  return failure(event, { ok: false, code: 'invalid_output', message, call });
}

function failure(event: TurnRequested, { code, message, call }: ModelFailure): Command {
  const data = { request_id: event.data.request_id, code, message: message.slice(0, 4000), ...(call && { call }) };
  return { ...header(event, event.data.participant_id), type: 'FailTurn', data };
}

const header = (event: TurnRequested, participantId: string) => ({
  id: derivedId('turn', event.id),
  tenant: event.tenant,
  channel_id: event.channel_id,
  actor: { kind: 'participant' as const, id: participantId },
  time: event.recorded_at,
});
