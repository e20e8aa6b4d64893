import { contractErrors, derivedId, type Command, type ModelCall, type RecordedEvent } from '@parley/contracts';
import type { ModelFailure, ModelFor } from '@parley/llm';
import { submit, type ChannelFolds, type CommandBus, type Delivery } from '@parley/messaging';
import { facilitationTask, renderPrompt } from '@parley/prompts';
import { facilitationErrors, modelNeeds, type Completion, type NegotiationState } from '@parley/protocols';

type FacilitationRequested = Extract<RecordedEvent, { type: 'FacilitationRequested' }>;

const COMPLETION = {
  screen: 'CompleteScreening',
  draft: 'CompleteDraft',
  adjust: 'CompleteAdjustment',
  compromise: 'CompleteAdjustment',
  gaps: 'CompleteGaps',
} as const;

/** Does the neutral model work that a channel asks for; it proposes, the decider decides. */
export class Facilitator {
  constructor(
    private readonly channels: ChannelFolds<NegotiationState>,
    private readonly commands: CommandBus,
    private readonly modelFor: ModelFor,
  ) {}

  /** Answers a facilitation that is still outstanding; one that was settled meanwhile costs no model call. */
  async facilitate(event: FacilitationRequested, delivery: Delivery): Promise<void> {
    const { state } = await this.channels.at(event.tenant, event.channel_id, event.version);
    if (state.facilitation?.request_id !== event.data.request_id) return;
    const task = facilitationTask(state, event.data.task);
    const answer = await this.modelFor(modelNeeds(event.channel_id, state)).generate({
      task,
      prompt: renderPrompt(task),
      signal: delivery.signal,
    });
    if (!answer.ok && answer.code === 'aborted')
      throw new Error('the service is closing; the work will be taken up again');
    await submit(
      this.commands,
      answer.ok ? completion(event, state, answer.output, answer.call) : failure(event, answer),
    );
  }
}

/** The result as a command; what breaks the contract or a rule of the protocol is a failed facilitation, with the reasons. */
function completion(event: FacilitationRequested, state: NegotiationState, output: unknown, call: ModelCall): Command {
  const type = COMPLETION[event.data.task];
  const data = { request_id: event.data.request_id, ...(output as object), call };
  const command = { ...header(event), type, data } as Completion;
  const broken = contractErrors(type, data);
  const errors = broken.length ? broken : facilitationErrors(state, command);
  if (!errors.length) return command;
  const message = errors.map((error) => `${error.pointer} ${error.reason}`).join('; ');
  return failure(event, { ok: false, code: 'invalid_output', message, call });
}

function failure(event: FacilitationRequested, { code, message, call }: ModelFailure): Command {
  const data = { request_id: event.data.request_id, code, message: message.slice(0, 4000), ...(call && { call }) };
  return { ...header(event), type: 'FailFacilitation', data };
}

const header = (event: FacilitationRequested) => ({
  id: derivedId('facilitation', event.id),
  tenant: event.tenant,
  channel_id: event.channel_id,
  actor: { kind: 'service' as const, id: 'coach-judge' },
  time: event.recorded_at,
});
