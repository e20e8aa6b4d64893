import { derivedId } from '@parley/contracts';
import type { ModelAnswer, ModelFor } from '@parley/llm';
import {
  submit,
  type CallsUnderWay,
  type ChannelFolds,
  type CommandBus,
  type Delivery,
  type Foresight,
  type HandOvers,
  type TokenStream,
} from '@parley/messaging';
import { REGISTRY, type Answer, type Deliberation, type LooksUp, type Registry } from '@parley/protocols';
import { ballotOf, commandOf, failedTurn } from './answer-commands.js';
import type { HeadStart } from './head-start.js';
import { HeadStarts } from './head-starts.js';
import type { Lookups, Offer } from './lookups.js';
import { ModelCalls, type BallotRequested, type ModelTalk, type TurnRequested } from './model-calls.js';

interface Parts {
  channels: ChannelFolds<Deliberation>;
  commands: CommandBus;
  modelFor: ModelFor;
  lookups?: Lookups;
  calls?: CallsUnderWay;
  tokens?: TokenStream;
  /** Where turns are told of before they are committed. */
  foresight?: Foresight;
  handOvers?: HandOvers;
  /** How long a turn that was begun early waits for its request, in milliseconds. */
  headStartMs?: number;
  registry?: Registry;
}

/** Takes the turns of hosted participants, in any protocol: from the request to the answer, idempotent at every step. */
export class TurnTaker {
  private readonly registry: Registry;
  private readonly models: ModelCalls;
  private readonly headStarts: HeadStarts | undefined;
  private readonly closing = new AbortController();

  constructor(private readonly parts: Parts) {
    const { foresight, handOvers, channels, headStartMs: boundMs } = parts;
    this.registry = parts.registry ?? REGISTRY;
    this.models = new ModelCalls(parts);
    const { models, registry } = this;
    const take = (event: TurnRequested) => this.take(event, { attempt: 1, signal: this.closing.signal });
    this.headStarts = foresight && new HeadStarts({ foresight, handOvers, channels, models, registry, take, boundMs });
  }

  /** Calls off what was begun and has not been asked for. */
  close(): void {
    this.closing.abort();
    this.headStarts?.close();
  }

  /**
   * Answers a turn that is still open; a turn that was settled meanwhile costs no model call. Who looks something up
   * first is asked again with what was found (W7).
   */
  async take(event: TurnRequested, delivery: Delivery): Promise<void> {
    const { channels, commands, lookups } = this.parts;
    const { tenant, channel_id, version } = event;
    // Of a person's turn too: what the person says next is foreseen from there.
    if (event.data.participant_kind !== 'hosted') return void (await channels.at(tenant, channel_id, version));
    // What was begun early is paid for: if its answer was interrupted meanwhile, what was heard of it stays (I8).
    const opened = this.headStarts?.hasBegun(event)
      ? await channels.at(tenant, channel_id, version)
      : await channels.newest(tenant, channel_id, version);
    const start = this.headStarts?.claim(event);
    try {
      let channel: Deliberation | undefined = opened.state;
      while (channel) {
        const offer = await lookups?.offer(event, channel);
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
    if (!work) return undefined;
    if (work.atOnce && !start && (await this.headStarts?.handOver(event, signal))) return undefined;
    const talk = start?.join(work, signal) ?? this.models.begin(event, channel, work, signal);
    const answer = await talk.answer;
    const result = resultOf(talk, answer, signal);
    if (!answer.ok && answer.code === 'silent') return undefined;
    if ('calls' in result) return offer && lookups?.make(event, offer, { ...result, call: answer.call! }, delivery);
    await submit(commands, commandOf(event, result, answer.call), delivery);
    return undefined;
  }

  /** Votes for a hosted participant (T1); one whose model fails has no vote (N6). */
  async vote(event: BallotRequested, delivery: Delivery): Promise<void> {
    if (event.data.participant_kind !== 'hosted') return;
    const { channels, commands } = this.parts;
    const { state: channel } = await channels.newest(event.tenant, event.channel_id, event.version);
    const work = this.registry.ballotWork(channel, event.data);
    if (!work) return;
    const talk = this.models.begin(event, channel, work, delivery.signal);
    const answer = await talk.answer;
    const result = resultOf(talk, answer, delivery.signal);
    await submit(commands, ballotOf(event, result, answer.call), delivery);
  }
}

/**
 * What comes of an answer, and the end of its speech. What nobody waits for any more has failed: its cost stays in the log, and
 * where the protocol keeps what had been said, that does too (I8).
 * @throws where the service is closing: the work will be taken up again
 */
function resultOf({ work, speech }: ModelTalk, answer: ModelAnswer, signal: AbortSignal): ResultOf {
  if (answer.ok) {
    const result = work.accept(answer.output, answer.call);
    speech.end(!('invalid' in result) || result.asSaid !== undefined);
    return result;
  }
  const isCalledOff = answer.code === 'aborted';
  const keeps = isCalledOff && !signal.aborted && speech.said !== '' && work.partial;
  speech.end(Boolean(keeps));
  if (isCalledOff && signal.aborted) throw new Error('the service is closing; the turn will be taken up again');
  return keeps ? keeps(speech.said, answer.call) : answer;
}

type ResultOf = Answer | LooksUp | Extract<ModelAnswer, { ok: false }>;
