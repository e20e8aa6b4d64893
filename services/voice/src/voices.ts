import type { IncomingMessage, Server } from 'node:http';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { ChannelFrame } from '@parley/client';
import { problem, type RecordedEvent } from '@parley/contracts';
import {
  callerKey,
  endWithProblem,
  fail,
  ProblemError,
  routeUpgrades,
  stillKnown,
  stopOf,
  type Caller,
  type Upgrade,
} from '@parley/http';
import { LRUCache } from 'lru-cache';
import { WebSocketServer } from 'ws';
import { readyOf } from './frames.js';
import { InterviewApi, type Addresses } from './interview-api.js';
import { VoiceSocket } from './socket.js';

export const ADDRESSES = Symbol('Addresses');

/** Bytes of a frame that are read at all: what is larger than a frame may be is told so, up to here. */
const MOST_READ = 1_048_576;
/** Sockets of one caller. */
const MOST_SOCKETS = 64;
/** Interviews of which is remembered how far they were told. */
const REMEMBERED = 10_000;
const PROTOCOL = 'parley.voice.v1';

/** The speech clients of this process (I8). */
@Injectable()
export class Voices implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(Voices.name);
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_READ,
    handleProtocols: (offered) => (offered.has(PROTOCOL) ? PROTOCOL : false),
  });
  private readonly sockets = new Map<VoiceSocket, string>();
  /** The last position that was told of each interview: whoever comes again is shown nothing older. */
  private readonly told = new LRUCache<string, number>({ max: REMEMBERED });

  constructor(
    @Inject(ADDRESSES) private readonly addresses: Addresses,
    private readonly host: HttpAdapterHost<FastifyAdapter>,
  ) {
    // RFC 6455, 4.2.2: whoever offers another version is told which one is spoken.
    this.server.on('wsClientError', ({ message: detail }, socket) =>
      endWithProblem(socket, problem('invalid-request', { detail }), ['sec-websocket-version: 13']),
    );
  }

  /** For `/metrics`. */
  get open(): number {
    return this.sockets.size;
  }

  onApplicationBootstrap(): void {
    const server = this.host.httpAdapter.getHttpServer() as Server;
    routeUpgrades(server, this.host.httpAdapter.getInstance());
    stopOf(server).addEventListener('abort', () => this.leave());
  }

  /** Before the http server closes, which waits for its connections. */
  onModuleDestroy(): void {
    this.leave();
  }

  private leave(): void {
    for (const socket of this.sockets.keys()) socket.leave();
  }

  /**
   * Makes a connection a speech client's. What is committed after the state that it is told first follows, from that
   * position on: nothing is missed, and nothing told twice.
   * @param take gives the connection, once nothing is left to refuse
   * @throws ProblemError where there is no such interview, it is closed, or the caller has too many sockets
   */
  async connect(request: IncomingMessage, caller: Caller, channelId: string, take: () => Upgrade): Promise<void> {
    const api = new InterviewApi(this.addresses, channelId, request.headers.authorization);
    const left = new AbortController();
    let voice: VoiceSocket | undefined;
    try {
      const interview = await api.standing(this.told.get(channelId));
      if (interview.status === 'closed') fail('channel-closed');
      const heard = api.listen(interview.position, left.signal);
      this.assertFewSockets(caller);
      const { socket, head } = take();
      this.server.handleUpgrade(request, socket, head, (open) => {
        voice = new VoiceSocket(open, {
          ready: readyOf(interview),
          send: async (command) => {
            const committed = await api.send(command);
            this.remember(channelId, committed.position);
            return committed;
          },
          isKnown: () => stillKnown(caller),
          left: () => (left.abort(), this.sockets.delete(voice!)),
        });
        this.sockets.set(voice, callerKey(caller));
        void this.relay(heard, voice, channelId);
      });
    } finally {
      if (!voice) left.abort();
    }
  }

  private async relay(heard: AsyncIterable<ChannelFrame>, voice: VoiceSocket, channelId: string): Promise<void> {
    try {
      for await (const { token, event } of heard) {
        if (token) voice.token(token);
        if (!event) continue;
        this.remember(channelId, event.position);
        voice.event(event as RecordedEvent);
      }
    } catch (error) {
      // Nothing is told to whoever may hear nothing any more.
      if (!(error instanceof ProblemError)) this.logger.error(error);
      voice.shut();
    }
  }

  private remember(channelId: string, position: number): void {
    this.told.set(channelId, Math.max(position, this.told.get(channelId) ?? 0));
  }

  private assertFewSockets(caller: Caller): void {
    const own = callerKey(caller);
    if ([...this.sockets.values()].filter((key) => key === own).length >= MOST_SOCKETS) fail('rate-limited');
  }
}
