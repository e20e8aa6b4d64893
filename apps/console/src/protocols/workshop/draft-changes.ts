import type { RecordedEvent } from '@parley/client';
import { tableAfter } from './table-after.js';

/** What became of one decision between one draft and a later one. */
export interface PlanChange {
  kind: 'added' | 'replaced' | 'dropped' | 'kept';
  id: string;
  before?: string;
  now?: string;
}

/** A draft that can be compared: as a workshop began with it, as a round left it, and as it stands. */
export interface DraftVersion {
  kind: 'carried' | 'round' | 'now';
  round: number;
  /** The position of the last event before it. */
  position: number;
}

const ORDER = ['replaced', 'added', 'dropped', 'kept'] as const;

/** Every draft that there was, the oldest first (W4, W9). */
export function draftsIn(events: readonly RecordedEvent[]): DraftVersion[] {
  const drafts = events.flatMap(({ type, data, position }): DraftVersion[] => {
    if (type === 'WorkshopOpened' && data.previous?.entries) return [{ kind: 'carried', round: 0, position }];
    return type === 'WorkshopRoundReviewed' ? [{ kind: 'round', round: data.round, position }] : [];
  });
  const { position = 0 } = events.at(-1) ?? {};
  return position === (drafts.at(-1)?.position ?? 0) ? drafts : [...drafts, { kind: 'now', round: 0, position }];
}

/** One draft beside another, by their positions: an id means the same entry in both. */
export function draftChanges(events: readonly RecordedEvent[], from: number, to: number): PlanChange[] {
  const draftAt = (position: number) => tableAfter(events, position, 0).draft;
  const [old, now] = [draftAt(from), draftAt(to)];
  const byId = new Map(now.map(({ id, text }) => [id, text]));
  const heirs = heirsIn(events, to);
  const changes = old.map(({ id, text }): PlanChange => {
    if (byId.has(id)) return { kind: 'kept', id, now: text };
    const heir = heirOf(id, heirs);
    const taken = byId.get(heir);
    return taken === undefined
      ? { kind: 'dropped', id, before: text }
      : { kind: 'replaced', id: heir, before: text, now: taken };
  });
  const known = new Set(changes.map(({ id }) => id));
  const added = now
    .filter(({ id }) => !known.has(id))
    .map(({ id, text }): PlanChange => ({ kind: 'added', id, now: text }));
  return [...changes, ...added].toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
}

/** What took whose place, up to a position. */
const heirsIn = (events: readonly RecordedEvent[], until: number): ReadonlyMap<string, string> =>
  new Map(
    events.flatMap(({ type, data, position }) =>
      type === 'DraftEntrySuperseded' && position <= until ? [[data.entry_id, data.superseded_by] as const] : [],
    ),
  );

/** What has taken an entry's place in the end, perhaps more than once. */
function heirOf(id: string, heirs: ReadonlyMap<string, string>): string {
  const seen = new Set<string>();
  let heir = id;
  for (let next = heirs.get(heir); next !== undefined && !seen.has(next); next = heirs.get(heir)) {
    seen.add(next);
    heir = next;
  }
  return heir;
}
