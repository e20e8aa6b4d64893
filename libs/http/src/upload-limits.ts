import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { problem } from '@parley/contracts';
import type { FastifyRequest } from 'fastify';
import type { Caller } from './principal.js';
import { callerKey } from './caller.js';
import { ProblemError } from './problem-error.js';
import { problemOf, sendProblem } from './problem-filter.js';
import { largestBody } from './relayed.js';

/** Bytes of large bodies that may be under way at once, from their first byte until they are answered. */
export interface UploadLimitOptions {
  ofKey: number;
  ofTenant: number;
  ofAll: number;
}

const MB = 1024 * 1024;
/** Bytes of a body that brings documents: more than a command ever needs. */
export const DOCUMENTS_LIMIT = 16 * MB;
const bringsDocuments = (url = ''): boolean => url.startsWith('/v1/knowledge/');

/** Largest body of an address where larger ones are taken than a command is, in bytes. */
export const largeBody = ({ url, config }: { url?: string; config?: object }): number | undefined =>
  bringsDocuments(url) ? DOCUMENTS_LIMIT : largestBody(config);

/** A body is many times as large in memory while it is read and taken in. */
export const UPLOAD_LIMITS: UploadLimitOptions = { ofKey: DOCUMENTS_LIMIT, ofTenant: 24 * MB, ofAll: 48 * MB };

/** Room for large bodies: it is taken before the first byte is read, and by what the body says that it has. */
export class UploadLimits {
  private readonly underWay = new Map<string, number>();

  constructor(private readonly limits: UploadLimitOptions = UPLOAD_LIMITS) {}

  /** @returns how it is told that the body is gone  @throws ProblemError rate-limited */
  enter(caller: Caller, bytes: number): () => void {
    const { ofKey, ofTenant, ofAll } = this.limits;
    const rooms = [
      { room: `key ${callerKey(caller)}`, most: ofKey },
      { room: `tenant ${caller.tenant}`, most: ofTenant },
      { room: 'all', most: ofAll },
    ];
    const full = rooms.find(({ room, most }) => (this.underWay.get(room) ?? 0) + bytes > most);
    if (full) {
      const detail = 'too much is being sent already: one body after another';
      throw new ProblemError(problem('rate-limited', { detail, params: { retry_after_s: 5 } }));
    }
    for (const { room } of rooms) this.add(room, bytes);
    return () => rooms.forEach(({ room }) => this.add(room, -bytes));
  }

  private add(room: string, bytes: number): void {
    const left = (this.underWay.get(room) ?? 0) + bytes;
    if (left) this.underWay.set(room, left);
    else this.underWay.delete(room);
  }
}

type Fastify = ReturnType<ReturnType<NestFastifyApplication['getHttpAdapter']>['getInstance']>;

/** What frees the room of a request's body. */
const LEAVING = new WeakMap<FastifyRequest, () => void>();

/** Counts every body that may be large, whose caller is known by then. */
export function limitUploads(fastify: Fastify, limits?: UploadLimitOptions): void {
  const uploads = new UploadLimits(limits);
  fastify.addHook('onRequest', async (request: FastifyRequest & { caller?: Caller }, reply) => {
    const { caller, method, headers } = request;
    const most = largeBody(request.routeOptions);
    if (!caller || method !== 'POST' || most === undefined) return;
    // One that does not say how long it is may be as long as any.
    const bytes = Math.min(Number(headers['content-length'] ?? most), most);
    try {
      const free = uploads.enter(caller, bytes);
      const leave = () => {
        if (LEAVING.delete(request)) free();
      };
      LEAVING.set(request, leave);
      reply.raw.once('close', leave);
    } catch (error) {
      return sendProblem(reply, problemOf(error));
    }
  });
}

/** Drops a body that was taken in: its answer lasts, and needs no room for it. */
export function dropBody(request: FastifyRequest): void {
  request.body = undefined;
  LEAVING.get(request)?.();
}
