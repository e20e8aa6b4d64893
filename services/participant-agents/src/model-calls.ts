import type { RecordedEvent } from '@parley/contracts';
import {
  refusalOf,
  requestOf,
  type LanguageModel,
  type ModelAnswer,
  type ModelFor,
  type ModelRequest,
} from '@parley/llm';
import { CallsUnderWay, LiveSpeech, type ChannelFolds, type TokenStream } from '@parley/messaging';
import {
  modelNeeds,
  REGISTRY,
  type Answer,
  type Deliberation,
  type LooksUp,
  type ModelWork,
  type Place,
  type Registry,
} from '@parley/protocols';
import { timeChat, type TimedChat } from '@parley/telemetry';
import { unusableArguments } from './lookups.js';
import type { RemoteAgents } from './remote-agents.js';

export type TurnRequested = Extract<RecordedEvent, { type: 'TurnRequested' }>;
export type BallotRequested = Extract<RecordedEvent, { type: 'BallotRequested' }>;
export type Work = ModelWork<Answer | LooksUp>;

/** What is asked for, and where; in the log or not yet. */
export interface Request {
  tenant: string;
  channel_id: string;
  data: { request_id: string; participant_id: string; due_at: string };
}

/** A model call under way. Whoever waits for its answer ends its speech, and tells of it. */
export interface ModelTalk extends TimedChat<ModelAnswer> {
  work: Work;
  speech: LiveSpeech;
}

interface Parts {
  channels: ChannelFolds<Deliberation>;
  modelFor: ModelFor;
  /** The agents in seats of kind a2a; none is asked where absent. */
  agents?: RemoteAgents | undefined;
  registry?: Registry | undefined;
  /** Calls that are called off where nobody waits for them any more. */
  calls?: CallsUnderWay | undefined;
  /** Where what is said is shown as it comes. */
  tokens?: TokenStream | undefined;
}

/** Asks models, and shows what they say as it comes. */
export class ModelCalls {
  private readonly calls: CallsUnderWay;

  constructor(private readonly parts: Parts) {
    this.calls = parts.calls ?? new CallsUnderWay();
  }

  /** Whoever does a piece of work: the agent in the seat, or the model that is chosen for it. */
  modelFor(request: Request, channel: Deliberation, work: Work): LanguageModel {
    return this.parts.agents?.inSeat(request, channel) ?? this.parts.modelFor(modelNeeds(request, channel, work));
  }

  begin({ tenant, channel_id, data }: Request, channel: Deliberation, work: Work, signal: AbortSignal): ModelTalk {
    const { request_id, participant_id, due_at } = data;
    const model = this.modelFor({ tenant, channel_id, data }, channel, work);
    const about = { tenant, channel_id, request_id, participant_id, work: work.kind };
    const speech = new LiveSpeech(work.sealed ? undefined : this.parts.tokens, about, work.prompt.schema);
    const answer = this.calls.run({ tenant, channel_id, request_id, signal }, (called) =>
      model.generate({
        ...requestFor(work),
        due_at,
        place: () => this.placeOf(tenant, channel_id, request_id),
        signal: called,
        ...speech.hooks,
      }),
    );
    const asked = { model, conversation: channel_id, work: work.kind, protocol: channel.protocol };
    return { work, speech, ...timeChat(asked, answer) };
  }

  /** Where a rehearsed message stands by now, as the log has it. */
  private async placeOf(tenant: string, channel_id: string, request_id: string): Promise<Place | undefined> {
    const { channels, registry = REGISTRY } = this.parts;
    return registry.placeOf((await channels.newest(tenant, channel_id, 0)).state, request_id);
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
