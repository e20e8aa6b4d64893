import {
  type Actor,
  type CastMade,
  type CastWanted,
  type CommandReply,
  type TokenFrame,
  type FoundAnswer,
  type WantedAnswer,
} from '@parley/contracts';
import { within } from '@parley/outages';
import { commandProblem, sentBy } from '../command-check.js';
import {
  BusUnavailable,
  type CastChooser,
  type ChannelPage,
  type ChannelReader,
  type CommandBus,
  type DeliberationSize,
  type Foreseen,
  type Foresight,
  type FigureDesk,
  type KnowledgeSearch,
  type KnownModels,
  type ModelDesk,
  type ParentAnswers,
  type TokenStream,
  type UsualFigures,
} from '../ports.js';

type Responder = (payload: unknown) => Promise<unknown>;

/** Commands and queries between services of one process: the same handlers, the same checks, no wire. */
export class InProcessBus
  implements ChannelReader, KnowledgeSearch, ParentAnswers, CastChooser, ModelDesk, FigureDesk, TokenStream, Foresight
{
  private readonly responders = new Map<string, Responder>();
  private readonly listeners = new Map<string, Set<(frame: TokenFrame) => void>>();
  private readonly foreseeing = new Set<(hint: Foreseen) => void>();

  /** @param pattern `command`, or what a service is asked: `ReadChannel`, say */
  respond(pattern: string, responder: Responder): void {
    this.responders.set(pattern, responder);
  }

  /** Commands of one sender. */
  commandsOf(sender: Actor): CommandBus {
    return {
      send: async (command) => {
        const problem = commandProblem(command);
        if (problem) return { ok: false, problem };
        return (await this.responder('command')(sentBy(sender, command))) as CommandReply;
      },
    };
  }

  async read(tenant: string, channel_id: string, after: number, least: number | null): Promise<ChannelPage> {
    return (await this.responder('ReadChannel')({ tenant, channel_id, after, least })) as ChannelPage;
  }

  async search(tenant: string, collection: string, query: string): ReturnType<KnowledgeSearch['search']> {
    const found = await this.responder('SearchKnowledge')({ tenant, collection, query });
    return found as Awaited<ReturnType<KnowledgeSearch['search']>>;
  }

  async findAnswer(tenant: string, channel_id: string, wanted: WantedAnswer): Promise<FoundAnswer> {
    return (await this.responder('FindAnswer')({ ...wanted, tenant, channel_id })) as FoundAnswer;
  }

  async choose({ tenant, id }: { tenant: string; id: string }, wanted: CastWanted, withinMs: number) {
    const asked = { ...wanted, tenant, channel_id: id };
    return (await within(withinMs, () => this.responder('ChooseCast')(asked))) as CastMade;
  }

  async offer(): Promise<KnownModels> {
    return (await this.responder('OfferModels')({})) as KnownModels;
  }

  async rehearses(): ReturnType<ModelDesk['rehearses']> {
    return (await this.responder('TellRehearsal')({})) as Awaited<ReturnType<ModelDesk['rehearses']>>;
  }

  async likelyCost(size: DeliberationSize): ReturnType<ModelDesk['likelyCost']> {
    return (await this.responder('ForetellCost')(size)) as Awaited<ReturnType<ModelDesk['likelyCost']>>;
  }

  async usualFigures(tenant: string, kind: { protocol: string; seats: number }): Promise<UsualFigures> {
    return (await this.responder('TellFigures')({ ...kind, tenant })) as UsualFigures;
  }

  publish(frame: TokenFrame): void {
    for (const listener of this.listeners.get(`${frame.tenant}/${frame.channel_id}`) ?? []) listener(frame);
  }

  follow(tenant: string, channelId: string, listener: (frame: TokenFrame) => void): () => void {
    const key = `${tenant}/${channelId}`;
    const listeners = this.listeners.get(key) ?? new Set();
    this.listeners.set(key, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (!listeners.size && this.listeners.get(key) === listeners) this.listeners.delete(key);
    };
  }

  sendHint(hint: Foreseen): void {
    for (const listener of this.foreseeing) listener(hint);
  }

  onForeseen(listener: (hint: Foreseen) => void): () => void {
    this.foreseeing.add(listener);
    return () => this.foreseeing.delete(listener);
  }

  private responder(pattern: string): Responder {
    const responder = this.responders.get(pattern);
    if (!responder) throw new BusUnavailable(`nobody answers ${pattern}`);
    return responder;
  }
}
