import {
  derivedId,
  type Command,
  type ModelCall,
  type OfferedTool,
  type RecordedEvent,
  type ToolRequest,
  type ToolUse,
} from '@parley/contracts';
import { isUnavailable } from '@parley/outages';
import { unstorableComplaint } from '@parley/llm';
import type { Tools } from '@parley/mcp';
import {
  submit,
  untilAvailable,
  type ChannelFolds,
  type CommandBus,
  type Delivery,
  type KnowledgeSearch,
} from '@parley/messaging';
import {
  KNOWLEDGE_SEARCH,
  REGISTRY,
  type Deliberation,
  type Prompt,
  type Registry,
  type WantedLookup,
} from '@parley/protocols';
import { executeTool } from '@parley/telemetry';
import { searchKnowledge } from './knowledge-tool.js';

type TurnRequested = Extract<RecordedEvent, { type: 'TurnRequested' }>;

interface Parts {
  channels: ChannelFolds<Deliberation>;
  commands: CommandBus;
  knowledge: KnowledgeSearch;
  /** The tools of MCP servers, where the installation has any. */
  tools?: Tools;
  registry?: Registry;
}

/** What a model asks to look up, and what its answer cost. */
interface Asked {
  calls: readonly ToolRequest[];
  call: ModelCall;
}

/** What one participant may look up with before it answers. */
export interface Offer {
  wanted: WantedLookup;
  tools: OfferedTool[];
}

/**
 * Lets a participant look things up before it answers, where its protocol has it do so (W7): the knowledge base and the
 * tools it may use come before the user. Each step is in the log with its results before the next, so a crash repeats
 * at most one.
 */
export class Lookups {
  private readonly registry: Registry;

  constructor(private readonly parts: Parts) {
    this.registry = parts.registry ?? REGISTRY;
  }

  /** @returns undefined where it has to answer with what it has */
  async offer(event: TurnRequested, channel: Deliberation): Promise<Offer | undefined> {
    const wanted = this.registry.wantedLookup(channel, event.data);
    const tools = wanted && (await this.offeredTo(event, wanted));
    return wanted && tools?.length ? { wanted, tools } : undefined;
  }

  /** Makes the calls that it asks for. @returns the channel with what was found, or undefined where it was not kept */
  async make(event: TurnRequested, { wanted, tools }: Offer, asked: Asked, delivery: Delivery) {
    const requests = asked.calls.slice(0, MOST_CALLS);
    const offered = new Set(tools.map(({ name }) => name));
    const uses = await Promise.all(
      requests.map((request) =>
        // What a model makes up is no name, but its words.
        executeTool(offered.has(request.tool) ? request.tool : '_OTHER', typeOf(request), () =>
          this.use(event, wanted, request, delivery),
        ),
      ),
    );
    const { tenant, channel_id, data } = event;
    const { participant_id, request_id } = data;
    const command: Command = {
      ...headerOf(event, wanted.made + 1),
      type: 'RecordLookup',
      data: { participant_id, request_id, offered: tools, uses, call: asked.call },
    };
    const kept = await submit(this.parts.commands, command, delivery);
    if (!kept) return undefined;
    const read = () => this.parts.channels.at(tenant, channel_id, kept.version);
    return (await untilAvailable(read, delivery)).state;
  }

  private async offeredTo({ tenant }: TurnRequested, wanted: WantedLookup): Promise<OfferedTool[]> {
    const { tools, knowledge } = this.parts;
    const { name, collection, servers } = wanted;
    const { documents } = mayUse(wanted, KNOWLEDGE_SEARCH.name)
      ? await knowledge.search(tenant, collection, '').catch(noKnowledge)
      : NO_KNOWLEDGE;
    const own = documents ? [KNOWLEDGE_SEARCH] : [];
    const { tools: others } = (await tools?.of(tenant).offeredTo(name, servers)) ?? { tools: [] };
    return [...own, ...others.map((tool) => ({ ...tool, input_schema: JSON.stringify(tool.input_schema) }))];
  }

  private async use(
    { tenant }: TurnRequested,
    wanted: WantedLookup,
    { tool, arguments: given }: { tool: string; arguments: string },
    delivery: Delivery,
  ): Promise<ToolUse> {
    const { name, collection } = wanted;
    if (!mayUse(wanted, tool)) return { tool, arguments: given, ...notAllowed(name, tool), sources: [] };
    if (tool === KNOWLEDGE_SEARCH.name) {
      return searchKnowledge(given, (query) =>
        untilAvailable(() => this.parts.knowledge.search(tenant, collection, query), delivery),
      );
    }
    const result =
      (await this.parts.tools?.of(tenant).call(name, tool, argumentsOf(given), { signal: delivery.signal })) ??
      NO_TOOLS;
    return { tool, arguments: given, ...result, sources: result.is_error ? [] : [tool] };
  }
}

const typeOf = ({ tool }: ToolRequest) => (tool === KNOWLEDGE_SEARCH.name ? 'datastore' : 'extension');

/** Calls of one step. */
const MOST_CALLS = 5;

const NO_KNOWLEDGE = { documents: 0 };

/** What is only away has documents all the same: it is waited for. */
function noKnowledge(error: unknown): typeof NO_KNOWLEDGE {
  if (isUnavailable(error)) throw error;
  return NO_KNOWLEDGE;
}

/** Where the participant itself is limited to some servers, the installation's word is not enough. */
const mayUse = ({ servers }: WantedLookup, tool: string): boolean => !servers || servers.includes(tool.split('__')[0]!);

const refused = (content: string) => ({
  content,
  truncated: false,
  is_error: true,
  failure: 'not-allowed',
  duration_ms: 0,
});
const NO_TOOLS = refused('this installation has no tools');
const notAllowed = (name: string, tool: string) => refused(`${name} may not use ${tool}`);

const headerOf = (event: TurnRequested, step: number): Omit<Command, 'type' | 'data'> => ({
  id: derivedId('lookup', event.id, String(step)),
  tenant: event.tenant,
  channel_id: event.channel_id,
  actor: { kind: 'participant', id: event.data.participant_id },
  time: event.recorded_at,
});

/** The arguments of a call: JSON, or the text where it is none. */
function argumentsOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Why calls cannot be made as they stand, in words for the model: JSON within a text can hide what no tool can take. */
export const unusableArguments = (calls: readonly ToolRequest[], language: Prompt['language']): string | undefined =>
  unstorableComplaint(
    calls.map(({ arguments: given }) => argumentsOf(given)),
    language,
  );
