import type { Command, CommandReply, RecordedEvent } from '@parley/contracts';
import { commandProblem } from '../command-check.js';
import { BusUnavailable, type ChannelReader, type CommandBus } from '../ports.js';

type Responder = (payload: unknown) => Promise<unknown>;

/** Commands and queries between services of one process: the same handlers, the same checks, no wire. */
export class InProcessBus implements CommandBus, ChannelReader {
  private readonly responders = new Map<string, Responder>();

  /** @param pattern `command` or `ReadChannel` */
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

  private responder(pattern: string): Responder {
    const responder = this.responders.get(pattern);
    if (!responder) throw new BusUnavailable(`nobody answers ${pattern}`);
    return responder;
  }
}
