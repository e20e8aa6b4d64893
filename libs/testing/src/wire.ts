import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '@parley/embedded-postgres';

/** Which way nothing passes. */
export type Silence = 'both ways' | 'to the server' | 'from the server';

/** One connection over the wire: to whoever has connected, and to the server. */
class Line {
  private silence: Silence | undefined;

  constructor(
    private readonly near: Socket,
    private readonly far: Socket,
    private readonly gone: () => void,
  ) {
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => undefined).on('close', () => this.ended(other));
      one.pipe(other);
    }
  }

  /** For ever: what was lost of it cannot be made good. */
  hush(silence: Silence): void {
    this.silence = silence;
    if (silence !== 'from the server') this.near.unpipe(this.far).resume();
    if (silence !== 'to the server') this.far.unpipe(this.near).resume();
  }

  destroy(): void {
    this.near.destroy();
    this.far.destroy();
  }

  /** On a silent line nobody hears that the other side is gone. */
  private ended(other: Socket): void {
    if (!this.silence) other.destroy();
    if (this.near.destroyed && this.far.destroyed) this.gone();
  }
}

/** A wire to a server that a test can cut, make silent, and mend. */
export class Wire {
  private server: Server | undefined;
  private readonly lines = new Set<Line>();
  private silence: Silence | undefined;
  private own = 0;

  constructor(private readonly target: number) {}

  get port(): number {
    return this.own;
  }

  async mend(): Promise<void> {
    this.own ||= await freePort();
    const server = createServer((near) => {
      // One that was let in just before it was cut.
      if (this.server !== server) return void near.destroy();
      const line = new Line(near, connect(this.target, '127.0.0.1'), () => this.lines.delete(line));
      this.lines.add(line);
      if (this.silence) line.hush(this.silence);
    });
    this.server = server;
    await new Promise<void>((resolve, reject) =>
      server.once('error', reject).listen(this.own, '127.0.0.1', () => resolve()),
    );
  }

  /** Whoever is connected is cut off, who comes is refused. */
  async cut(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    const closed = new Promise<unknown>((resolve) => (server ? server.close(resolve) : resolve(undefined)));
    for (const line of this.lines) line.destroy();
    await closed;
  }

  /** Connections stand, new ones too, and nothing passes: as where a route is lost, and nobody says so. */
  hush(silence: Silence = 'both ways'): void {
    this.silence = silence;
    for (const line of this.lines) line.hush(silence);
  }

  /** Whoever connects from now on is heard; those who were silenced stay silent. */
  speak(): void {
    this.silence = undefined;
  }
}
