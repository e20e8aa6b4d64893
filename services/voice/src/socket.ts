import type { Token } from '@parley/client';
import { problem, type ParleyEvent, type Problem } from '@parley/contracts';
import { problemOf } from '@parley/http';
import type { WebSocket } from 'ws';
import { MOST_BYTES, readFrame, type Ready, type ServerFrame } from './frames.js';
import { begin, onEvent, onFrame, onRefused, onToken, type Session, type Step, type VoiceCommand } from './session.js';

/** Bytes that may wait for a client; one that takes no more is cut off. */
const MOST_WAITING = 1_048_576;
/** Commands of one client that may be under way. */
const MOST_COMMANDS = 32;
/** Frames that could not be read, before the client is cut off. */
const MOST_UNREADABLE = 10;
const HEARTBEAT_MS = 15_000;
/** A client that does not answer a close is cut off. */
const GOODBYE_MS = 500;
/** How long the commands that are under way may take when the service goes away. */
const LAST_COMMANDS_MS = 10_000;

/** Close codes of RFC 6455. */
const DONE = 1000;
const AWAY = 1001;
const BROKE_RULES = 1008;
const TOO_BIG = 1009;
/** The status that says that a key is good no longer. */
const UNKNOWN = 401;

interface Wiring {
  ready: Ready;
  send(command: VoiceCommand): Promise<{ position: number; duplicate: boolean }>;
  /** Whether the client's key still opens this, which is asked with each sign of life. */
  isKnown(): Promise<boolean>;
  /** Called once, when the socket is closed. */
  left(): void;
}

/** One speech client: what it says goes through its session, and what follows goes out. */
export class VoiceSocket {
  private session: Session;
  private commands = 0;
  /** What was said before is committed before. */
  private last: Promise<unknown> = Promise.resolve();
  private unreadable = 0;
  private isAlive = true;
  private isLeaving = false;
  private readonly heartbeat: NodeJS.Timeout;

  constructor(
    private readonly socket: WebSocket,
    private readonly wiring: Wiring,
  ) {
    this.session = begin(wiring.ready);
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT_MS).unref();
    socket.on('pong', () => (this.isAlive = true));
    socket.on('message', (data, isBinary) => this.hear(data as Buffer, isBinary));
    // `ws` closes the connection itself; without a listener the error would end the process.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(this.heartbeat);
      wiring.left();
    });
    this.tell(wiring.ready);
  }

  token(frame: Token): void {
    this.take(onToken(this.session, frame));
  }

  event(event: ParleyEvent): void {
    this.take(onEvent(this.session, event));
  }

  /** The service goes away: what the client has said by now is answered. */
  leave(): void {
    this.isLeaving = true;
    if (!this.commands) this.socket.close(AWAY);
    setTimeout(() => this.socket.terminate(), this.commands ? LAST_COMMANDS_MS : GOODBYE_MS).unref();
  }

  private hear(data: Buffer, isBinary: boolean): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (isBinary) return this.refuse(problem('unsupported-media-type', { detail: 'send JSON as text' }), BROKE_RULES);
    if (data.length > MOST_BYTES) return this.refuse(problem('payload-too-large'), TOO_BIG);
    const read = readFrame(data.toString());
    if ('frame' in read) return this.take(onFrame(this.session, read.frame));
    this.unreadable += 1;
    this.refuse(read.problem, this.unreadable < MOST_UNREADABLE ? undefined : BROKE_RULES);
  }

  private take({ session, send = [], commands = [], ends }: Step): void {
    this.session = session;
    for (const frame of send) this.tell(frame);
    for (const command of commands) void this.command(command);
    if (ends) this.socket.close(DONE);
  }

  private async command(command: VoiceCommand): Promise<void> {
    if (this.commands >= MOST_COMMANDS) return this.refuse(problem('rate-limited'), BROKE_RULES);
    this.commands += 1;
    const sent = this.last.then(() => this.wiring.send(command));
    this.last = sent.catch(() => undefined);
    try {
      const { position, duplicate } = await sent;
      if (command.type === 'Intervene')
        this.tell({ type: 'acknowledged', ...(command.id !== undefined && { id: command.id }), position, duplicate });
    } catch (error) {
      const found = problemOf(error);
      if (found.status === UNKNOWN) this.shut();
      else this.take(onRefused(this.session, command, found));
    } finally {
      this.commands -= 1;
      if (this.isLeaving) this.leave();
    }
  }

  /** Whoever has opened this is known no longer. */
  shut(): void {
    if (this.socket.readyState === this.socket.OPEN) this.refuse(problem('unauthenticated'), BROKE_RULES);
  }

  private refuse(found: Problem, code?: number): void {
    this.tell({ type: 'problem', problem: found });
    if (code !== undefined) this.socket.close(code, found.code);
  }

  private tell(frame: ServerFrame): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > MOST_WAITING) return this.socket.terminate();
    this.socket.send(JSON.stringify(frame));
  }

  private beat(): void {
    if (!this.isAlive) return this.socket.terminate();
    this.isAlive = false;
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.socket.ping();
    void this.wiring.isKnown().then((known) => known || this.shut());
  }
}
