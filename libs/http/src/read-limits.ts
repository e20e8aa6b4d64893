import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { problem } from '@parley/contracts';
import type { FastifyRequest } from 'fastify';
import type { Caller } from './principal.js';
import { callerKey } from './caller.js';
import { ProblemError } from './problem-error.js';
import { problemOf, sendProblem } from './problem-filter.js';
import { isUpgrade } from './upgrades.js';

export interface ReadLimitOptions {
  /** Reads of one key that may be under way at once; event streams have a limit of their own. */
  atOnce: number;
  /** What one key may be sent within a minute, in bytes; what is being sent then is sent to its end. */
  bytesAMinute: number;
}

export const READ_LIMITS: ReadLimitOptions = { atOnce: 64, bytesAMinute: 1_073_741_824 };

const MINUTE_MS = 60_000;

interface Use {
  underWay: number;
  bytes: number;
  /** When the minute began in which they were sent. */
  since: number;
}

/** What reading takes of the service that everybody shares: few requests can ask for much. */
export class ReadLimits {
  private readonly uses = new Map<string, Use>();

  constructor(
    private readonly limits: ReadLimitOptions = READ_LIMITS,
    private readonly now: () => number = Date.now,
  ) {}

  /** @returns how it is told that a read has ended, and what was sent  @throws ProblemError rate-limited */
  enter(caller: Caller, { lasts = false } = {}): (bytes: number) => void {
    const { atOnce, bytesAMinute } = this.limits;
    const key = callerKey(caller);
    const use = this.useOf(key);
    if (use.bytes >= bytesAMinute) {
      const seconds = Math.ceil((use.since + MINUTE_MS - this.now()) / 1_000);
      throw limited(`at most ${bytesAMinute} bytes a minute`, seconds);
    }
    if (!lasts && use.underWay >= atOnce) throw limited(`at most ${atOnce} reads at once`, 1);
    const counted = lasts ? 0 : 1;
    use.underWay += counted;
    return (bytes) => {
      use.underWay -= counted;
      this.useOf(key).bytes += bytes;
    };
  }

  private useOf(key: string): Use {
    const now = this.now();
    const known = this.uses.get(key);
    if (known && now - known.since < MINUTE_MS) return known;
    const use = known ?? { underWay: 0, bytes: 0, since: now };
    Object.assign(use, { bytes: 0, since: now });
    if (!known) this.forgetOld(now);
    this.uses.set(key, use);
    return use;
  }

  /** Whoever has not read for a minute counts from nothing. */
  private forgetOld(now: number): void {
    for (const [key, { underWay, since }] of this.uses)
      if (!underWay && now - since >= MINUTE_MS) this.uses.delete(key);
  }
}

type Fastify = ReturnType<ReturnType<NestFastifyApplication['getHttpAdapter']>['getInstance']>;

/** Counts every read whose caller is known; what lasts says so in its route's configuration. */
export function limitReads(fastify: Fastify, limits?: ReadLimitOptions): void {
  const reading = new ReadLimits(limits);
  fastify.addHook('preHandler', async (request: FastifyRequest & { caller?: Caller }, reply) => {
    const { caller, method, raw } = request;
    if (!caller || (method !== 'GET' && method !== 'HEAD') || isUpgrade(raw)) return;
    try {
      const { socket } = raw;
      const sentBefore = socket.bytesWritten;
      const ended = reading.enter(caller, { lasts: 'lasts' in request.routeOptions.config });
      reply.raw.once('close', () => ended(socket.bytesWritten - sentBefore));
    } catch (error) {
      return sendProblem(reply, problemOf(error));
    }
  });
}

const limited = (detail: string, retry_after_s: number): ProblemError =>
  new ProblemError(problem('rate-limited', { detail, params: { retry_after_s } }));
