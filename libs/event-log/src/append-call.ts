import type { RecordedEvent } from '@parley/contracts';
import type pg from 'pg';
import { int4Array, jsonArray, textArray, uuidArray } from './binary-arrays.js';
import type { BatchResult } from './event-log.js';
import type { PreparedAppend } from './prepared-append.js';

interface CommandsRow {
  /** Counted from 1. */
  accepted: number[];
  base: string | null;
  at: Date | null;
  duplicates: number[] | null;
  versions: number[] | null;
}

interface ChannelRow {
  base: string;
  at: Date;
}

const call = (name: string, parameters: number): string =>
  `select * from log.${name}(${Array.from({ length: parameters }, (_, index) => `$${index + 1}`).join(', ')})`;

const APPEND_COMMANDS = { name: 'parley-append-commands', text: call('append_commands', 21) };
const APPEND_CHANNEL = { name: 'parley-append-channel', text: call('append_channel', 16) };

/** Commits a group, and says what became of each, in order. Every channel at most once. */
export async function appendGroup(
  pool: pg.Pool,
  group: readonly PreparedAppend[],
  notify: boolean,
): Promise<BatchResult[]> {
  const [only] = group;
  const quick = group.length === 1 ? await appendOne(pool, only!, notify) : undefined;
  if (quick) return [quick];
  const { rows } = await pool.query<CommandsRow>({ ...APPEND_COMMANDS, values: parametersOf(group, notify) });
  return resultsOf(group, rows[0]!);
}

/** Undefined where something is in the way: the call that knows many outcomes says what. */
async function appendOne(pool: pg.Pool, append: PreparedAppend, notify: boolean): Promise<BatchResult | undefined> {
  try {
    const { rows } = await pool.query<ChannelRow>({ ...APPEND_CHANNEL, values: parametersOfOne(append, notify) });
    const [row] = rows;
    return row && { status: 'appended', events: placed(append, Number(row.base), row.at) };
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return undefined;
    throw error;
  }
}

const UNIQUE_VIOLATION = '23505';

function resultsOf(
  group: readonly PreparedAppend[],
  { accepted, base, at, duplicates, versions }: CommandsRow,
): BatchResult[] {
  const taken = new Set(accepted);
  let position = Number(base);
  return group.map((append, index): BatchResult => {
    if (taken.has(index + 1)) {
      const events = placed(append, position, at!);
      position += append.events.length;
      return { status: 'appended', events };
    }
    if (duplicates?.includes(index + 1)) return { status: 'duplicate' };
    return { status: 'conflict', actual_version: versions![index]! };
  });
}

/** The events of each command with what only the database knows. */
function placed({ commands }: PreparedAppend, base: number, at: Date): RecordedEvent[][] {
  const recorded_at = at.toISOString();
  let position = base;
  return commands.map(({ events }) =>
    events.map(({ event }) => {
      event.position = position += 1;
      event.recorded_at = recorded_at;
      return event;
    }),
  );
}

/** Seven arrays with an element for each append, three with one for each command, six with one for each event, three with one for each input; the keys are one text. */
function parametersOf(group: readonly PreparedAppend[], notify: boolean): unknown[] {
  const commands = group.flatMap((append) => append.commands);
  const events = group.flatMap((append) => append.events);
  return [
    uuidArray(group.map(({ batch }) => batch.channel_id)),
    textArray(group.map(({ batch }) => batch.tenant)),
    textArray(group.map(({ batch }) => batch.protocol)),
    int4Array(group.map(({ batch }) => batch.expected_version)),
    textArray(group.map(({ batch }) => batch.previous_hash)),
    int4Array(group.map((append) => append.events.length)),
    textArray(group.map((append) => append.last)),
    int4Array(group.flatMap((append, index) => append.commands.map(() => index + 1))),
    uuidArray(commands.map((command) => command.events[0]!.event.id)),
    jsonArray(commands.map((command) => command.metadata)),
    int4Array(numbersOf(commands)),
    int4Array(events.map(({ event }) => event.version)),
    uuidArray(events.map(({ event }) => event.id)),
    textArray(events.map(({ event }) => event.type)),
    jsonArray(events.map(({ data }) => data)),
    textArray(events.map(({ event }) => event.hash)),
    int4Array(group.flatMap(({ inputs }, index) => inputs.map(() => index + 1))),
    int4Array(group.flatMap(({ inputs }) => inputs.map(({ version }) => version))),
    jsonArray(group.flatMap(({ inputs }) => inputs.map(({ body }) => body))),
    keysOf(group),
    notify,
  ];
}

function parametersOfOne(append: PreparedAppend, notify: boolean): unknown[] {
  const { batch, commands, events, inputs, last } = append;
  const { channel_id, tenant, protocol, expected_version, previous_hash } = batch;
  return [
    channel_id,
    tenant,
    protocol,
    expected_version,
    previous_hash,
    last,
    jsonArray(commands.map((command) => command.metadata)),
    int4Array(numbersOf(commands)),
    uuidArray(events.map(({ event }) => event.id)),
    textArray(events.map(({ event }) => event.type)),
    jsonArray(events.map(({ data }) => data)),
    textArray(events.map(({ event }) => event.hash)),
    int4Array(inputs.map(({ version }) => version)),
    jsonArray(inputs.map(({ body }) => body)),
    keysOf([append]),
    notify,
  ];
}

/** Null where none is new, which is nearly always. */
function keysOf(group: readonly PreparedAppend[]): string | null {
  if (!group.some(({ keys }) => keys.length)) return null;
  return JSON.stringify(group.flatMap(({ keys }, index) => keys.map((key) => ({ append: index + 1, ...key }))));
}

/** For each event the number of its command, counted from 1. */
const numbersOf = (commands: readonly PreparedAppend['commands'][number][]): number[] =>
  commands.flatMap(({ events }, index) => events.map(() => index + 1));
