import { setTimeout as delay } from 'node:timers/promises';
import type { SmallDisk } from '@parley/testing';
import type { Program } from '../processes.js';
import type { Broker, FiveProcesses, Stack } from '../stacks.js';
import type { Wire } from '@parley/testing';
import type { Breakable } from './plan-faults.js';
import { killPostgres, pausePostgres } from './postgres-server.js';

/** Breaks something. @returns how to mend it */
export type Fault = () => Promise<() => Promise<unknown>>;

/** What may be broken, how, and how often in proportion. */
export interface Target {
  kinds: Readonly<Record<string, { weight: number; fault: Fault }>>;
  /** The kind that keeps it away for long. */
  outage: string;
  /** Whether nobody has a hand in it: who ends then has ended by itself. */
  program?: Program;
}

export type Targets = Readonly<Record<string, Target>>;

export const breakable = (targets: Targets): Breakable =>
  Object.fromEntries(
    Object.entries(targets).map(([name, { kinds, outage }]) => [
      name,
      { kinds: Object.fromEntries(Object.entries(kinds).map(([kind, { weight }]) => [kind, weight])), outage },
    ]),
  );

/** How long whoever starts a service tries to, in milliseconds: what it needs may be away itself, for a minute and more. */
const START_MS = 300_000;

/** Starts a program as an orchestrator does: again, where it ends for want of what it needs. */
export async function startAgain(program: Program): Promise<void> {
  const end = performance.now() + START_MS;
  for (;;) {
    try {
      return await program.start();
    } catch (error) {
      if (performance.now() > end) throw error;
      await program.kill();
      await delay(500);
    }
  }
}

const kill =
  (program: Program): Fault =>
  async () => {
    await program.kill();
    return () => startAgain(program);
  };

const pause =
  (one: { pause(): void; goOn(): void }): Fault =>
  async () => {
    one.pause();
    return async () => one.goOn();
  };

const cut =
  (wire: Wire): Fault =>
  async () => {
    await wire.cut();
    return () => wire.mend();
  };

const processFaults = (program: Program): Target['kinds'] => ({
  kill: { weight: 2, fault: kill(program) },
  pause: { weight: 1, fault: pause(program) },
});

/** No room where Postgres keeps its data. Nothing on a machine that lets nobody have a small disk. */
const diskTarget = (disk: SmallDisk | undefined): Targets =>
  disk ? { disk: { kinds: { full: { weight: 1, fault: () => disk.fill() } }, outage: 'full' } } : {};

/** No room for the broker, which then does without its store until somebody starts it again. */
const brokerDiskFaults = (broker: Broker, disk: SmallDisk | undefined): Target['kinds'] => {
  if (!disk) return {};
  const fault: Fault = async () => {
    const clear = await disk.fill();
    return async () => {
      await clear();
      await broker.kill();
      await broker.start('as it was');
    };
  };
  return { full: { weight: 1, fault } };
};

/** Whoever started it starts it again: there is nothing to mend. */
const postgresFaults = (folder: string): Target['kinds'] => ({
  kill: {
    weight: 2,
    async fault() {
      killPostgres(folder);
      return () => Promise.resolve();
    },
  },
  pause: {
    weight: 1,
    async fault() {
      const goOn = pausePostgres(folder);
      return async () => goOn();
    },
  },
});

/** Small disks that may be filled, where this machine lets anybody have one. */
export interface Disks {
  postgres: SmallDisk | undefined;
  nats: SmallDisk | undefined;
}

/** @param beforeWipe saves what only the broker's store has */
export function targetsOfServices(
  { services, broker, wires, folder }: FiveProcesses,
  disks: Disks,
  beforeWipe: () => Promise<unknown>,
): Targets {
  const restart =
    (store: 'empty' | 'as it was'): Fault =>
    async () => {
      if (store === 'empty') await beforeWipe();
      await broker.kill();
      return () => broker.start(store);
    };
  return {
    ...Object.fromEntries(
      Object.entries(services).map(([name, program]) => [
        name,
        { kinds: processFaults(program), outage: 'kill', program },
      ]),
    ),
    postgres: {
      kinds: { ...postgresFaults(folder), cut: { weight: 1, fault: cut(wires.postgres) } },
      outage: 'cut',
    },
    nats: {
      kinds: {
        restart: { weight: 1, fault: restart('as it was') },
        wipe: { weight: 1, fault: restart('empty') },
        pause: { weight: 1, fault: pause(broker) },
        cut: { weight: 1, fault: cut(wires.nats) },
        ...brokerDiskFaults(broker, disks.nats),
      },
      outage: 'cut',
    },
    ...diskTarget(disks.postgres),
  };
}

export function targetsOfStandalone(
  { process: parley, folder }: Stack & { process: Program },
  disk: SmallDisk | undefined,
): Targets {
  const killTree: Fault = async () => {
    await parley.kill();
    killPostgres(folder);
    return () => startAgain(parley);
  };
  return {
    parley: {
      kinds: { ...processFaults(parley), 'kill-tree': { weight: 1, fault: killTree } },
      outage: 'kill',
      program: parley,
    },
    postgres: { kinds: postgresFaults(folder), outage: 'pause' },
    ...diskTarget(disk),
  };
}
