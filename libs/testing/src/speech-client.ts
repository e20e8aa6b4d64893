import { WebSocket, type ClientOptions } from 'ws';

/** What an interview tells a speech client. */
export interface SpeechFrame {
  type: string;
  request_id?: string;
  text?: string;
  [field: string]: unknown;
}

interface Options extends ClientOptions {
  protocols?: string[];
  /** Plays what it hears at once, and says so. */
  plays?: boolean;
}

/** A simulated speech engine at an interview's WebSocket (I8): it hears what the test says, and plays what comes. */
export class SpeechClient {
  readonly frames: SpeechFrame[] = [];
  readonly closed: Promise<{ code: number; reason: string }>;
  /** Characters played of each answer. */
  private readonly played = new Map<string, number>();

  private constructor(
    readonly socket: WebSocket,
    private readonly plays: boolean,
  ) {
    this.closed = new Promise((resolve) => {
      socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() }));
    });
    socket.on('error', () => undefined);
    socket.on('message', (data) => this.hear(JSON.parse((data as Buffer).toString()) as SpeechFrame));
  }

  /** @throws with the status, where the server lets nobody in */
  static async open(url: string, channel: string, { protocols = [], plays = false, ...options }: Options = {}) {
    const address = `${url.replace(/^http/u, 'ws')}/v1/interviews/${channel}/voice`;
    const socket = new WebSocket(address, protocols, options);
    const client = new SpeechClient(socket, plays);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('unexpected-response', (_, { statusCode }) => {
        socket.terminate();
        reject(new Error(String(statusCode)));
      });
    });
    return client;
  }

  of = (type: string): SpeechFrame[] => this.frames.filter((frame) => frame.type === type);

  /** What was said of an answer, piece by piece. */
  textOf = (request_id: string): string =>
    this.of('token')
      .filter((frame) => frame.request_id === request_id)
      .map(({ text }) => text)
      .join('');

  send(frame: object): void {
    this.socket.send(JSON.stringify(frame));
  }

  /** Speaks as it is recognised: word by word, and then as it was. */
  say(text: string): void {
    const words = text.split(' ');
    for (let count = 1; count <= words.length; count++)
      this.send({ type: 'partial', text: words.slice(0, count).join(' ') });
    this.send({ type: 'final', text });
  }

  close(): void {
    this.socket.close();
  }

  private hear(frame: SpeechFrame): void {
    this.frames.push(frame);
    if (!this.plays || frame.type !== 'token') return;
    const characters = (this.played.get(frame.request_id!) ?? 0) + frame.text!.length;
    this.played.set(frame.request_id!, characters);
    this.send({ type: 'heard', request_id: frame.request_id, characters });
  }
}
