import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { problem } from '@parley/contracts';
import type { FastifyRequest } from 'fastify';
import type { Caller } from './api-keys.js';
import { callerKey } from './caller.js';
import { ProblemError } from './problem-error.js';
import { problemOf, sendProblem } from './problem-filter.js';

/** Bytes of large bodies that may be under way at once, from their first byte until they are answered. */
export interface UploadLimitOptions {
  ofKey: number;
  ofTenant: number;
  ofAll: number;
}

const MB = 1024 * 1024;
/** Bytes of a body that brings documents: more than a command ever needs. */
export const DOCUMENTS_LIMIT = 16 * MB;
export const bringsDocuments = (url = ''): boolean => url.startsWith('/v1/knowledge/');

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

/** Counts every body that brings documents, whose caller is known by then. */
export function limitUploads(fastify: Fastify, limits?: UploadLimitOptions): void {
  const uploads = new UploadLimits(limits);
  fastify.addHook('onRequest', async (request: FastifyRequest & { caller?: Caller }, reply) => {
    const { caller, method, headers } = request;
    if (!caller || method !== 'POST' || !bringsDocuments(request.routeOptions.url)) return;
    // One that does not say how long it is may be as long as any.
    const bytes = Math.min(Number(headers['content-length'] ?? DOCUMENTS_LIMIT), DOCUMENTS_LIMIT);
    try {
      reply.raw.once('close', uploads.enter(caller, bytes));
    } catch (error) {
      return sendProblem(reply, problemOf(error));
    }
  });
}
