// Parley's five services as processes of their own, over a real nats-server, each as many times as asked.
import { join } from 'node:path';
import { freePort, startEmbeddedPostgres } from '@parley/embedded-postgres';
import { migrate } from '@parley/event-log/migrations';
import { migrateKnowledge } from '@parley/knowledge';
import { migrateProjections } from '@parley/transcript-store';
import { ownFolder } from './own-postgres.mjs';
import { parleyProgram, program, ready } from './programs.mjs';

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
    program('nats-server', ['-js', '-sd', join(folder, 'nats'), '-a', '127.0.0.1', '-p', String(natsPort)]),
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
      const started = parleyProgram(['serve', service], { ...bus, ...rehearsal, DATABASE_URL, PORT: port });
      running.push(started);
      (pids[service] ??= []).push(started.pid);
      urls[service].push(`http://127.0.0.1:${port}`);
    }
    for (const worker of WORKERS) {
      const started = parleyProgram(['serve', worker], { ...bus, ...model });
      running.push(started);
      workers[worker].push(started.child);
      (pids[worker] ??= []).push(started.pid);
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
      for (const one of running.reverse()) await one.stop();
      await postgres.stop();
      remove();
    },
  };
}
