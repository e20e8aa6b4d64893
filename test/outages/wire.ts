import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A wire to a server that a test can cut, and mend. */
export class Wire {
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();
  private own = 0;

  constructor(private readonly target: number) {}

  get port(): number {
    return this.own;
  }

  async mend(): Promise<void> {
    const server = createServer((near) => {
      const far = connect(this.target, '127.0.0.1');
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.sockets.add(one);
        one.on('error', () => other.destroy()).on('close', () => other.destroy());
        one.once('close', () => this.sockets.delete(one));
        one.pipe(other);
      }
    });
    await new Promise<void>((resolve, reject) =>
      server.once('error', reject).listen(this.own, '127.0.0.1', () => resolve()),
    );
    this.own = (server.address() as AddressInfo).port;
    this.server = server;
  }

  /** Who is connected is cut off, who comes is refused. */
  async cut(): Promise<void> {
    const closed = new Promise<unknown>((resolve) => (this.server ? this.server.close(resolve) : resolve(undefined)));
    for (const socket of this.sockets) socket.destroy();
    await closed;
    this.server = undefined;
  }
}
