import type { IncomingMessage, Server } from 'node:http';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { problem, type RecordedEvent } from '@parley/contracts';
import {
  callerKey,
  endWithProblem,
  fail,
  routeUpgrades,
  stillKnown,
  stopOf,
  type Caller,
  type Upgrade,
} from '@parley/http';
import { interview, type InterviewChannel, type InterviewView } from '@parley/protocols/interview';
import { WebSocketServer } from 'ws';
import { CommandHandler } from '../../../command-handler.js';
import { LIVE, type Live } from '../../../tokens.js';
import { RestCommands } from '../../rest-commands.js';
import { ChannelFeed } from './channel-feed.js';
import type { Ready } from './frames.js';
import type { VoiceCommand } from './session.js';
import { VoiceSocket } from './socket.js';

/** Bytes of a frame that are read at all: what is larger than a frame may be is told so, up to here. */
const MOST_READ = 1_048_576;
/** Sockets of one caller. */
const MOST_SOCKETS = 64;
const PROTOCOL = 'parley.voice.v1';

/** The caller, and where it calls to. */
interface Address {
  caller: Caller;
  channelId: string;
}

/** The speech clients of this process (I8). */
@Injectable()
export class Voices implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_READ,
    handleProtocols: (offered) => (offered.has(PROTOCOL) ? PROTOCOL : false),
  });
  private readonly feed: ChannelFeed;
  private readonly sockets = new Map<VoiceSocket, string>();

  constructor(
    @Inject(LIVE) private readonly live: Live,
    @Inject(CommandHandler) private readonly handler: CommandHandler,
    private readonly commands: RestCommands,
    private readonly host: HttpAdapterHost<FastifyAdapter>,
  ) {
    this.feed = new ChannelFeed(live);
    // RFC 6455, 4.2.2: whoever offers another version is told which one is spoken.
    this.server.on('wsClientError', ({ message: detail }, socket) =>
      endWithProblem(socket, problem('invalid-request', { detail }), ['sec-websocket-version: 13']),
    );
  }

  async onApplicationBootstrap(): Promise<void> {
    const server = this.host.httpAdapter.getHttpServer() as Server;
    routeUpgrades(server, this.host.httpAdapter.getInstance());
    stopOf(server).addEventListener('abort', () => this.leave());
    await this.feed.start();
  }

  /** Before the http server closes, which waits for its connections. */
  async onModuleDestroy(): Promise<void> {
    this.leave();
    await this.feed.close();
  }

  private leave(): void {
    for (const socket of this.sockets.keys()) socket.leave();
  }

  /**
   * Makes a connection a speech client's. What is committed while the state is read is told after it: nothing is missed,
   * and nothing told twice.
   * @param take gives the connection, once nothing is left to refuse
   * @throws ProblemError where there is no such interview, it is closed, or the caller has too many sockets
   */
  async open(request: IncomingMessage, { caller, channelId }: Address, take: () => Upgrade): Promise<void> {
    const { tenant } = caller;
    const early: RecordedEvent[] = [];
    let onEvent = (event: RecordedEvent): void => void early.push(event);
    const stops = [this.feed.follow(tenant, channelId, (event) => onEvent(event))];
    const left = () => stops.forEach((stop) => stop());
    let voice: VoiceSocket | undefined;
    try {
      const { version, ready } = await this.standing(tenant, channelId);
      this.assertFewSockets(caller);
      const { socket, head } = take();
      this.server.handleUpgrade(request, socket, head, (open) => {
        const send = (command: VoiceCommand) => this.send(command, { caller, channelId });
        voice = new VoiceSocket(open, {
          ready,
          send,
          isKnown: () => stillKnown(caller),
          left: () => (left(), this.sockets.delete(voice!)),
        });
        this.sockets.set(voice, callerKey(caller));
        onEvent = (event) => void (event.version > version && voice!.event(event));
        early.forEach(onEvent);
        stops.push(this.live.tokens.follow(tenant, channelId, (frame) => voice!.token(frame)));
      });
    } finally {
      if (!voice) left();
    }
  }

  private async standing(tenant: string, channelId: string): Promise<{ version: number; ready: Ready }> {
    const { state: channel, version } = await this.handler.channelOf(tenant, channelId);
    if (!version) fail('channel-not-found');
    if (channel.protocol !== interview.name) fail('not-found', { detail: 'this channel is no interview' });
    const state = channel.state as InterviewChannel;
    if (state.phase === 'closed') fail('channel-closed');
    return { version, ready: readyOf(channelId, state) };
  }

  private assertFewSockets(caller: Caller): void {
    const own = callerKey(caller);
    if ([...this.sockets.values()].filter((key) => key === own).length >= MOST_SOCKETS) fail('rate-limited');
  }

  /** @throws ProblemError too where the key has expired since the connection was opened */
  private async send(command: VoiceCommand, address: Address) {
    await address.caller.checkAgain?.();
    if (command.type === 'InterruptAnswer')
      return this.commands.send('InterruptAnswer', command.data, { ...address, headers: {} });
    const headers = { ...(command.id !== undefined && { 'idempotency-key': command.id }) };
    return this.commands.send('Intervene', command.data, { ...address, headers });
  }
}

function readyOf(channelId: string, state: InterviewChannel): Ready {
  const { phase, language, round: turn, state: known, context, barrier } = interview.view(state) as InterviewView;
  const { answer } = state;
  const last = context.recent_messages.findLast(({ from }) => from === 'interviewer');
  return {
    type: 'ready',
    phase,
    language,
    turn,
    state: { session_id: channelId, ...known },
    ...(last && { last: { turn: last.turn, text: last.text } }),
    ...(answer?.status === 'open' && { answering: { request_id: answer.request_id, turn: answer.turn } }),
    ...(barrier && { barrier }),
  };
}
