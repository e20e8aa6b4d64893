import { jetstream } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { eventSubject, newId } from '@parley/contracts';
import { LOCAL } from '@parley/http';
import type { DeadLetter } from '@parley/messaging';
import { smallDisk, smallDiskMissing, type SmallDisk } from '@parley/testing';
import { MAIN } from '../processes.js';
import { SERVICES, startEmbedded, startFiveProcesses, type Stack } from '../stacks.js';
import { brokerLetters, keptLetters } from './observe.js';
import { targetsOfServices, targetsOfStandalone, type Targets } from './targets.js';

/** A running Parley in one of its shapes, with what chaos needs of it. */
export interface System extends Stack {
  targets: Targets;
  /** Everything that was given up on, also what a wiped store had. */
  deadLetters(): Promise<DeadLetter[]>;
  /** Sends what nobody can handle. @returns the text that its dead letters must have; undefined where nothing can be sent past the log */
  poison(): Promise<string | undefined>;
}

/** The bundle of another release, of which each service has a replica beside today's; who is killed comes back as the other (`npm run try:upgrade`). */
const OTHER_MAIN = process.env['PARLEY_OTHER_MAIN'];

/** Room for what the longest run writes, and for Postgres's own. */
const DISK_MB = { postgres: 512, nats: 256 };

const diskOf = (megabytes: number): Promise<SmallDisk | undefined> =>
  smallDiskMissing ? Promise.resolve(undefined) : smallDisk(megabytes);

async function services(): Promise<System> {
  const disks = { postgres: await diskOf(DISK_MB.postgres), nats: await diskOf(DISK_MB.nats) };
  const folders = { postgres: disks.postgres?.folder, nats: disks.nats?.folder };
  const stack = await startFiveProcesses({}, folders, {}, OTHER_MAIN ? [OTHER_MAIN, MAIN] : [MAIN]);
  if (OTHER_MAIN) await Promise.all(SERVICES.map((service) => stack.replica(service)));
  const { url } = stack.broker;
  const known = new Map<string, DeadLetter>();
  const collect = async (): Promise<DeadLetter[]> => {
    for (const letter of await brokerLetters(url)) known.set(letter.id, letter);
    return [...known.values()];
  };
  return {
    ...stack,
    targets: targetsOfServices(stack, disks, collect),
    deadLetters: collect,
    async stop() {
      await stack.stop();
      for (const disk of Object.values(disks)) disk?.close();
    },
    async poison() {
      const text = `poison ${newId()}`;
      const connection = await connect({ servers: url });
      await jetstream(connection).publish(eventSubject(LOCAL.tenant, newId(), 'TurnRequested'), text);
      await connection.close();
      return text;
    },
  };
}

async function standalone(): Promise<System> {
  const disk = await diskOf(DISK_MB.postgres);
  const stack = await startEmbedded({}, disk?.folder);
  return {
    ...stack,
    targets: targetsOfStandalone(stack, disk),
    deadLetters: () => keptLetters(stack.folder),
    async stop() {
      await stack.stop();
      disk?.close();
    },
    poison: () => Promise.resolve(undefined),
  };
}

export const SYSTEMS = { services, standalone };
export type Shape = keyof typeof SYSTEMS;
