import type { DraftEntry } from '@parley/client';
import type { ChannelOf } from '../protocol.js';

/** What became of one decision between a version and the next. */
export interface PlanChange {
  kind: 'added' | 'replaced' | 'dropped' | 'kept';
  id: string;
  before?: string;
  now?: string;
  reason?: string;
}

const ORDER = ['replaced', 'added', 'dropped', 'kept'] as const;

/** The draft beside the one of the version before: an id means the same entry in both (W9). */
export function changesSince({ previous, entries }: ChannelOf<'workshop'>): PlanChange[] {
  const before = previous?.entries ?? [];
  const byId = new Map(entries.map((entry) => [entry.entry_id, entry]));
  const changes = before.map(({ entry_id: id, text }): PlanChange => {
    const heir = heirOf(id, byId);
    if (!heir) return { kind: 'dropped', id, before: text };
    if (heir.entry_id === id) return { kind: 'kept', id, now: text };
    return { kind: 'replaced', id: heir.entry_id, before: text, now: heir.text, reason: heir.reason };
  });
  const known = new Set(changes.map(({ id }) => id));
  const added = entries
    .filter(({ entry_id, status }) => status === 'in_draft' && !known.has(entry_id))
    .map(({ entry_id, text, reason }): PlanChange => ({ kind: 'added', id: entry_id, now: text, reason }));
  return [...changes, ...added].toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
}

/** The entry itself while it stands, else what has taken its place, perhaps more than once. */
function heirOf(id: string, byId: ReadonlyMap<string, DraftEntry>): DraftEntry | undefined {
  const seen = new Set<string>();
  let entry = byId.get(id);
  while (entry?.status === 'superseded' && !seen.has(entry.entry_id)) {
    seen.add(entry.entry_id);
    entry = byId.get(entry.superseded_by ?? '');
  }
  return entry?.status === 'in_draft' ? entry : undefined;
}
