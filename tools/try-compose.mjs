// Tries compose as somebody would who has README alone: npm run try:compose. It needs an engine (`docker compose`, or docker-compose
// of version 1), Python 3 and bash. Ports are free ones of 127.0.0.1, secrets its own, and nothing is left. With PARLEY_IMAGE an
// image that is there is tried, else one is built of this tree; POSTGRES_IMAGE, NATS_IMAGE, CADDY_IMAGE and NODE_IMAGE as compose has them.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { composeLines, engineOf, environmentOf, inTheWay, isHopeless, TABLE, whenItStands } from './compose-engine.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './packages.mjs';

const HEALTHY_WITHIN_MS = 300_000;
/** In the middle of a channel. */
const RESTARTED = 'channel-admin';

const answers = (...call) => spawnSync(call[0], call.slice(1), { stdio: 'ignore' }).status === 0;
const engine = engineOf(answers);
if (!engine || !answers('docker', 'info')) {
  console.error(
    'try-compose: no engine answers here. It needs `docker compose` or docker-compose, and a Docker engine (DOCKER_HOST)',
  );
  process.exit(2);
}
ensureInstalled('demo');

const project = `parley-try-${randomBytes(3).toString('hex')}`;
const image = process.env.PARLEY_IMAGE || 'parley:try';
const [port, natsPort] = await freePorts(2);
const environment = { ...process.env, ...environmentOf({ project, port, natsPort, image }) };
const folder = mkdtempSync(join(tmpdir(), 'parley-try-'));
const seen = [];

async function tried() {
  if (!process.env.PARLEY_IMAGE) await step('an image is built of this tree', buildImage);
  const { first, then } = whenItStands(composeLines(readFileSync(join(ROOT, 'README.md'), 'utf8')));
  await step(`README: ${first.join(' · ')}`, () => shell(first));
  await step('every container is healthy', untilHealthy);
  const token = await step(`README: ${then.join(' · ')}`, () => {
    const said = shell([...then, 'printf "\\n%s" "$PARLEY_TOKEN"']);
    console.log(said.slice(0, said.lastIndexOf('\n')));
    return said.slice(said.lastIndexOf('\n') + 1).trim();
  });
  environment.PARLEY_TOKEN = token;
  await step(
    `the key of the operator is shown: ${token.length} characters, kept to itself here`,
    () => token || fail('it is empty'),
  );

  const channel = await step('a round table with a seat for an agent of one’s own is opened by REST', openTable);
  await step(`${RESTARTED} is restarted while the channel waits`, () => {
    run(...engine.compose, 'restart', RESTARTED);
    return untilHealthy();
  });
  const seat = await step('./parley seat-nats CHANNEL ana -o json', () =>
    parley('seat-nats', channel, 'ana', '-o', 'json'),
  );
  await step('an agent in Python takes the seat over NATS, to the outcome', () => print(agent(seat)));
  await step(
    './parley seat-token CHANNEL ana · docker compose run --rm agent: a seat of another table, to the outcome',
    async () => {
      const key = parley('seat-token', await openTable(), 'ana', '-o', 'json');
      const said = run('env', `SEAT=${key}`, ...engine.compose, 'run', '--rm', 'agent');
      print(said);
      if (!/^over: /mu.test(said)) fail('it did not come to an end');
    },
  );
  const file = join(folder, 'channel.jsonl');
  await step('./parley show', () => print(parley('show', channel)));
  await step('./parley export, verify', () => print(parley('export', channel, '--to', file) + parley('verify', file)));
  await step('./parley audit', () => print(parley('audit', file)));
}

/** With nats-py an agent is about ten lines; without, the same over a socket. */
function agent(seat) {
  const file = answers('python3', '-c', 'import nats') ? 'short.py' : 'agent.py';
  seen.push(`  examples/external-agent/${file}`);
  return run('env', `SEAT=${seat}`, 'python3', join(ROOT, 'examples/external-agent', file));
}

async function openTable() {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${environment.PARLEY_TOKEN}` };
  const body = JSON.stringify(TABLE);
  const response = await fetch(`${environment.PARLEY_SERVER}/v1/round-tables`, { method: 'POST', headers, body });
  const answer = await response.json();
  return response.ok ? answer.channel_id : fail(JSON.stringify(answer));
}

async function untilHealthy() {
  const deadline = Date.now() + HEALTHY_WITHIN_MS;
  for (;;) {
    const filter = `label=com.docker.compose.project=${project}`;
    const rows = inTheWay(run('docker', 'ps', '-a', '--filter', filter, '--format', '{{.Names}}\t{{.Status}}'));
    if (!rows.length) return;
    if (isHopeless(rows) || Date.now() > deadline) fail(rows.map((row) => row.join(': ')).join('\n'));
    await delay(1_000);
  }
}

function buildImage() {
  const { NODE_IMAGE } = process.env;
  const more = NODE_IMAGE ? ['--build-arg', `NODE_IMAGE=${NODE_IMAGE}`] : [];
  run('docker', 'build', ...more, '-f', 'deploy/Dockerfile', '-t', image, '.');
}

/** README's lines, as a shell takes them. */
const shell = (lines) => run('bash', '-c', ['set -eo pipefail', engine.prelude, ...lines].join('\n'));
const parley = (...words) => run(join(ROOT, 'parley'), ...words);
const compose = (...words) => spawnSync(engine.compose[0], [...engine.compose.slice(1), ...words], options()).stdout;

const options = () => ({
  cwd: ROOT,
  env: environment,
  encoding: 'utf8',
  maxBuffer: 1e8,
  stdio: ['ignore', 'pipe', 'pipe'],
});

/** @returns what it has printed. @throws where it ends with a failure, with what it said */
function run(program, ...words) {
  const { status, stdout, stderr, error } = spawnSync(program, words, options());
  if (error) throw error;
  // The arguments of some are secret.
  return status === 0
    ? stdout
    : fail(`${program} ended with ${status}\n${stdout.slice(-2_000)}${stderr.slice(-2_000)}`);
}

async function step(name, work) {
  const start = Date.now();
  console.log(`── ${name}`);
  try {
    const result = await work();
    seen.push(`✓ ${name} (${((Date.now() - start) / 1_000).toFixed(0)} s)`);
    return result;
  } catch (error) {
    seen.push(`✗ ${name}`);
    throw error;
  }
}

function bringDown() {
  console.log('── docker compose down');
  compose('down', '--volumes', '--remove-orphans', '--timeout', '20');
  rmSync(folder, { recursive: true, force: true });
}

function print(text) {
  console.log(text.trimEnd());
}

function fail(message) {
  throw new Error(message);
}

async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => new Promise((resolve) => server.once('listening', resolve))));
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));
process.once('exit', bringDown);
try {
  await tried();
} catch (error) {
  console.error(`\ntry-compose: ${error.message}`);
  print(compose('logs', '--tail=15', '--no-color'));
  process.exitCode = 1;
}
console.log(`\n${seen.join('\n')}`);
