import {
  derivedId,
  type Command,
  type ModelCall,
  type OfferedTool,
  type RecordedEvent,
  type ToolUse,
} from '@parley/contracts';
import type { ModelFor } from '@parley/llm';
import {
  CallsUnderWay,
  LiveSpeech,
  type ChannelFolds,
  type CommandBus,
  type Delivery,
  type KnowledgeSearch,
  type TokenStream,
} from '@parley/messaging';
import { modelNeeds, REGISTRY, type Deliberation, type LookupWork, type Registry } from '@parley/protocols';
import type { Tools } from '@parley/tools';
import { argumentsOf, unusableArguments } from './lookup-arguments.js';
import { KNOWLEDGE_SEARCH, searchKnowledge } from './knowledge-tool.js';

type TurnRequested = Extract<RecordedEvent, { type: 'TurnRequested' }>;

interface Parts {
  channels: ChannelFolds<Deliberation>;
  commands: CommandBus;
  modelFor: ModelFor;
  knowledge: KnowledgeSearch;
  /** Where it is shown that one looks something up. */
  tokens?: TokenStream;
  /** Calls that are called off where nobody waits for them any more. */
  calls?: CallsUnderWay;
  /** Of MCP servers, where the installation has any. */
  tools?: Tools;
  registry?: Registry;
}

/**
 * Lets a participant look things up before its turn, where its protocol has it do so (W7): the knowledge base and the
 * tools it may use come before the user. Each step is in the log with its results before the next, so a crash repeats
 * at most one.
 */
export class Lookups {
  private readonly registry: Registry;
  private readonly calls: CallsUnderWay;

  constructor(private readonly parts: Parts) {
    this.registry = parts.registry ?? REGISTRY;
    this.calls = parts.calls ?? new CallsUnderWay();
  }

  /** @returns the channel with what was found; as it was where nothing had to be looked up */
  async before(event: TurnRequested, opened: Deliberation, delivery: Delivery): Promise<Deliberation> {
    let channel = opened;
    for (;;) {
      const work = this.registry.lookupWork(channel, event.data);
      const version = work && (await this.step(event, channel, work, delivery));
      if (version === undefined) return channel;
      channel = (await this.parts.channels.at(event.tenant, event.channel_id, version)).state;
    }
  }

  /** One look-up. @returns the version that holds it, or undefined where the participant goes on to its answer */
  private async step(
    event: TurnRequested,
    channel: Deliberation,
    work: LookupWork,
    delivery: Delivery,
  ): Promise<number | undefined> {
    const offered = await this.offeredTo(event, work);
    if (!offered.length) return undefined;
    const asked = work.ask(offered);
    const { prompt, rehearse, accept } = asked;
    const check = (output: unknown, call: ModelCall) => unusableArguments(accept(output, call), prompt.language);
    const model = this.parts.modelFor(modelNeeds(event.channel_id, channel, asked));
    const speech = new LiveSpeech(this.parts.tokens, aboutOf(event), prompt.schema);
    const answer = await this.calls.run({ ...aboutOf(event), signal: delivery.signal }, (signal) =>
      model.generate({ prompt, rehearse, check, signal, ...speech.hooks }),
    );
    speech.end(answer.ok);
    if (!answer.ok && answer.code === 'aborted' && delivery.signal.aborted)
      throw new Error('the service is closing; the turn will be taken up again');
    // A participant that cannot say what it needs speaks all the same; what that cost is kept.
    const requests = answer.ok ? accept(answer.output, answer.call).slice(0, MOST_CALLS) : [];
    const uses = await Promise.all(requests.map((request) => this.use(event, work, request, delivery)));
    const { call } = answer;
    if (!uses.length && !call?.cost_micro_usd) return undefined;
    const { participant_id, request_id } = event.data;
    const reply = await this.parts.commands.send({
      ...headerOf(event, work.made + 1),
      type: 'RecordLookup',
      data: { participant_id, request_id, offered, uses, ...(call && { call }) },
    });
    return reply.ok ? reply.version : undefined;
  }

  private async offeredTo({ tenant }: TurnRequested, { name, collection }: LookupWork): Promise<OfferedTool[]> {
    const { tools, knowledge } = this.parts;
    const { documents } = await knowledge.search(tenant, collection, '').catch(() => ({ documents: 0 }));
    const own = documents ? [KNOWLEDGE_SEARCH] : [];
    const { tools: others } = (await tools?.offeredTo(name)) ?? { tools: [] };
    return [...own, ...others.map((tool) => ({ ...tool, input_schema: JSON.stringify(tool.input_schema) }))];
  }

  private async use(
    { tenant }: TurnRequested,
    { name, collection }: LookupWork,
    { tool, arguments: given }: { tool: string; arguments: string },
    { signal }: Delivery,
  ): Promise<ToolUse> {
    if (tool === KNOWLEDGE_SEARCH.name) {
      return searchKnowledge(given, (query) => this.parts.knowledge.search(tenant, collection, query));
    }
    const result = (await this.parts.tools?.call(name, tool, argumentsOf(given), { signal })) ?? NO_TOOLS;
    return { tool, arguments: given, ...result, sources: result.is_error ? [] : [tool] };
  }
}

/** Calls of one step. */
const MOST_CALLS = 5;

const NO_TOOLS = {
  content: 'this installation has no tools',
  truncated: false,
  is_error: true,
  failure: 'not-allowed',
  duration_ms: 0,
};

const aboutOf = ({ tenant, channel_id, data: { request_id, participant_id } }: TurnRequested) => {
  return { tenant, channel_id, request_id, participant_id, work: 'lookup' };
};

const headerOf = (event: TurnRequested, step: number): Omit<Command, 'type' | 'data'> => ({
  id: derivedId('lookup', event.id, String(step)),
  tenant: event.tenant,
  channel_id: event.channel_id,
  actor: { kind: 'participant', id: event.data.participant_id },
  time: event.recorded_at,
});
