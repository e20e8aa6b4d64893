import {
  derivedId,
  type Command,
  type LookupPlan,
  type OfferedTool,
  type RecordedEvent,
  type ToolUse,
} from '@parley/contracts';
import type { ModelFor } from '@parley/llm';
import type { ChannelFolds, CommandBus, Delivery, KnowledgeSearch } from '@parley/messaging';
import { lookupTask, renderPrompt } from '@parley/prompts';
import {
  lookupsOf,
  mayLookUp,
  modelNeeds,
  roleOf,
  workshopOf,
  type Deliberation,
  type WorkshopState,
} from '@parley/protocols';
import type { Tools } from '@parley/tools';
import { KNOWLEDGE_SEARCH, searchKnowledge } from './knowledge-tool.js';

type TurnRequested = Extract<RecordedEvent, { type: 'TurnRequested' }>;

interface Parts {
  channels: ChannelFolds<Deliberation>;
  commands: CommandBus;
  modelFor: ModelFor;
  knowledge: KnowledgeSearch;
  /** Of MCP servers, where the installation has any. */
  tools?: Tools;
}

/**
 * Lets a workshop's role look things up before it speaks (W7): the knowledge base and the tools it may use come before
 * the user. Each step is in the log with its results before the next, so a crash repeats at most one.
 */
export class Lookups {
  constructor(private readonly parts: Parts) {}

  /** @returns the channel with what was found; as it was where nothing had to be looked up */
  async before(event: TurnRequested, opened: Deliberation, delivery: Delivery): Promise<Deliberation> {
    let channel = opened;
    while (channel.protocol === 'workshop') {
      const version = await this.step(event, channel, delivery);
      if (version === undefined) return channel;
      channel = (await this.parts.channels.at(event.tenant, event.channel_id, version)).state;
    }
    return channel;
  }

  /** One look-up. @returns the version that holds it, or undefined where the role goes on to its speech */
  private async step(
    event: TurnRequested,
    channel: Extract<Deliberation, { protocol: 'workshop' }>,
    delivery: Delivery,
  ): Promise<number | undefined> {
    const { request_id } = event.data;
    const { state } = channel;
    const turn = state.turns.find((candidate) => candidate.request_id === request_id);
    if (turn?.status !== 'open' || turn.work !== 'speech' || !mayLookUp(state, request_id)) return undefined;
    const offered = await this.offeredTo(event, state);
    if (!offered.length) return undefined;
    const task = lookupTask(state, turn, offered);
    const model = this.parts.modelFor(modelNeeds(event.channel_id, channel));
    const answer = await model.generate({ task, prompt: renderPrompt(task), signal: delivery.signal });
    if (!answer.ok && answer.code === 'aborted')
      throw new Error('the service is closing; the turn will be taken up again');
    // A role that cannot say what it needs speaks all the same; what that cost is kept.
    const calls = answer.ok ? (answer.output as LookupPlan).calls.slice(0, MOST_CALLS) : [];
    const uses = await Promise.all(calls.map((call) => this.use(event, state, call, delivery)));
    const { call } = answer;
    if (!uses.length && !call?.cost_micro_usd) return undefined;
    const reply = await this.parts.commands.send({
      ...headerOf(event, lookupsOf(state, request_id).length + 1),
      type: 'RecordLookup',
      data: { participant_id: turn.participant_id, request_id, offered, uses, ...(call && { call }) },
    });
    return reply.ok ? reply.version : undefined;
  }

  private async offeredTo(event: TurnRequested, state: WorkshopState): Promise<OfferedTool[]> {
    const { tools, knowledge } = this.parts;
    const { documents } = await knowledge.search(event.tenant, collectionOf(state), '').catch(() => ({ documents: 0 }));
    const own = documents ? [KNOWLEDGE_SEARCH] : [];
    const role = roleOf(state, event.data.participant_id)?.name ?? '';
    const { tools: others } = (await tools?.offeredTo(role)) ?? { tools: [] };
    return [...own, ...others.map((tool) => ({ ...tool, input_schema: JSON.stringify(tool.input_schema) }))];
  }

  private async use(
    event: TurnRequested,
    state: WorkshopState,
    { tool, arguments: given }: LookupPlan['calls'][number],
    { signal }: Delivery,
  ): Promise<ToolUse> {
    if (tool === KNOWLEDGE_SEARCH.name) {
      return searchKnowledge(given, (query) => this.parts.knowledge.search(event.tenant, collectionOf(state), query));
    }
    const role = roleOf(state, event.data.participant_id)?.name ?? '';
    const parsed = jsonOf(given);
    const result = (await this.parts.tools?.call(role, tool, parsed, { signal })) ?? NO_TOOLS;
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

const collectionOf = (state: WorkshopState): string => workshopOf(state).config.collection ?? 'default';

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const headerOf = (event: TurnRequested, step: number): Omit<Command, 'type' | 'data'> => ({
  id: derivedId('lookup', event.id, String(step)),
  tenant: event.tenant,
  channel_id: event.channel_id,
  actor: { kind: 'participant', id: event.data.participant_id },
  time: event.recorded_at,
});
