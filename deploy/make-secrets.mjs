// Makes the installation's secrets once, as files: random passwords, connection strings, broker users, an API key. Each service has
// a folder of its own, and a volume of its own is mounted there: who takes one over has the secrets of that one.
// Nothing of it stands in the repository, in an image or in a container's environment.
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newEd25519Pem } from '@parley/http/ed25519-pem';
import { brokerConfiguration, newSeatIssuer, publicIssuer, SEATS_ACCOUNT } from '@parley/messaging';

const FOLDER = process.env.SECRETS ?? '/secrets';
/** The services that are asked over HTTP, by whoever has a key. */
const ASKED = ['channel-admin', 'transcript-store', 'voice'];
const random = () => randomBytes(24).toString('hex');
const hashOf = (key) => createHash('sha256').update(key).digest('hex');

function write(owner, name, text) {
  const file = join(FOLDER, owner, name);
  mkdirSync(join(FOLDER, owner), { recursive: true });
  // What an interrupted run has left may be read only, also by its owner.
  rmSync(file, { force: true });
  writeFileSync(file, text, { mode: 0o444 });
}

/** The key by which channel-admin vouches for seats; the broker knows its public half. */
function issuer() {
  const file = join(FOLDER, 'channel-admin', 'nats_seats_issuer');
  const known = existsSync(file) && /^SA[A-Z2-7]{56}$/u.test(readFileSync(file, 'utf8'));
  if (!known) write('channel-admin', 'nats_seats_issuer', newSeatIssuer());
  return publicIssuer(readFileSync(file, 'utf8'));
}

/** What each may say on the bus is written anew at each start: an update may have made it less. Passwords stay as they are. */
function broker() {
  const passwordOf = (user) => {
    // The desk at which seats are answered is channel-admin's too.
    const [service, name] = user === SEATS_ACCOUNT ? ['channel-admin', 'nats_seats_url'] : [user, 'nats_url'];
    const file = join(FOLDER, service, name);
    const known = existsSync(file) && /^nats:\/\/[^:]+:(\w+)@nats:4222$/u.exec(readFileSync(file, 'utf8'));
    if (known) return known[1];
    const password = random();
    write(service, name, `nats://${user}:${password}@nats:4222`);
    return password;
  };
  const more = 'http: 127.0.0.1:8222\n';
  write(
    'nats',
    'nats.conf',
    brokerConfiguration({ listen: '0.0.0.0:4222', storeDir: '/data', passwordOf, issuer: issuer(), more }),
  );
}

function databaseAndKeys() {
  const admin = random();
  write('postgres', 'password', admin);
  write('migrate', 'database_admin_url', `postgres://parley_admin:${admin}@postgres:5432/parley`);
  for (const service of ['channel-admin', 'transcript-store']) {
    const [password, role] = [random(), `parley_${service.replace('-', '_')}`];
    write('migrate', `${service}_password`, password);
    write(service, 'database_url', `postgres://${role}:${password}@postgres:5432/parley`);
  }

  const key = random();
  const scopes = ['read', 'write', 'operate', 'admin'];
  const keys = [{ hash: hashOf(key), tenant: 'default', subject: 'operator', scopes }];
  for (const service of ASKED) write(service, 'api_keys.json', JSON.stringify(keys));
  write('operator', 'api_key', key);
  // The keys are others now: that of Prometheus is added again.
  rmSync(join(FOLDER, 'monitoring', 'api_key'), { force: true });
  write('migrate', 'complete', '');
}

/** The operator's key of an installation from before may not make keys: nobody is given that unasked (docs/adr/0066-keys-are-looked-up.md). */
function makeAdmin() {
  const hash = hashOf(readFileSync(join(FOLDER, 'operator', 'api_key'), 'utf8'));
  for (const service of ASKED) {
    const keys = JSON.parse(readFileSync(join(FOLDER, service, 'api_keys.json'), 'utf8'));
    for (const key of keys) if (key.hash === hash) key.scopes = [...new Set([...key.scopes, 'admin'])];
    write(service, 'api_keys.json', JSON.stringify(keys));
  }
}

/** Prometheus reads figures with a key of its own, which may do nothing else; an installation from before has none yet. */
function monitoring() {
  if (!existsSync(join(FOLDER, 'monitoring', 'grafana_password'))) write('monitoring', 'grafana_password', random());
  if (existsSync(join(FOLDER, 'monitoring', 'api_key'))) return;
  const key = random();
  const known = { hash: hashOf(key), tenant: 'default', subject: 'monitoring', scopes: ['read'] };
  for (const service of ASKED) {
    const keys = JSON.parse(readFileSync(join(FOLDER, service, 'api_keys.json'), 'utf8'));
    write(service, 'api_keys.json', JSON.stringify([...keys, known]));
  }
  write('monitoring', 'api_key', key);
}

/** By what transcript-store signs the card for A2A, and checkpoints of the log: an installation from before has none yet. */
function privateKey(name) {
  const file = join(FOLDER, 'transcript-store', name);
  const known =
    existsSync(file) &&
    /^-----BEGIN PRIVATE KEY-----\n[^-]+\n-----END PRIVATE KEY-----\s*$/u.test(readFileSync(file, 'utf8'));
  if (!known) write('transcript-store', name, newEd25519Pem());
}

broker();
privateKey('card_key.pem');
privateKey('checkpoint_key.pem');
if (!existsSync(join(FOLDER, 'migrate', 'complete'))) databaseAndKeys();
monitoring();
if (process.argv.includes('--admin')) makeAdmin();
