import type { RecordedEvent } from '@parley/contracts';
import { refusalOf, requestOf, type ModelAnswer, type ModelFor, type ModelRequest } from '@parley/llm';
import { CallsUnderWay, LiveSpeech, type TokenStream } from '@parley/messaging';
import { modelNeeds, type Answer, type Deliberation, type LooksUp, type ModelWork } from '@parley/protocols';
import { unusableArguments } from './lookups.js';

export type TurnRequested = Extract<RecordedEvent, { type: 'TurnRequested' }>;
export type BallotRequested = Extract<RecordedEvent, { type: 'BallotRequested' }>;
export type Work = ModelWork<Answer | LooksUp>;

/** What is asked for, and where; in the log or not yet. */
export interface Request {
  tenant: string;
  channel_id: string;
  data: { request_id: string; participant_id: string };
}

/** A model call under way. Whoever waits for its answer ends its speech. */
export interface ModelTalk {
  work: Work;
  speech: LiveSpeech;
  answer: Promise<ModelAnswer>;
}

interface Parts {
  modelFor: ModelFor;
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

  begin({ tenant, channel_id, data }: Request, channel: Deliberation, work: Work, signal: AbortSignal): ModelTalk {
    const { request_id, participant_id } = data;
    const model = this.parts.modelFor(modelNeeds({ tenant, channel_id }, channel, work));
    const about = { tenant, channel_id, request_id, participant_id, work: work.kind };
    const speech = new LiveSpeech(this.parts.tokens, about, work.prompt.schema);
    const answer = this.calls.run({ tenant, channel_id, request_id, signal }, (called) =>
      model.generate({ ...requestFor(work), signal: called, ...speech.hooks }),
    );
    return { work, speech, answer };
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
