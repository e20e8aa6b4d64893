import { derivedId, type Command, type ModelCall, type RecordedEvent } from '@parley/contracts';
import {
  refusalOf,
  requestOf,
  type ModelAnswer,
  type ModelFailure,
  type ModelFor,
  type ModelRequest,
} from '@parley/llm';
import {
  CallsUnderWay,
  LiveSpeech,
  submit,
  type ChannelFolds,
  type CommandBus,
  type Delivery,
  type TokenStream,
} from '@parley/messaging';
import {
  modelNeeds,
  REGISTRY,
  type Deliberation,
  type Answer,
  type LooksUp,
  type ModelWork,
  type Refused,
  type Registry,
} from '@parley/protocols';
import { unusableArguments } from './lookup-arguments.js';
import type { Lookups, Offer } from './lookups.js';

type TurnRequested = Extract<RecordedEvent, { type: 'TurnRequested' }>;
type BallotRequested = Extract<RecordedEvent, { type: 'BallotRequested' }>;
type Requested = TurnRequested | BallotRequested;

type Work = ModelWork<Answer | LooksUp>;

interface Parts {
  channels: ChannelFolds<Deliberation>;
  commands: CommandBus;
  modelFor: ModelFor;
  lookups?: Lookups;
  /** Calls that are called off where nobody waits for them any more. */
  calls?: CallsUnderWay;
  /** Where what is said is shown as it comes. */
  tokens?: TokenStream;
  registry?: Registry;
}

/** Takes the turns of hosted participants, in any protocol: from the request to the answer, idempotent at every step. */
export class TurnTaker {
  private readonly registry: Registry;
  private readonly calls: CallsUnderWay;

  constructor(private readonly parts: Parts) {
    this.registry = parts.registry ?? REGISTRY;
    this.calls = parts.calls ?? new CallsUnderWay();
  }

  /**
   * Answers a turn that is still open; a turn that was settled meanwhile costs no model call. Who looks something up
   * first is asked again with what was found (W7).
   */
  async take(event: TurnRequested, delivery: Delivery): Promise<void> {
    if (event.data.participant_kind !== 'hosted') return;
    const { channels, lookups } = this.parts;
    const opened = await channels.at(event.tenant, event.channel_id, event.version);
    let channel: Deliberation | undefined = opened.state;
    while (channel) {
      const offer = await lookups?.offer(event, channel);
      channel = await this.step(event, channel, offer, delivery);
    }
  }

  /** Asks once. @returns the channel with what it has looked up, or undefined where it has answered */
  private async step(
    event: TurnRequested,
    channel: Deliberation,
    offer: Offer | undefined,
    delivery: Delivery,
  ): Promise<Deliberation | undefined> {
    const { commands, lookups } = this.parts;
    const work = this.registry.turnWork(channel, event.data, offer?.tools);
    if (!work) return undefined;
    const speech = speechOf(this.parts.tokens, event, work);
    const answer = await this.ask(channel, event, work, delivery, speech);
    if (!answer.ok && answer.code === 'silent') return undefined;
    const result = answer.ok ? work.accept(answer.output, answer.call) : answer;
    if ('calls' in result) return offer && lookups?.make(event, offer, { ...result, call: answer.call! }, delivery);
    if ('invalid' in result && !result.asSaid) speech.withdraw();
    await submit(commands, commandOf(event, result, answer.call));
    return undefined;
  }

  /** Votes for a hosted participant (T1); one whose model fails has no vote (N6). */
  async vote(event: BallotRequested, delivery: Delivery): Promise<void> {
    if (event.data.participant_kind !== 'hosted') return;
    const { channels, commands } = this.parts;
    const { state: channel } = await channels.at(event.tenant, event.channel_id, event.version);
    const work = this.registry.ballotWork(channel, event.data);
    if (!work) return;
    const speech = speechOf(this.parts.tokens, event, work);
    const answer = await this.ask(channel, event, work, delivery, speech);
    if (!answer.ok) return submit(commands, failedBallot(event, answer));
    const result = work.accept(answer.output, answer.call);
    if (!('invalid' in result)) return submit(commands, { ...header(event), ...result } as Command);
    speech.withdraw();
    const { call } = answer;
    return submit(commands, failedBallot(event, { code: 'invalid_output', message: result.invalid, call }));
  }

  /** @throws where the service is closing: the work will be taken up again */
  private async ask(
    channel: Deliberation,
    event: Requested,
    work: Work,
    { signal }: Delivery,
    speech: LiveSpeech,
  ): Promise<ModelAnswer> {
    const { tenant, channel_id } = event;
    const model = this.parts.modelFor(modelNeeds(channel_id, channel, work));
    const answer = await this.calls.run({ tenant, channel_id, request_id: event.data.request_id, signal }, (called) =>
      model.generate({ ...requestFor(work), signal: called, ...speech.hooks }),
    );
    speech.end(answer.ok);
    // What nobody waits for any more is submitted as failed: its cost stays in the log.
    if (!answer.ok && answer.code === 'aborted' && signal.aborted)
      throw new Error('the service is closing; the turn will be taken up again');
    return answer;
  }
}

/** Arguments that no tool can take are refused while they can still be repaired. */
const requestFor = (work: Work): ModelRequest => ({
  ...requestOf(work),
  check(output, call, isRepaired) {
    const result = work.accept(output, call);
    if ('calls' in result) return unusableArguments(result.calls, work.prompt.language);
    return refusalOf(result, isRepaired);
  },
});

const speechOf = (tokens: TokenStream | undefined, event: Requested, { kind, prompt }: Work): LiveSpeech => {
  const { tenant, channel_id } = event;
  const { request_id, participant_id } = event.data;
  return new LiveSpeech(tokens, { tenant, channel_id, request_id, participant_id, work: kind }, prompt.schema);
};

/** What comes of an answer: what it says, or that the turn has failed. */
function commandOf(event: TurnRequested, result: Answer | ModelFailure, call: ModelCall | undefined): Command {
  if ('ok' in result) return failedTurn(event, result);
  const given = 'invalid' in result ? result.asSaid : result;
  if (given) return { ...header(event), ...given } as Command;
  const { invalid: message } = result as Refused;
  return failedTurn(event, { code: 'invalid_output', message, ...(call && { call }) });
}

function failedTurn(event: TurnRequested, { code, message, call }: Omit<ModelFailure, 'ok'>): Command {
  const data = { request_id: event.data.request_id, code, message: message.slice(0, 4000), ...(call && { call }) };
  return { ...header(event), type: 'FailTurn', data };
}

function failedBallot(event: BallotRequested, { code, message, call }: Omit<ModelFailure, 'ok'>): Command {
  const { participant_id, vote_id } = event.data;
  const data = { participant_id, vote_id, code, message: message.slice(0, 4000), ...(call && { call }) };
  return { ...header(event), type: 'FailBallot', data };
}

const header = (event: Requested) => ({
  id: derivedId('turn', event.id),
  tenant: event.tenant,
  channel_id: event.channel_id,
  actor: { kind: 'participant' as const, id: event.data.participant_id },
  time: event.recorded_at,
});
