import { freePort, startEmbeddedPostgres, type EmbeddedPostgres } from '@parley/embedded-postgres';
import { migrate } from '@parley/event-log';
import { natsServerMissing, openFolder, startNatsServer, type NatsServer } from '@parley/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
// @ts-expect-error a script without types
import { ensureBuilt } from '../tools/build.mjs';
import {
  asked,
  closed,
  eventsOf,
  expectWholesome,
  openWithPerson,
  Program,
  reply,
  until,
  type Api,
} from './processes.js';

beforeAll(() => ensureBuilt() as Promise<number>);

describe('the standalone process, killed with -9', { timeout: 120_000 }, () => {
  it('in the middle of a round goes on where it was: nothing answered is asked again', async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const api: Api = { commands: url, views: url };
    const environment = { PARLEY_DATA: await openFolder(), PORT: String(port) };
    const parley = new Program('apps/standalone/dist/main.js', environment, `${url}/healthz`);
    await parley.start();
    const channel = await openWithPerson(api);
    await asked(api, channel, 1);
    const before = await until(
      api,
      channel,
      (events) => events.filter((event) => event.type === 'FeedbackRecorded').length === 2,
    );
    await parley.kill();

    await parley.start();
    expect((await eventsOf(api, channel)).slice(0, before.length)).toEqual(before);
    await reply(api, channel, 'accept');
    // The second time it is killed while models and facilitator work.
    await parley.kill();

    await parley.start();
    await asked(api, channel, 2);
    await reply(api, channel, 'accept');
    expectWholesome(await until(api, channel, closed));
    await parley.stop();
  });
});

describe.skipIf(natsServerMissing)('five processes over NATS', { timeout: 180_000 }, () => {
  let postgres: EmbeddedPostgres;
  let nats: NatsServer;
  let api: Api;
  const services: Record<string, Program> = {};

  beforeAll(async () => {
    const folder = await openFolder();
    postgres = await startEmbeddedPostgres({ folder });
    const { secret, port } = postgres;
    await migrate(postgres.adminUrl, {
      parley_channel_admin: secret,
      parley_transcript_store: secret,
      parley_embedded_bus: secret,
    });
    nats = await startNatsServer(`${folder}/nats`);
    const [commandPort, viewPort] = [await freePort(), await freePort()];
    api = { commands: `http://127.0.0.1:${commandPort}`, views: `http://127.0.0.1:${viewPort}` };
    const bus = { NATS_URL: nats.url };
    const web = (role: string, own: number) => ({
      ...bus,
      DATABASE_URL: `postgres://${role}:${secret}@127.0.0.1:${port}/postgres`,
      PORT: String(own),
    });
    const script = (service: string) => `services/${service}/dist/main.js`;
    services['channel-admin'] = new Program(
      script('channel-admin'),
      { ...web('parley_channel_admin', commandPort), PARLEY_REHEARSAL: 'true' },
      `${api.commands}/readyz`,
    );
    services['transcript-store'] = new Program(
      script('transcript-store'),
      web('parley_transcript_store', viewPort),
      `${api.views}/readyz`,
    );
    for (const worker of ['participant-agents', 'coach-judge', 'termination-monitor'])
      services[worker] = new Program(script(worker), bus);
    await Promise.all(Object.values(services).map((service) => service.start()));
  }, 60_000);

  afterAll(async () => {
    await Promise.all(Object.values(services).map((service) => service.stop()));
    await nats.stop();
    await postgres.stop();
  });

  it.each(['channel-admin', 'participant-agents', 'coach-judge', 'termination-monitor', 'transcript-store'])(
    'finish a negotiation though %s is killed with -9 twice on the way',
    async (name) => {
      const service = services[name]!;
      const channel = await openWithPerson(api);
      await service.kill();
      await service.start();
      await asked(api, channel, 1);
      await reply(api, channel, 'accept');
      await service.kill();
      await service.start();
      await asked(api, channel, 2);
      await reply(api, channel, 'accept');
      expectWholesome(await until(api, channel, closed));
    },
  );

  it('finish a negotiation though the broker is killed and started again', async () => {
    const channel = await openWithPerson(api);
    await asked(api, channel, 1);
    const { port } = nats;
    await nats.kill();
    // Commands over REST need no bus: the log takes them, the relay brings them when the broker is back.
    await reply(api, channel, 'accept');
    nats = await startNatsServer(`${await openFolder()}/nats`, port);
    await asked(api, channel, 2);
    await reply(api, channel, 'accept');
    expectWholesome(await until(api, channel, closed));
  });
});
