import type { HttpServer, StdioServer } from './config.js';
import { connect, type Connection } from './connection.js';

/** One server of the configuration: started when it is first needed, and again after it has ended. */
export class ToolServer {
  private current: { starting: Promise<Connection>; connection?: Connection } | undefined;
  /** Calls that run, by connection. */
  private readonly running = new Map<Connection, number>();
  private readonly retired = new Set<Connection>();
  private readonly closing = new Set<Promise<void>>();
  private readonly stop = new AbortController();

  constructor(
    private readonly server: StdioServer | HttpServer,
    /** Its tools that are granted to somebody; no other is kept. */
    private readonly granted: ReadonlySet<string>,
    private readonly timeoutMs: number,
  ) {}

  /** @throws where it cannot be started; the next call tries again */
  connection(): Promise<Connection> {
    if (this.stop.signal.aborted) return Promise.reject(new Error('the tools are closed'));
    return (this.current ?? this.start()).starting;
  }

  /** Says that a call begins. @returns what is to be called when it is over */
  hold(connection: Connection): () => void {
    this.running.set(connection, (this.running.get(connection) ?? 0) + 1);
    return () => {
      const left = this.running.get(connection)! - 1;
      if (left) this.running.set(connection, left);
      else this.running.delete(connection);
      this.closeIfDone(connection);
    };
  }

  /** Gives a connection no more calls, and ends it once those that run are over: one tool that hangs harms no other. */
  retire(connection: Connection): void {
    if (this.current?.connection === connection) this.current = undefined;
    this.retired.add(connection);
  }

  async close(): Promise<void> {
    this.stop.abort(new Error('the tools were closed'));
    await this.current?.starting.then((connection) => connection.close()).catch(() => undefined);
    await Promise.all([...this.retired].map((connection) => connection.close().catch(() => undefined)));
    await Promise.all(this.closing);
  }

  private start() {
    const current: NonNullable<typeof this.current> = {
      starting: connect(this.server, this.granted, this.timeoutMs, this.stop.signal),
    };
    const forget = () => {
      if (this.current === current) this.current = undefined;
    };
    void current.starting
      .then((connection) => {
        current.connection = connection;
        return connection.ended;
      })
      .then(forget, forget);
    return (this.current = current);
  }

  private closeIfDone(connection: Connection): void {
    if (this.running.has(connection) || !this.retired.delete(connection)) return;
    const closing = connection.close().catch(() => undefined);
    this.closing.add(closing);
    void closing.then(() => this.closing.delete(closing));
  }
}
