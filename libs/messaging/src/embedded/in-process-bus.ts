import type { Command, CommandReply, RecordedEvent } from '@parley/contracts';
import { commandProblem } from '../command-check.js';
import { BusUnavailable, type ChannelReader, type CommandBus, type KnowledgeSearch } from '../ports.js';

type Responder = (payload: unknown) => Promise<unknown>;

/** Commands and queries between services of one process: the same handlers, the same checks, no wire. */
export class InProcessBus implements CommandBus, ChannelReader, KnowledgeSearch {
  private readonly responders = new Map<string, Responder>();

  /** @param pattern `command`, `ReadChannel` or `SearchKnowledge` */
  respond(pattern: string, responder: Responder): void {
    this.responders.set(pattern, responder);
  }

  async send(command: Command): Promise<CommandReply> {
    const problem = commandProblem(command);
    if (problem) return { ok: false, problem };
    return (await this.responder('command')(command)) as CommandReply;
  }

  async read(tenant: string, channel_id: string, after: number): Promise<RecordedEvent[]> {
    return (await this.responder('ReadChannel')({ tenant, channel_id, after })) as RecordedEvent[];
  }

  async search(tenant: string, collection: string, query: string): ReturnType<KnowledgeSearch['search']> {
    const found = await this.responder('SearchKnowledge')({ tenant, collection, query });
    return found as Awaited<ReturnType<KnowledgeSearch['search']>>;
  }

  private responder(pattern: string): Responder {
    const responder = this.responders.get(pattern);
    if (!responder) throw new BusUnavailable(`nobody answers ${pattern}`);
    return responder;
  }
}
