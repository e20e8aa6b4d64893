import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newEd25519Pem } from '@parley/http/ed25519-pem';
import { freePort, startEmbeddedPostgres } from '@parley/embedded-postgres';
import { migrate } from '@parley/event-log/migrations';
import { dataFolder, openFolder, startNatsServer, Wire, type NatsServer } from '@parley/testing';
import { migrateKnowledge } from '@parley/knowledge';
import { migrateProjections } from '@parley/transcript-store';

import { MAIN, Program, type Api } from './processes.js';

/** A whole Parley as processes of its own. */
export interface Stack {
  api: Api;
  /** Where its Postgres keeps its data, in `postgres`. */
  folder: string;
  stop(): Promise<void>;
}

/**
 * The five services in one process, over the embedded transport.
 * @param folder where its data is; one of its own unless said
 * @param main the bundle of another release
 */
export async function startEmbedded(
  environment: Record<string, string> = {},
  folder?: string,
  main?: string,
): Promise<Stack & { process: Program }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // By name: no test looks for local models on this machine.
  const rehearsed: Record<string, string> = environment['ANTHROPIC_API_KEY']
    ? {}
    : { PARLEY_MODEL_PROVIDER: 'rehearsal' };
  const data = folder ?? (await dataFolder());
  const settings = { PARLEY_DATA: data, PORT: String(port), ...rehearsed, ...environment };
  const process = new Program('up', settings, `${url}/healthz`, main ? [main] : undefined);
  await process.start();
  return { api: { commands: url, views: url }, folder: data, process, stop: () => process.stop() };
}

export interface FiveProcesses extends Stack {
  services: Record<string, Program>;
  /** Where each of them says whether it is ready. */
  health: string[];
  broker: Broker;
  /** Another replica of a service. */
  replica(service: Service): Promise<{ url: string; process: Program }>;
  /** A replica of voice, which most tests need none of. */
  voice(): Promise<{ url: string; process: Program }>;
  /** What the services reach Postgres and the broker by. */
  wires: Record<'postgres' | 'nats', Wire>;
}

type WebService = 'channel-admin' | 'transcript-store';
const WORKERS = ['participant-agents', 'coach-judge', 'termination-monitor'] as const;
export const SERVICES = ['channel-admin', 'transcript-store', ...WORKERS] as const;
type Service = (typeof SERVICES)[number];

/** A nats-server that may be killed and started again. */
export interface Broker {
  /** Where it is without the wire. */
  url: string;
  kill(): Promise<void>;
  start(store: 'empty' | 'as it was'): Promise<void>;
  pause(): void;
  goOn(): void;
  stop(): Promise<void>;
}

async function startBroker(folder: string): Promise<Broker> {
  const emptyStore = () => mkdtemp(join(folder, 'nats-'));
  // As deploy/make-secrets.mjs has it: a client that was lost without a word is not sent commands for minutes.
  const config = join(folder, 'nats.conf');
  await writeFile(config, 'ping_interval: "2s"\nping_max: 3\n');
  let store = await emptyStore();
  let server: NatsServer = await startNatsServer(store, undefined, config);
  const { url, port } = server;
  return {
    url,
    kill: () => server.kill(),
    async start(which) {
      if (which === 'empty') store = await emptyStore();
      server = await startNatsServer(store, port, config);
    },
    pause: () => server.signal('SIGSTOP'),
    goOn: () => server.signal('SIGCONT'),
    stop: () => server.stop(),
  };
}

async function wireTo(port: number): Promise<Wire> {
  const wire = new Wire(port);
  await wire.mend();
  return wire;
}

/**
 * The five services as processes of their own, over a real nats-server.
 * @param model the workers' variables of a model; without any they rehearse
 * @param folders where Postgres and the broker keep what they have; in folders of their own unless said
 * @param told what the services on Postgres are told besides
 * @param workers those of the five that are wanted beside the two that answer over HTTP
 * @param mains the bundles that a service is started from, by turns, and another replica in the opposite order
 */
