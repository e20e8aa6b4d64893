import { derivedId, isCalled, type ModelCall } from '@parley/contracts';
import type { ModelAnswer, ModelFor } from '@parley/llm';
import {
  giveUp,
  submit,
  untilAvailable,
  type CallsUnderWay,
  type ChannelFolds,
  type CommandBus,
  type Delivery,
  type Foresight,
  type HandOvers,
  type ParentAnswers,
  type TokenStream,
} from '@parley/messaging';
import { invokeAgent } from '@parley/telemetry';
import { REGISTRY, type Answer, type Deliberation, type LooksUp, type Registry, type Taken } from '@parley/protocols';
import { ballotOf, commandOf, failedTurn } from './answer-commands.js';
import type { HeadStart } from './head-start.js';
import { HeadStarts } from './head-starts.js';
import type { Lookups, Offer } from './lookups.js';
import type { RemoteAgents } from './remote-agents.js';
import { TakenAnswers } from './taken-answers.js';
import { ModelCalls, type BallotRequested, type ModelTalk, type TurnRequested } from './model-calls.js';

interface Parts {
  channels: ChannelFolds<Deliberation>;
  commands: CommandBus;
  modelFor: ModelFor;
  agents?: RemoteAgents;
  lookups?: Lookups;
  /** Where forks look up what their parents' models have answered; absent where every model is asked. */
  parents?: ParentAnswers;
  calls?: CallsUnderWay;
  tokens?: TokenStream;
  /** Where turns are told of before they are committed. */
  foresight?: Foresight;
  handOvers?: HandOvers;
  /** How long a turn that was begun early waits for its request, in milliseconds. */
  headStartMs?: number;
  registry?: Registry;
}

/** Takes the turns of participants whom Parley asks itself, in any protocol: from the request to the answer, idempotent at every step. */
export class TurnTaker {
  private readonly registry: Registry;
  private readonly models: ModelCalls;
  private readonly taken: TakenAnswers;
  private readonly headStarts: HeadStarts | undefined;
  private readonly closing = new AbortController();
  /** Turns whose requests other replicas were given, as long as they are under way. */
  private readonly handedOver = new Set<Promise<void>>();

  constructor(private readonly parts: Parts) {
    const { foresight, handOvers, channels, headStartMs: boundMs } = parts;
    this.registry = parts.registry ?? REGISTRY;
    this.models = new ModelCalls(parts);
    const { models, registry } = this;
    this.taken = new TakenAnswers({ channels, models, registry, parents: parts.parents });
    const take = (event: TurnRequested) => this.takeHandedOver(event);
    this.headStarts = foresight && new HeadStarts({ foresight, handOvers, channels, models, registry, take, boundMs });
  }

  /** Calls off what was begun and has not been asked for; what was handed over is answered, unless that takes too long. */
  async close(graceMs = 0): Promise<void> {
    this.headStarts?.close();
    const grace = setTimeout(() => this.closing.abort(), graceMs);
    await Promise.allSettled(this.handedOver);
    clearTimeout(grace);
  }

  private takeHandedOver(event: TurnRequested): Promise<void> {
    const taken = this.take(event, { attempt: 1, signal: this.closing.signal });
    this.handedOver.add(taken);
    const done = () => void this.handedOver.delete(taken);
    taken.then(done, done);
    return taken;
  }

  /**
   * Answers a turn that is still open; a turn that was settled meanwhile costs no model call. Who looks something up
   * first is asked again with what was found (W7).
   */
  async take(event: TurnRequested, delivery: Delivery): Promise<void> {
    const { tenant, channel_id, version } = event;
    // A person's turn counts too: what the person says next is foreseen from there.
    if (!isCalled(event.data.participant_kind)) return void (await this.parts.channels.at(tenant, channel_id, version));
    await invokeAgent(event, () => this.answer(event, delivery));
  }

  private async answer(event: TurnRequested, delivery: Delivery): Promise<void> {
    const { channels, commands, lookups } = this.parts;
    const { tenant, channel_id, version } = event;
    // What was begun early is paid for: if its answer was interrupted meanwhile, what was heard of it stays (I8).
    const opened = this.headStarts?.hasBegun(event)
      ? await channels.at(tenant, channel_id, version)
      : await channels.toWorkOn(event, delivery);
    const start = this.headStarts?.claim(event);
    try {
      let channel: Deliberation | undefined = opened.state;
      while (channel) {
        // An agent elsewhere looks things up with what it has itself.
        const offer = isHosted(event) ? await lookups?.offer(event, channel) : undefined;
        channel = await this.step(event, channel, offer, delivery, start);
      }
    } finally {
      start?.callOff();
    }
    const call = await start?.wasted();
    if (!call) return;
    // The turn is settled: this leaves its cost in the log, and nothing else.
    const discarded = failedTurn(event, { code: 'aborted', message: 'begun for another prompt', call });
    await submit(commands, { ...discarded, id: derivedId('head-start', event.id) }, delivery);
  }

