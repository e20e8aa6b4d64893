import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { endLeftBehind, freePort, startProgram, supervise } from '@parley/embedded-postgres';
import { brokerConfiguration, newSeatIssuer, publicIssuer, SEATS_ACCOUNT } from '@parley/messaging';

/** Why no nats-server could be started; other failures are told in its own words. */
export class NoOwnBroker extends Error {
  override name = 'NoOwnBroker';

  constructor(
    readonly why: 'missing' | 'old' | 'port-in-use',
    message: string,
  ) {
    super(message);
  }
}

interface Options {
  /** The data folder, which has to be this process's own. */
  folder: string;
  /** The data folder's secret: whoever has it may say anything. */
  secret: string;
  /** 0 takes any that is free: an agent finds it again after a restart only where it is named. */
  port: number;
}

export interface OwnBroker {
  /** For the standalone itself. */
  url: string;
  /** How it lets seats in. */
  seats: { url: string; issuer: string; address: string };
  stop(): Promise<void>;
}

/** The users that a standalone is. */
const OWN = new Set(['channel-admin', SEATS_ACCOUNT]);

const binary = (): string => process.env['NATS_SERVER_BIN'] || 'nats-server';

/** @throws NoOwnBroker where no nats-server is installed, or one from before auth callout (2.10), by which seats are let in */
export function assertNatsServer(): void {
  const { error, stdout } = spawnSync(binary(), ['--version'], { encoding: 'utf8' });
  if (error) throw new NoOwnBroker('missing', `${binary()} cannot be run (${error.message})`);
  const [, major, minor] = /v(\d+)\.(\d+)/u.exec(stdout) ?? [];
  if (Number(major) < 2 || (Number(major) === 2 && Number(minor) < 10)) throw new NoOwnBroker('old', stdout.trim());
}

/**
 * A nats-server on 127.0.0.1 that keeps what it has in the data folder. As embedded Postgres it is started again where it ends, ends
 * with this process, and is ended by the next start where it was left behind.
 * @throws NoOwnBroker where the port is another's
 */
export async function startOwnBroker({ folder, secret, port }: Options): Promise<OwnBroker> {
  const home = join(folder, 'nats');
  const [file, pidFile] = [join(home, 'nats.conf'), join(home, 'nats.pid')];
  await mkdir(home, { recursive: true, mode: 0o700 });
  await endLeftBehind('nats-server', Number(await readFile(pidFile, 'utf8').catch(() => 0)), home);
  const listen = `127.0.0.1:${port || (await freePort())}`;
  // No service but the standalone itself is on this bus: nobody knows the passwords of the others.
  const passwordOf = (user: string) => (OWN.has(user) ? secret : randomBytes(24).toString('hex'));
  const issuer = newSeatIssuer();
  const rights = { passwordOf, issuer: publicIssuer(issuer), more: `pid_file: ${JSON.stringify(pidFile)}\n` };
  await writeFile(file, brokerConfiguration({ listen, storeDir: home, ...rights }), { mode: 0o600 });

  const logger = new Logger('nats-server');
  const start = () => startProgram(binary(), ['-c', file], { ready: 'Server is ready' });
  const server = await supervise('nats-server', start, (why) => logger.error(`${why}; it is started again`)).catch(
    (error: Error) => {
      if (error.message.includes('address already in use')) throw new NoOwnBroker('port-in-use', error.message);
      throw new Error(`nats-server did not start: ${error.message.trim().slice(0, 600)}`, { cause: error });
    },
  );
  return {
    url: `nats://channel-admin:${secret}@${listen}`,
    seats: { url: `nats://${SEATS_ACCOUNT}:${secret}@${listen}`, issuer, address: `nats://${listen}` },
    stop: () => server.stop(),
  };
}
