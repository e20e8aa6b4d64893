import { contractErrors, derivedId, type Command, type ModelCall, type RecordedEvent } from '@parley/contracts';
import type { ModelFailure, ModelFor } from '@parley/llm';
import { submit, type ChannelFolds, type CommandBus, type Delivery } from '@parley/messaging';
import { coachTask, facilitationTask, renderPrompt, tableFacilitationTask, type Task } from '@parley/prompts';
import {
  coachWorkErrors,
  facilitationErrors,
  modelNeeds,
  tableWorkErrors,
  type Completion,
  type Deliberation,
  type TableCompletion,
  type WorkshopCompletion,
} from '@parley/protocols';

type FacilitationRequested = Extract<RecordedEvent, { type: 'FacilitationRequested' }>;

const COMPLETION = {
  screen: 'CompleteScreening',
  draft: 'CompleteDraft',
  adjust: 'CompleteAdjustment',
  compromise: 'CompleteAdjustment',
  gaps: 'CompleteGaps',
  select: 'CompleteSelection',
  summarise: 'CompleteSummary',
  conclude: 'CompleteSummary',
  judge: 'CompleteJudgement',
  relay: 'CompleteRelay',
  review: 'CompleteReview',
  report: 'CompleteReport',
} as const;

/** Does the neutral model work that a channel asks for; it proposes, the decider decides. */
export class Facilitator {
  constructor(
    private readonly channels: ChannelFolds<Deliberation>,
    private readonly commands: CommandBus,
    private readonly modelFor: ModelFor,
  ) {}

  /** Answers a facilitation that is still outstanding; one that was settled meanwhile costs no model call. */
  async facilitate(event: FacilitationRequested, delivery: Delivery): Promise<void> {
    const { state: channel } = await this.channels.at(event.tenant, event.channel_id, event.version);
    const task = outstandingTask(channel, event);
    if (!task) return;
    const answer = await this.modelFor(modelNeeds(event.channel_id, channel)).generate({
      task,
      prompt: renderPrompt(task),
      signal: delivery.signal,
    });
    if (!answer.ok && answer.code === 'aborted')
      throw new Error('the service is closing; the work will be taken up again');
    await submit(
      this.commands,
      answer.ok ? completion(event, channel, answer.output, answer.call) : failure(event, answer),
    );
  }
}

/** The task where it is still waited for, or undefined. */
function outstandingTask(channel: Deliberation, { data }: FacilitationRequested): Task | undefined {
  if (channel.protocol === 'unopened' || channel.state.facilitation?.request_id !== data.request_id) return undefined;
  if (channel.protocol === 'negotiation') return facilitationTask(channel.state, data.task);
  if (channel.protocol === 'workshop') return coachTask(channel.state, data.task);
  return tableFacilitationTask(channel.state, data.task);
}

/** The result as a command; what breaks the contract or a rule of the protocol is a failed facilitation, with the reasons. */
function completion(event: FacilitationRequested, channel: Deliberation, output: unknown, call: ModelCall): Command {
  const type = COMPLETION[event.data.task];
  const data = { request_id: event.data.request_id, ...(output as object), call };
  const command = { ...header(event), type, data } as Completion | TableCompletion | WorkshopCompletion;
  const broken = contractErrors(type, data);
  const errors = broken.length ? broken : ruleErrors(channel, command);
  if (!errors.length) return command;
  const message = errors.map((error) => `${error.pointer} ${error.reason}`).join('; ');
  return failure(event, { ok: false, code: 'invalid_output', message, call });
}

function ruleErrors(channel: Deliberation, command: Completion | TableCompletion | WorkshopCompletion) {
  if (channel.protocol === 'negotiation') return facilitationErrors(channel.state, command as Completion);
  if (channel.protocol === 'round-table') return tableWorkErrors(channel.state, command as TableCompletion);
  if (channel.protocol === 'workshop') return coachWorkErrors(channel.state, command as WorkshopCompletion);
  return [];
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
