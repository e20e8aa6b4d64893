import { SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { Caller } from './principal.js';
import { fail } from './problem-error.js';
import { isRelayed } from './relayed.js';

const FOR_SEATS = 'parley:for-seats';
const FOR_READERS = 'parley:for-readers';

/** What the key of a seat may read, in its own channel; everything else it may not. */
export const ForSeats = () => SetMetadata(FOR_SEATS, true);

/** What whoever has a channel's link may read: all else is closed to it. */
export const ForReaders = () => SetMetadata(FOR_READERS, true);

/** Keeps the key of a seat to its channel. Which commands are its own to send, the channel's rules say. */
export class SeatGuard implements CanActivate {
  private readonly reflector = new Reflector();

  canActivate(context: ExecutionContext): boolean {
    if (context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest & { caller?: Caller }>();
    const { caller, method, params } = request;
    // What a relayed request may do is said where it is asked.
    if (!caller || isRelayed(request)) return true;
    const { actor, seat, reader } = caller;
    const { id, name } = params as { id?: string; name?: string };
    const reads = method === 'GET' || method === 'HEAD';
    const isMarked = (mark: string) =>
      this.reflector.getAllAndOverride<boolean>(mark, [context.getHandler(), context.getClass()]);
    if (reader) {
      const isOwn = id?.toLowerCase() === reader.channel_id;
      if (!(isOwn && reads && isMarked(FOR_READERS)))
        fail('forbidden', { detail: 'this link reads one decision, and nothing else' });
    }
    if (seat) {
      // What names neither a channel nor a person tells of the caller alone.
      const isOwnName = name === undefined ? reads : name === actor.id;
      const isOwn = id === undefined ? isOwnName : id.toLowerCase() === seat.channel_id;
      if (!(isOwn && (!reads || isMarked(FOR_SEATS))))
        fail('forbidden', { detail: 'the key of a seat is for its own channel and inbox' });
    }
    return true;
  }
}
