import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@parley/embedded-postgres';
import { commandMissing } from './command-missing.js';
import { endWithTests } from './end-with-tests.js';

const BINARY = process.env['NATS_SERVER_BIN'] ?? 'nats-server';

/** Whether a real nats-server is there; with CI=true a missing one is an error, never a skip. */
export const natsServerMissing: boolean = commandMissing('nats-server', BINARY);

/** Whether the one that is there cannot ask who somebody is (auth callout, 2.10); with CI=true that is an error too. */
export const natsCalloutMissing: boolean = natsServerMissing || isOlderThan(2, 10);

function isOlderThan(major: number, minor: number): boolean {
  const [, found = '0', more = '0'] =
    /v(\d+)\.(\d+)/u.exec(execFileSync(BINARY, ['--version'], { encoding: 'utf8' })) ?? [];
  const isOld = Number(found) < major || (Number(found) === major && Number(more) < minor);
  if (isOld && process.env['CI'] === 'true')
    throw new Error(`nats-server ${found}.${more} is too old; install ${major}.${minor}: tools/get-test-servers.mjs`);
  return isOld;
}

/** How long it may take to end when asked, in milliseconds: one whose disk was full may never do so. */
const STOP_MS = 10_000;

export interface NatsServer {
  url: string;
  port: number;
  /** SIGKILL, as a crash. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** Without waiting for what it does. */
  signal(signal: NodeJS.Signals): void;
}

/** A real nats-server with JetStream on 127.0.0.1. @param config a file with what else it is to know, as its users */
export async function startNatsServer(storeDir: string, port?: number, config?: string): Promise<NatsServer> {
  const chosen = port ?? (await freePort());
  const args = ['-a', '127.0.0.1', '-p', String(chosen), '-js', '-sd', storeDir, ...(config ? ['-c', config] : [])];
  const server = endWithTests(spawn(BINARY, args, { stdio: 'ignore' }));
  await listening(server, chosen);
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill(signal);
    const killed = setTimeout(() => server.kill('SIGKILL'), STOP_MS);
    await once(server, 'exit');
    clearTimeout(killed);
  };
  return {
    url: `nats://127.0.0.1:${chosen}`,
    port: chosen,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    signal: (signal) => void server.kill(signal),
  };
}

async function listening(server: ChildProcess, port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (server.exitCode !== null) throw new Error(`nats-server ended with ${server.exitCode}`);
    if (await accepts(port)) return;
    await delay(50);
  }
  throw new Error('nats-server does not listen');
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(!socket.destroy().connecting));
    socket.once('error', () => resolve(false));
  });
}