export async function startFiveProcesses(
  model: Record<string, string> = {},
  folders: { postgres?: string | undefined; nats?: string | undefined } = {},
  told: Record<string, string> = {},
  mains: readonly string[] = [MAIN],
  workers: readonly (typeof WORKERS)[number][] = WORKERS,
): Promise<FiveProcesses> {
  const folder = folders.postgres ?? (await dataFolder());
  const postgres = await startEmbeddedPostgres({ folder });
  const { secret } = postgres;
  await migrate(postgres.adminUrl, {
    parley_channel_admin: secret,
    parley_transcript_store: secret,
    parley_embedded_bus: secret,
  });
  await migrateProjections(postgres.adminUrl);
  await migrateKnowledge(postgres.adminUrl);
  const broker = await startBroker(folders.nats ?? (await openFolder()));
  const wires = { postgres: await wireTo(postgres.port), nats: await wireTo(Number(new URL(broker.url).port)) };
  const [commandPort, viewPort] = [await freePort(), await freePort()];
  const api = { commands: `http://127.0.0.1:${commandPort}`, views: `http://127.0.0.1:${viewPort}` };
  const bus = { NATS_URL: `nats://127.0.0.1:${wires.nats.port}` };
  const web = (service: WebService, own: number, from = mains): Program => {
    const role = `parley_${service.replace('-', '_')}`;
    const settings = {
      ...bus,
      DATABASE_URL: `postgres://${role}:${secret}@127.0.0.1:${wires.postgres.port}/postgres`,
      PORT: String(own),
      PARLEY_REHEARSAL: String(Object.keys(model).length === 0),
      PARLEY_STOP_NOTICE_SECONDS: '1',
      // What speaks in the name of others asks for commands there.
      ...(service === 'transcript-store' && { CHANNEL_ADMIN_ADDRESS: api.commands, PARLEY_CARD_KEY: newEd25519Pem() }),
      ...told,
    };
    return new Program(`serve ${service}`, settings, `http://127.0.0.1:${own}/readyz`, from);
  };
  const worker = (service: (typeof WORKERS)[number], own: number, from = mains): Program =>
    new Program(`serve ${service}`, { ...bus, ...model, PORT: String(own) }, `http://127.0.0.1:${own}/readyz`, from);
  const services: Record<string, Program> = {
    'channel-admin': web('channel-admin', commandPort),
    'transcript-store': web('transcript-store', viewPort),
  };
  const health = [api.commands, api.views];
  for (const service of workers) {
    const port = await freePort();
    health.push(`http://127.0.0.1:${port}`);
    services[service] = worker(service, port);
  }
  await Promise.all(Object.values(services).map((service) => service.start()));
  const replicas: Program[] = [];
  const started = async (process: Program, port: number) => {
    replicas.push(process);
    await process.start();
    return { url: `http://127.0.0.1:${port}`, process };
  };

  return {
    api,
    folder,
    services,
    health,
    broker,
    wires,
    async replica(service) {
      const port = await freePort();
      const process =
        service === 'channel-admin' || service === 'transcript-store'
          ? web(service, port, mains.toReversed())
          : worker(service, port, mains.toReversed());
      return started(process, port);
    },
    async voice() {
      const port = await freePort();
      const addresses = { CHANNEL_ADMIN_ADDRESS: api.commands, TRANSCRIPT_STORE_ADDRESS: api.views };
      const settings = { ...addresses, PORT: String(port), PARLEY_STOP_NOTICE_SECONDS: '1', ...told };
      return started(new Program('serve voice', settings, `http://127.0.0.1:${port}/readyz`), port);
    },
    async stop() {
      await Promise.all([...Object.values(services), ...replicas].map((service) => service.stop()));
      await Promise.all(Object.values(wires).map((wire) => wire.cut()));
      await broker.stop();
      await postgres.stop();
    },
  };
}
