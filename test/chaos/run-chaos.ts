import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { RecordedEvent } from '@parley/contracts';
import { Chance } from './chance.js';
import { check } from './check/check.js';
import { LAG_SECONDS } from './check/liveness.js';
import { Client, isLocal } from './client.js';
import { commandCounts, groupedBy, type CommandCounts, type Violation } from './history.js';
import { Nemesis } from './nemesis.js';
import { everything, standing, timers, type Standing } from './observe.js';
import { OF_AGENTS_ALONE } from './openings.js';
import { People } from './people.js';
import { planFaults } from './plan-faults.js';
import { SYSTEMS, type Shape, type System } from './systems.js';
import { breakable } from './targets.js';

export interface ChaosOptions {
  seed: number;
  shape: Shape;
  /** How long faults are done, in milliseconds; what follows takes as long as the channels have left. */
  forMs: number;
  /** Seconds that a target is cut off for, once. */
  outages: Readonly<Record<string, number>>;
}

export interface ChaosReport {
  seed: number;
  shape: Shape;
  channels: Record<string, number>;
  events: number;
  commands: CommandCounts;
  faults: Record<string, number>;
  /** From the last fault until the views had all that the log had then. */
  lagSeconds: number | undefined;
  /** From the last fault until every channel had ended, or nobody waited any longer. */
  healedSeconds: number;
  violations: Violation[];
  /** Where the log and what else was seen is kept, if a rule was broken: the data folder goes with the run. */
  kept?: string;
}

const PEOPLE = 8;
/** A fault in so many milliseconds on average: a service that was killed takes seconds to start. */
const FAULT_EVERY_MS = { services: 2_500, standalone: 6_000 };
/**
 * The longest that a channel may take once everything is up: its own limits, a message that is delivered again after ten
 * seconds, and models that are waited for; on a busy machine twice that.
 */
const SETTLE_MS = 240_000;
const LOOK_EVERY_MS = 250;

/** One seed for everything: people use a Parley while it is broken, then all is mended, and the history is checked. */
export async function runChaos({ seed, shape, forMs, outages }: ChaosOptions): Promise<ChaosReport> {
  const chance = new Chance(String(seed));
  const system = await SYSTEMS[shape]();
  const client = new Client(system.api);
  const nemesis = new Nemesis(system.targets);
  const people = new People(client, chance, PEOPLE);
  try {
    for (const target of Object.keys(outages)) {
      if (!Object.hasOwn(system.targets, target)) throw new Error(`${target}: only who may mount a disk can fill one`);
    }
    const lengths = { forMs, everyMs: FAULT_EVERY_MS[shape], outages };
    await Promise.all([
      nemesis.run(planFaults(chance.named('faults'), breakable(system.targets), lengths), forMs),
      delay(forMs),
    ]);
    people.finish();
    await probe(client);
    const { poison, ...healed } = await settle(system);
    await people.leave();
    const { crashes, counts: faults } = nemesis;
    const { brokenAnswers, attempts } = client;
    const seen = { ...(await atRest(system)), poison, lagSeconds: healed.lagSeconds, crashes, brokenAnswers };
    const violations = check(attempts, seen, ({ metadata }) => isLocal(metadata.actor));
    const kept = violations.length
      ? keep(`${shape}-${seed}`, { ...seen, timers: await timers(system.folder) })
      : undefined;
    const { events } = seen;
    const commands = commandCounts(attempts);
    return {
      seed,
      shape,
      channels: channelCounts(events),
      events: events.length,
      commands,
      faults,
      ...healed,
      violations,
      ...(kept !== undefined && { kept }),
    };
  } finally {
    await people.leave();
    await system.stop();
  }
}

function keep(name: string, seen: object): string {
  const file = join(tmpdir(), `parley-chaos-${name}.json`);
  writeFileSync(file, JSON.stringify(seen));
  return file;
}

/** By protocol. */
function channelCounts(events: readonly RecordedEvent[]): Record<string, number> {
  const openings = events.filter(({ version }) => version === 1);
  const groups = groupedBy(openings, ({ protocol }) => protocol);
  return Object.fromEntries([...groups].map(([protocol, opened]) => [protocol, opened.length]));
}

/**
 * Once everything is up a deliberation of agents alone can be opened, and comes to its end: the workers work. What ended for
 * want of something that was away is started again a little later.
 */
async function probe(client: Client): Promise<void> {
  const end = performance.now() + LAG_SECONDS * 1_000;
  let { sent, attempt } = await client.send(OF_AGENTS_ALONE);
  while (attempt.outcome !== 'ok' && performance.now() < end) {
    await delay(LOOK_EVERY_MS);
    ({ sent, attempt } = await client.send(sent));
  }
  if (attempt.outcome !== 'ok') throw new Error(`nothing can be opened after the last fault: ${attempt.code}`);
}

/** Waits until every channel has ended, the views are where the log is, and poison has been found; or no longer. */
async function settle({ folder, poison, deadLetters }: System) {
  const since = performance.now();
  const seconds = () => Math.round((performance.now() - since) / 100) / 10;
  const { head } = await standing(folder);
  const text = await poison();
  let lagSeconds: number | undefined;
  const isFound = async () =>
    text === undefined || (await deadLetters()).some(({ message }) => JSON.stringify(message).includes(text));
  for (;;) {
    const now = await standing(folder);
    if (now.projected >= head) lagSeconds ??= seconds();
    const ended = now.open === 0 && lagSeconds !== undefined && (await isFound());
    const sinceOpened = Date.now() - now.opened;
    if (ended || Math.min(seconds() * 1_000, sinceOpened) > SETTLE_MS) break;
    await delay(LOOK_EVERY_MS);
  }
  return { healedSeconds: seconds(), lagSeconds, poison: text === undefined ? [] : [text] };
}

/** What there is once nothing more is said: what is late, as the bill of a call, has come, and the views have it. */
async function atRest({ folder, deadLetters }: System) {
  let before: Standing | undefined;
  for (let left = (LAG_SECONDS * 1_000) / LOOK_EVERY_MS; left > 0; left--) {
    const now = await standing(folder);
    if (now.projected === now.head && before?.head === now.head) break;
    before = now;
    await delay(LOOK_EVERY_MS);
  }
  return { ...(await everything(folder)), deadLetters: await deadLetters() };
}
