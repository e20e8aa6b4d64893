import { SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { Caller } from './api-keys.js';
import { fail } from './problem-error.js';

const FOR_SEATS = 'parley:for-seats';

/** What the key of a seat may read, in its own channel; everything else it may not. */
export const ForSeats = () => SetMetadata(FOR_SEATS, true);

/** Keeps the key of a seat to its channel. Which commands are its own to send, the channel's rules say. */
export class SeatGuard implements CanActivate {
  private readonly reflector = new Reflector();

  canActivate(context: ExecutionContext): boolean {
    if (context.getType() !== 'http') return true;
    const { caller, method, params } = context.switchToHttp().getRequest<FastifyRequest & { caller?: Caller }>();
    if (!caller?.seat) return true;
    const { id, name } = params as { id?: string; name?: string };
    const reads = method === 'GET' || method === 'HEAD';
    // What names neither a channel nor a person tells of the caller alone.
    const isOwnName = name === undefined ? reads : name === caller.actor.id;
    const isOwn = id === undefined ? isOwnName : id.toLowerCase() === caller.seat.channel_id;
    const isFor =
      !reads || this.reflector.getAllAndOverride<boolean>(FOR_SEATS, [context.getHandler(), context.getClass()]);
    return (isOwn && isFor) || fail('forbidden', { detail: 'the key of a seat is for its own channel and inbox' });
  }
}