  /** Asks once. @returns the channel with what it has looked up, or undefined where it has answered */
  private async step(
    event: TurnRequested,
    channel: Deliberation,
    offer: Offer | undefined,
    delivery: Delivery,
    start: HeadStart | undefined,
  ): Promise<Deliberation | undefined> {
    const { commands, lookups } = this.parts;
    const { signal } = delivery;
    const work = this.registry.turnWork(channel, event.data, offer?.tools);
    const taken = work && (await this.taken.of(event, channel, work, offer?.wanted.made));
    if (taken) return this.give(event, taken, delivery);
    if (work?.atOnce && isHosted(event) && !start && (await this.headStarts?.handOver(event, signal))) return undefined;
    const talk = work
      ? (start?.join(work, signal) ?? this.models.begin(event, channel, work, signal))
      : start?.breakOff();
    if (!talk) return undefined;
    const answer = await talk.answer;
    talk.tell();
    if (isGivenUp(answer, signal)) return this.giveUp(event, event.data.request_id, talk, answer.call);
    const result = resultOf(talk, answer);
    if (!answer.ok && answer.code === 'silent') return undefined;
    if ('calls' in result) return offer && lookups?.make(event, offer, { ...result, call: answer.call! }, delivery);
    const sealedIn = work?.sealed ? (channel.state?.opened?.language ?? 'en') : undefined;
    await submit(commands, commandOf(event, result, answer.call, sealedIn), delivery);
    return undefined;
  }

  /** Gives what was taken from a parent. @returns the channel where that was a look-up, after which it is asked again */
  private async give(event: TurnRequested, taken: Taken, delivery: Delivery): Promise<Deliberation | undefined> {
    const { tenant, channel_id } = event;
    const { command } = taken;
    await this.taken.inOrder(event, taken, delivery.signal);
    const kept = await submit(this.parts.commands, command, delivery);
    if (!kept || command.type !== 'RecordLookup') return undefined;
    const read = () => this.parts.channels.at(tenant, channel_id, kept.version);
    return (await untilAvailable(read, delivery)).state;
  }

  /** @throws always: the work will be taken up again */
  private giveUp(
    event: TurnRequested | BallotRequested,
    request_id: string,
    { speech }: ModelTalk,
    call: ModelCall | undefined,
  ): Promise<never> {
    speech.end(false);
    return giveUp(this.parts.commands, event, { request_id, actor: AGENTS, call });
  }

  /** Has a participant vote whom Parley asks itself (T1); one whose model fails has no vote (N6). */
  async vote(event: BallotRequested, delivery: Delivery): Promise<void> {
    if (!isCalled(event.data.participant_kind)) return;
    await invokeAgent(event, () => this.cast(event, delivery));
  }

  private async cast(event: BallotRequested, delivery: Delivery): Promise<void> {
    const { channels, commands } = this.parts;
    const { state: channel } = await channels.toWorkOn(event, delivery);
    const work = this.registry.ballotWork(channel, event.data);
    if (!work) return;
    const taken = await this.taken.of(event, channel, work);
    if (taken) return void (await submit(commands, taken.command, delivery));
    const talk = this.models.begin(event, channel, work, delivery.signal);
    const answer = await talk.answer;
    talk.tell();
    if (isGivenUp(answer, delivery.signal)) return this.giveUp(event, event.data.vote_id, talk, answer.call);
    const result = resultOf(talk, answer);
    await submit(commands, ballotOf(event, result, answer.call), delivery);
  }
}

const isHosted = ({ data }: TurnRequested): boolean => data.participant_kind === 'hosted';

const AGENTS = { kind: 'service', id: 'participant-agents' } as const;

/** The service closes: the work will be taken up again. */
const isGivenUp = (answer: ModelAnswer, { aborted }: AbortSignal): boolean =>
  !answer.ok && answer.code === 'aborted' && aborted;

/**
 * What comes of an answer, and the end of its speech. What nobody waits for any more has failed: its cost stays in the log, and
 * where the protocol keeps what had been said, that does too (I8).
 */
function resultOf({ work, speech }: ModelTalk, answer: ModelAnswer): ResultOf {
  if (answer.ok) {
    const result = work.accept(answer.output, answer.call);
    speech.end(!('invalid' in result) || result.asSaid !== undefined);
    return result;
  }
  const keeps = answer.code === 'aborted' && speech.said !== '' && work.partial;
  speech.end(Boolean(keeps));
  return keeps ? keeps(speech.said, answer.call) : answer;
}

type ResultOf = Answer | LooksUp | Extract<ModelAnswer, { ok: false }>;
