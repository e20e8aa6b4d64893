import { freePort, startEmbeddedPostgres } from '@parley/embedded-postgres';
import { migrate } from '@parley/event-log/migrations';
import { openFolder, startNatsServer, type NatsServer } from '@parley/testing';
import { migrateProjections } from '@parley/transcript-store';
import { Program, type Api } from './processes.js';

/** A whole Parley as processes of its own. */
export interface Stack {
  api: Api;
  stop(): Promise<void>;
}

/** The five services in one process, over the embedded transport. */
export async function startEmbedded(environment: Record<string, string> = {}): Promise<Stack & { process: Program }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // By name: no test looks for local models on this machine.
  const rehearsed: Record<string, string> = environment['ANTHROPIC_API_KEY']
    ? {}
    : { PARLEY_MODEL_PROVIDER: 'rehearsal' };
  const settings = { PARLEY_DATA: await openFolder(), PORT: String(port), ...rehearsed, ...environment };
  const process = new Program('apps/standalone/dist/main.js', settings, `${url}/healthz`);
  await process.start();
  return { api: { commands: url, views: url }, process, stop: () => process.stop() };
}

export interface FiveProcesses extends Stack {
  services: Record<string, Program>;
  /** Kills the broker and starts an empty one in its place. */
  replaceBroker(between: () => Promise<unknown>): Promise<void>;
}

/**
 * The five services as processes of their own, over a real nats-server.
 * @param model the workers' variables of a model; without any they rehearse
 */
export async function startFiveProcesses(model: Record<string, string> = {}): Promise<FiveProcesses> {
  const folder = await openFolder();
  const postgres = await startEmbeddedPostgres({ folder });
  const { secret, port } = postgres;
  await migrate(postgres.adminUrl, {
    parley_channel_admin: secret,
    parley_transcript_store: secret,
    parley_embedded_bus: secret,
  });
  await migrateProjections(postgres.adminUrl);
  let nats: NatsServer = await startNatsServer(`${folder}/nats`);
  const [commandPort, viewPort] = [await freePort(), await freePort()];
  const api = { commands: `http://127.0.0.1:${commandPort}`, views: `http://127.0.0.1:${viewPort}` };
  const bus = { NATS_URL: nats.url };
  const web = (role: string, own: number) => ({
    ...bus,
    DATABASE_URL: `postgres://${role}:${secret}@127.0.0.1:${port}/postgres`,
    PORT: String(own),
  });
  const script = (service: string) => `services/${service}/dist/main.js`;
  const admin = { ...web('parley_channel_admin', commandPort), PARLEY_REHEARSAL: 'true' };
  const services: Record<string, Program> = {
    'channel-admin': new Program(script('channel-admin'), admin, `${api.commands}/readyz`),
    'transcript-store': new Program(
      script('transcript-store'),
      web('parley_transcript_store', viewPort),
      `${api.views}/readyz`,
    ),
  };
  for (const worker of ['participant-agents', 'coach-judge', 'termination-monitor']) {
    const PORT = String(await freePort());
    services[worker] = new Program(script(worker), { ...bus, ...model, PORT }, `http://127.0.0.1:${PORT}/readyz`);
  }
  await Promise.all(Object.values(services).map((service) => service.start()));

  return {
    api,
    services,
    async replaceBroker(between) {
      const { port: own } = nats;
      await nats.kill();
      await between();
      nats = await startNatsServer(`${await openFolder()}/nats`, own);
    },
    async stop() {
      await Promise.all(Object.values(services).map((service) => service.stop()));
      await nats.stop();
      await postgres.stop();
    },
  };
}
