// Parley's five services as processes of their own, over a real nats-server, each as many times as asked.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort, startEmbeddedPostgres } from '@parley/embedded-postgres';
import { migrate } from '@parley/event-log/migrations';
import { migrateKnowledge } from '@parley/knowledge';
import { migrateProjections } from '@parley/transcript-store';
import { ownFolder } from './own-postgres.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WORKERS = ['participant-agents', 'coach-judge', 'termination-monitor'];

/**
 * @param model the environment of a model; without one everything is rehearsed
 * @returns the addresses of commands and of views, one pair a replica
 */
export async function fiveProcesses(replicas, model) {
  const { folder, remove } = await ownFolder();
  const postgres = await startEmbeddedPostgres({ folder });
  const { secret } = postgres;
  await migrate(postgres.adminUrl, {
    parley_channel_admin: secret,
    parley_transcript_store: secret,
    parley_embedded_bus: secret,
  });
  await migrateProjections(postgres.adminUrl);
  await migrateKnowledge(postgres.adminUrl);
  const natsPort = await freePort();
  const running = [
    start('nats-server', ['-js', '-sd', join(folder, 'nats'), '-a', '127.0.0.1', '-p', String(natsPort)]),
  ];
  const pids = { 'nats-server': [running[0].pid] };
  const bus = { NATS_URL: `nats://127.0.0.1:${natsPort}` };
  const rehearsal = { PARLEY_REHEARSAL: String(model === undefined) };
  const workers = Object.fromEntries(WORKERS.map((worker) => [worker, []]));
  const urls = { 'channel-admin': [], 'transcript-store': [] };
  for (let replica = 0; replica < replicas; replica++) {
    for (const [service, role] of [
      ['channel-admin', 'parley_channel_admin'],
      ['transcript-store', 'parley_transcript_store'],
    ]) {
      const port = String(await freePort());
      const DATABASE_URL = `postgres://${role}:${secret}@127.0.0.1:${postgres.port}/postgres`;
      const child = serviceProcess(service, { ...bus, ...rehearsal, DATABASE_URL, PORT: port });
      running.push(child);
      (pids[service] ??= []).push(child.pid);
      urls[service].push(`http://127.0.0.1:${port}`);
    }
    for (const worker of WORKERS) {
      const child = serviceProcess(worker, { ...bus, ...model });
      running.push(child);
      workers[worker].push(child);
      (pids[worker] ??= []).push(child.pid);
    }
  }
  for (const url of Object.values(urls).flat()) await ready(`${url}/readyz`);
  return {
    /** The processes of each worker, for whoever wants to end one. */
    workers,
    /** The process ids of each program; Postgres's are not among them. */
    pids,
    adminUrl: postgres.adminUrl,
    apis: urls['channel-admin'].map((commands, replica) => ({ commands, views: urls['transcript-store'][replica] })),
    async close() {
      for (const child of running.reverse()) {
        child.kill('SIGTERM');
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      }
      await postgres.stop();
      remove();
    },
  };
}

function serviceProcess(name, environment) {
  return start(process.execPath, [join(ROOT, 'apps/cli/dist/main.js'), 'serve', name], environment);
}

function start(command, args, environment = {}) {
  const { PATH = '', HOME = '' } = process.env;
  return spawn(command, args, {
    env: { PATH, HOME, NODE_OPTIONS: '--max-semi-space-size=32', ...environment },
    stdio: 'ignore',
  });
}

async function ready(url) {
  for (let left = 1_200; left > 0; left--) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await delay(100);
  }
  throw new Error(`${url} does not answer`);
}
