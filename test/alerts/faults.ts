import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jetstream } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { eventSubject, newId } from '@parley/contracts';
import { freePort } from '@parley/embedded-postgres';
import { LOCAL } from '@parley/http';
import { openFolder, startNatsServer } from '@parley/testing';
import pg from 'pg';
import { postgresServer } from '../chaos/postgres-server.js';
import { post, Program } from '../processes.js';
import type { FiveProcesses } from '../stacks.js';

export interface Watched {
  stack: FiveProcesses;
  voice: Program;
  /** A replica of channel-admin that reaches another broker, at its address. */
  astray: { process: Program; url: string };
}

type Mend = () => Promise<unknown>;

/** What makes each alert fire, as it may happen; and what mends it. */
export const FAULTS: Record<string, (watched: Watched) => Promise<Mend>> = {
  async ParleyIsAway({ voice }) {
    await voice.kill();
    return () => voice.start();
  },

  /** Somebody holds a lock on what the views are written to, for half a minute and longer. */
  async ParleyViewsWait({ stack }) {
    const unlock = await locked(stack);
    await post(`${stack.api.commands}/v1/round-tables`, WAITING);
    return unlock;
  },

  async ParleyViewsBehind({ stack }) {
    const unlock = await locked(stack);
    await Promise.all(Array.from({ length: 150 }, () => post(`${stack.api.commands}/v1/round-tables`, TALKATIVE)));
    return unlock;
  },

  /** A row of one channel is refused. */
  async ParleyChannelsInQuarantine({ stack }) {
    await asAdmin(
      stack,
      `${REFUSE}; create trigger refuse before insert on projections.channels for each row execute function projections.refuse()`,
    );
    const { channel_id } = await post<{ channel_id: string }>(`${stack.api.commands}/v1/round-tables`, REFUSED);
    return async () => {
      await asAdmin(stack, 'drop trigger refuse on projections.channels');
      await post(`${stack.api.views}/v1/quarantine/${channel_id}/redrive`, {});
    };
  },

  /** What no service can read, from somebody who may write on the bus. */
  async ParleyDeadLetters({ stack }) {
    const connection = await connect({ servers: stack.broker.url });
    await jetstream(connection).publish(eventSubject(LOCAL.tenant, newId(), 'TurnRequested'), 'no event');
    await connection.close();
    return () => Promise.resolve();
  },

  /** One replica has been given another broker by mistake: both decide for the same channels. */
  async ParleyReplicasDisagree({ stack, astray }) {
    await astray.process.start();
    const { channel_id } = await post<{ channel_id: string }>(`${stack.api.commands}/v1/round-tables`, WAITING);
    const addresses = Array.from({ length: 20 }, () => [stack.api.commands, astray.url]).flat();
    let goesOn = true;
    const saying = addresses.map(async (address) => {
      // Some are refused: nobody can be handed a command there.
      while (goesOn)
        await post(`${address}/v1/channels/${channel_id}/interventions`, { text: 'By Tuesday.' }).catch(
          () => undefined,
        );
    });
    return async () => {
      goesOn = false;
      await Promise.all(saying);
      await astray.process.stop();
    };
  },
};

const TALKATIVE = {
  question: 'Where?',
  members: ['Ana', 'Bo', 'Cy', 'Dee'].map((name) => ({ name })),
  config: { rounds: 4 },
};
const REFUSED = { question: 'Refused?', members: [{ name: 'Ana' }, { name: 'Bo' }] };
const WAITING = {
  question: 'When?',
  members: [{ name: 'Ana' }, { name: 'Pia', kind: 'person' }],
  config: { turn_timeout_ms: 600_000 },
};
const REFUSE = `create function projections.refuse() returns trigger language plpgsql as $$
  begin if new::text like '%Refused%' then raise exception 'this row is refused'; end if; return new; end $$`;

async function locked({ folder }: FiveProcesses): Promise<Mend> {
  const client = new pg.Client({ connectionString: postgresServer(folder).adminUrl });
  await client.connect();
  await client.query('begin; lock table projections.channels in share row exclusive mode');
  return async () => {
    await client.query('rollback');
    await client.end();
  };
}

async function asAdmin({ folder }: FiveProcesses, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresServer(folder).adminUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Not started yet. */
export async function astrayReplica({ folder, wires }: FiveProcesses): Promise<Watched['astray'] & { stop: Mend }> {
  const broker = await startNatsServer(await openFolder());
  const port = await freePort();
  const secret = readFileSync(join(folder, 'secret'), 'utf8').trim();
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    NATS_URL: broker.url,
    DATABASE_URL: `postgres://parley_channel_admin:${secret}@127.0.0.1:${wires.postgres.port}/postgres`,
    ...{ PORT: String(port), PARLEY_REHEARSAL: 'true', PARLEY_STOP_NOTICE_SECONDS: '1' },
  };
  return { process: new Program('serve channel-admin', settings, `${url}/healthz`), url, stop: () => broker.stop() };
}
