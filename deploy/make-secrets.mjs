// Makes the installation's secrets once, as files in one volume: random passwords, connection strings, broker users, an API key.
// Nothing of it stands in the repository, in an image or in a container's environment.
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = process.env.SECRETS ?? '/secrets';
const random = () => randomBytes(24).toString('hex');

if (existsSync(join(FOLDER, 'complete'))) process.exit(0);
mkdirSync(FOLDER, { recursive: true });
const write = (name, text) => writeFileSync(join(FOLDER, name), text, { mode: 0o444 });

const admin = random();
write('postgres_password', admin);
write('database_admin_url', `postgres://parley_admin:${admin}@postgres:5432/parley`);
for (const service of ['channel_admin', 'transcript_store']) {
  const password = random();
  write(`${service}_password`, password);
  write(`${service}_database_url`, `postgres://parley_${service}:${password}@postgres:5432/parley`);
}

/** Who may say what on the bus: only the relay, in channel-admin, publishes events; nobody reads another's replies. */
const workerOf = (service) => [
  // The last token is the sender: nobody is anybody else.
  `parley.v1.command.*.*.*.service-${service}`,
  ...['parley.v1.query.>', 'parley.v1.token.>', 'parley.v1.dead-letter.>'],
];
/** Between the replicas of one worker alone. */
const HANDED_OVER = 'parley.v1.hand-over.>';
const PUBLISH = {
  'channel-admin': ['parley.v1.event.>', 'parley.v1.foreseen.>', 'parley.v1.dead-letter.>'],
  'transcript-store': ['parley.v1.dead-letter.>'],
  'participant-agents': [...workerOf('participant-agents'), HANDED_OVER],
  'coach-judge': workerOf('coach-judge'),
  'termination-monitor': workerOf('termination-monitor'),
};
/** A worker hears at once what it works for in vain. */
const SETTLED = ['ChannelClosed', 'TurnSkipped', 'AnswerInterrupted', 'BarrierReleased', 'FacilitationFailed'].map(
  (type) => `parley.v1.event.*.*.${type}`,
);
const SUBSCRIBE = {
  'participant-agents': [...SETTLED, 'parley.v1.foreseen.>', HANDED_OVER],
  'coach-judge': SETTLED,
  'channel-admin': ['parley.v1.command.>'],
  'transcript-store': ['parley.v1.query.>', 'parley.v1.token.>'],
};
const users = Object.keys(PUBLISH).map((service) => {
  const password = random();
  write(`${service}_nats_url`, `nats://${service}:${password}@nats:4222`);
  const publish = [...PUBLISH[service], '$JS.API.>', '$JS.ACK.>'];
  const subscribe = [...(SUBSCRIBE[service] ?? []), `_INBOX_${service}.>`];
  return { user: service, password, permissions: { publish, subscribe, allow_responses: true } };
});
write(
  'nats.conf',
  `listen: 0.0.0.0:4222\njetstream { store_dir: /data }\nauthorization ${JSON.stringify({ users }, null, 2)}\n`,
);

const key = random();
write('api_key', key);
const hash = createHash('sha256').update(key).digest('hex');
write(
  'api_keys.json',
  JSON.stringify([{ hash, tenant: 'default', subject: 'operator', scopes: ['read', 'write', 'operate'] }]),
);
write('complete', '');
