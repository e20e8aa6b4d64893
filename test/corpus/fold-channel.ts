import { canonicalJson, sha256, type Assessment, type RecordedEvent } from '@parley/contracts';
import { REGISTRY } from '@parley/protocols';
import { planFiles } from '@parley/protocols/workshop';
import { assess } from '@parley/termination';
import {
  noRows,
  project,
  UNPROJECTED,
  type ChangedRows,
} from '../../services/transcript-store/src/projections/channel-rows.js';
import { viewOf } from '../../services/transcript-store/src/projections/channel-view.js';

/** What readers see of a channel after some of its events. */
interface Shown {
  /** How many of its events are folded. */
  version: number;
  /** The fields of the REST view that are not as at the point before; null where one is gone. */
  view: Record<string, unknown>;
  /** Its findings are in the view. */
  assessment: Omit<Assessment, 'findings'>;
}

/** What a channel folds to, in public shapes only: no field of a decider's state. */
interface Folded {
  shown: Shown[];
  /** The rows after the last event, by table and key. */
  rows: Record<string, Record<string, unknown>>;
  /** SHA-256 of each file of a closed workshop. */
  files: Record<string, string>;
}

/** Folds a channel with the code as it is: the one place that knows where that code stands. */
export function foldChannel(events: readonly RecordedEvent[]): Folded {
  let channel = UNPROJECTED;
  let view = {};
  const changes: ChangedRows[] = [];
  const shown: Shown[] = [];
  const points = pointsOf(events);
  for (const event of events) {
    const changed = noRows();
    channel = project(channel, [event], REGISTRY, changed);
    changes.push(changed);
    if (!points.has(event.version)) continue;
    const before = view;
    view = viewOf(channel.fold, REGISTRY) as object;
    const { findings: _inTheView, ...assessment } = assess(channel.fold.ledger);
    shown.push({ version: event.version, view: changedFields(before, view), assessment });
  }
  const folded: Folded = { shown, rows: rowsAfter(changes), files: {} };
  if (events[0]?.protocol === 'workshop' && events.some(({ type }) => type === 'ChannelClosed')) {
    folded.files = Object.fromEntries(planFiles(events).map(({ file, text }) => [file, sha256(text)]));
  }
  return JSON.parse(JSON.stringify(folded)) as Folded;
}

function rowsAfter(changes: readonly ChangedRows[]): Folded['rows'] {
  const rows: Folded['rows'] = {};
  const keep = (table: string, key: string, row: unknown) => void ((rows[table] ??= {})[key] = row);
  for (const { turns, questions, protocolRows } of changes) {
    for (const turn of turns.values()) keep('turns', turn.request_id, turn);
    for (const question of questions.values()) keep('questions', question.question_id, question);
    for (const { table, key, data } of protocolRows.values()) keep(table, key, data);
  }
  return rows;
}

function changedFields(before: Record<string, unknown>, after: Record<string, unknown>): Record<string, unknown> {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const same = (name: string) => canonicalJson([before[name] ?? null]) === canonicalJson([after[name] ?? null]);
  return Object.fromEntries([...names].filter((name) => !same(name)).map((name) => [name, after[name] ?? null]));
}

/** About a quarter, a half and three quarters of the way, and the end; each after a whole command. */
function pointsOf(events: readonly RecordedEvent[]): Set<number> {
  const commands = events.map(({ metadata }) => metadata.command_id);
  const ends = events.filter((_, index) => commands[index] !== commands[index + 1]).map(({ version }) => version);
  return new Set([1 / 4, 1 / 2, 3 / 4, 1].map((part) => ends[Math.ceil(ends.length * part) - 1]!));
}
