import { derivedId, type Command, type RecordedEvent } from '@parley/contracts';
import { requestOf, type ModelAnswer, type ModelFailure, type ModelFor } from '@parley/llm';
import {
  CallsUnderWay,
  giveUp,
  LiveSpeech,
  submit,
  type ChannelFolds,
  type CommandBus,
  type Delivery,
  type ParentAnswers,
  type TokenStream,
} from '@parley/messaging';
import { invokeAgent, timeChat } from '@parley/telemetry';
import {
  modelNeeds,
  REGISTRY,
  takenAnswer,
  type Answer,
  type Deliberation,
  type ModelWork,
  type Refused,
  type Registry,
} from '@parley/protocols';

type FacilitationRequested = Extract<RecordedEvent, { type: 'FacilitationRequested' }>;

const COACH = { kind: 'service', id: 'coach-judge' } as const;

/** Does the neutral model work that a channel of any protocol asks for; it proposes, the decider decides. */
export class Facilitator {
  constructor(
    private readonly channels: ChannelFolds<Deliberation>,
    private readonly commands: CommandBus,
    private readonly modelFor: ModelFor,
    private readonly registry: Registry = REGISTRY,
    /** Where what is said is shown as it comes. */
    private readonly tokens?: TokenStream,
    /** Calls that are called off where nobody waits for them any more. */
    private readonly calls: CallsUnderWay = new CallsUnderWay(),
    /** Where forks look up what their parents' facilitators have answered; absent where every model is asked. */
    private readonly parents?: ParentAnswers,
  ) {}

  /** Answers a facilitation that is still outstanding; one that was settled meanwhile costs no model call. */
  facilitate(event: FacilitationRequested, delivery: Delivery): Promise<void> {
    return invokeAgent(event, () => this.answer(event, delivery));
  }

  private async answer(event: FacilitationRequested, delivery: Delivery): Promise<void> {
    const { state: channel } = await this.channels.toWorkOn(event, delivery);
    const work = this.registry.facilitationWork(channel, event.data);
    if (!work) return;
    const { tenant, channel_id } = event;
    const { request_id, due_at } = event.data;
    const model = this.modelFor(modelNeeds({ tenant, channel_id }, channel, work));
    const taken = await this.takenFor(event, channel, { work, model: model.model });
    if (taken) return void (await submit(this.commands, taken, delivery));
    const about = { tenant, channel_id, request_id, participant_id: '', work: work.kind };
    const speech = new LiveSpeech(this.tokens, about, work.prompt.schema);
    const afterEnd = channel.state?.closed !== undefined;
    const asked = this.calls.run({ ...about, signal: delivery.signal, afterEnd }, (signal) =>
      model.generate({
        ...requestOf(work),
        due_at,
        place: async () => this.registry.placeOf((await this.channels.newest(tenant, channel_id, 0)).state, request_id),
        signal,
        ...speech.hooks,
      }),
    );
    const chat = timeChat({ model, conversation: channel_id, work: work.kind, protocol: channel.protocol }, asked);
    const answer = await chat.answer;
    chat.tell();
    speech.end(answer.ok);
    // What nobody waits for any more is submitted as failed: its cost stays in the log.
    if (!answer.ok && answer.code === 'aborted' && delivery.signal.aborted)
      return giveUp(this.commands, event, { ...event.data, actor: COACH, call: answer.call });
    const result = answer.ok && work.accept(answer.output, answer.call);
    if (result && 'invalid' in result && !result.asSaid) speech.withdraw();
    await submit(this.commands, commandOf(event, answer, result || undefined), delivery);
  }

  /** What the parent of a fork has to the same prompt; undefined where a model has to be asked (ADR 47). */
  private async takenFor(
    event: FacilitationRequested,
    channel: Deliberation,
    asked: { work: ModelWork; model: string },
  ): Promise<Command | undefined> {
    const { parents } = this;
    if (!parents) return undefined;
    const { request_id } = event.data;
    const taken = await takenAnswer({
      rules: this.registry.deliberation,
      ...{ channel, ...asked, header: header(event), request: { request_id } },
      find: (parent, wanted) => parents.findAnswer(event.tenant, parent, wanted),
    });
    return taken?.command;
  }
}

/** What comes of an answer: what it says, or that the work has failed. */
function commandOf(event: FacilitationRequested, answer: ModelAnswer, result: Answer | undefined): Command {
  if (!answer.ok) return failure(event, answer);
  const given = result && ('invalid' in result ? result.asSaid : result);
  if (given) return { ...header(event), ...given } as Command;
  const { call } = answer;
  return failure(event, { code: 'invalid_output', message: (result as Refused).invalid, call });
}

function failure(event: FacilitationRequested, { code, message, call }: Omit<ModelFailure, 'ok'>): Command {
  const data = { request_id: event.data.request_id, code, message: message.slice(0, 4000), ...(call && { call }) };
  return { ...header(event), type: 'FailFacilitation', data };
}

const header = (event: FacilitationRequested) => ({
  id: derivedId('facilitation', event.id),
  tenant: event.tenant,
  channel_id: event.channel_id,
  actor: COACH,
  time: event.recorded_at,
});
