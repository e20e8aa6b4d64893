import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from './principal.js';
import { stillKnown } from './caller.js';
import { isUpgrade } from './upgrades.js';

/** How often it is asked whether the keys of open streams are good still, in milliseconds: so long a revoked one is heard at most. */
const LOOK_MS = 1_000;

interface OfKey {
  caller: Caller;
  ends: Set<() => void>;
}

/**
 * What goes on being answered by a key that can be revoked: event streams, WebSockets, MCP and A2A, each of them ended once the key is good
 * no longer. One look for each key, however many streams it has, and none where nothing is open.
 */
export class OpenAnswers {
  private readonly keys = new Map<string, OfKey>();
  private timer: NodeJS.Timeout | undefined;
  private looking = false;

  constructor(private readonly lookMs = LOOK_MS) {}

  /** Until the answer is over, its key is looked after. */
  watch(request: FastifyRequest, { raw }: FastifyReply, caller: Caller): void {
    const { authorization = '' } = request.headers;
    const { socket } = request.raw;
    // The connection is then a WebSocket's, and no answer is written by us.
    const isSocket = isUpgrade(request.raw);
    const end = () => {
      if (isSocket) socket.destroy();
      else if (raw.headersSent) raw.end();
    };
    const leave = this.enter(createHash('sha256').update(authorization).digest('base64'), caller, end);
    (isSocket ? socket : raw).once('close', leave);
  }

  private enter(key: string, caller: Caller, end: () => void): () => void {
    const known = this.keys.get(key) ?? { caller, ends: new Set() };
    known.ends.add(end);
    this.keys.set(key, known);
    this.timer ??= setInterval(() => void this.look(), this.lookMs).unref();
    return () => {
      known.ends.delete(end);
      if (!known.ends.size && this.keys.get(key) === known) this.keys.delete(key);
      if (this.keys.size) return;
      clearInterval(this.timer);
      this.timer = undefined;
    };
  }

  /** What cannot be looked up now is looked up at the next turn. */
  private async look(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    const all = [...this.keys.values()];
    const good = await Promise.all(all.map(({ caller }) => stillKnown(caller)));
    this.looking = false;
    all.forEach(({ ends }, at) => {
      if (!good[at]) for (const end of ends) end();
    });
  }
}
