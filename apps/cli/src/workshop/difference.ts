import type { SavedPlan } from './versions.js';

/** What changed from one version to another (W9). */
export interface Difference {
  from: number;
  to: number;
  /** Whether entries are followed by their ids; versions that do not follow from each other are compared by words. */
  follows: boolean;
  added: string[];
  replaced: { before: string; now: string; reason: string }[];
  dropped: string[];
  kept: string[];
  open_before: string[];
  open_now: string[];
}

export function differenceOf(before: SavedPlan, after: SavedPlan): Difference {
  const follows = after.line.some(({ channel_id }) => channel_id === before.channel_id);
  return {
    from: before.version,
    to: after.version,
    follows,
    ...(follows ? byLineage(before, after) : byWords(before, after)),
    open_before: openOf(before),
    open_now: openOf(after),
  };
}

type Decisions = Pick<Difference, 'added' | 'replaced' | 'dropped' | 'kept'>;

/** An id means the same entry along a line; what is not there any more was replaced, perhaps more than once. */
function byLineage(before: SavedPlan, after: SavedPlan): Decisions {
  const now = new Map(after.decisions.map((one) => [one.entry_id, one]));
  const old = new Set(before.decisions.map(({ entry_id }) => entry_id));
  const gone = before.decisions.filter(({ entry_id }) => !now.has(entry_id));
  const followed = gone.map(({ entry_id, text }) => ({ text, heir: heirOf(entry_id, after) }));
  const replaced = followed.flatMap(({ text, heir }) => {
    const decision = heir && now.get(heir.by);
    return decision ? [{ id: heir.by, before: text, now: decision.text, reason: heir.reason }] : [];
  });
  const heirs = new Set(replaced.map(({ id }) => id));
  return {
    added: after.decisions.filter(({ entry_id }) => !old.has(entry_id) && !heirs.has(entry_id)).map(textOf),
    replaced: replaced.map(({ id: _id, ...rest }) => rest),
    dropped: followed.filter(({ heir }) => !heir || !now.has(heir.by)).map(textOf),
    kept: after.decisions.filter(({ entry_id }) => old.has(entry_id)).map(textOf),
  };
}

/** The end of an entry's chain of replacements. */
function heirOf(entryId: string, { replaced }: SavedPlan): { by: string; reason: string } | undefined {
  const seen = new Set<string>();
  let step = replaced.find(({ entry_id }) => entry_id === entryId);
  while (step && !seen.has(step.by)) {
    seen.add(step.by);
    const { by } = step;
    const next = replaced.find(({ entry_id }) => entry_id === by);
    if (!next) return step;
    step = next;
  }
  return step;
}

function byWords(before: SavedPlan, after: SavedPlan): Decisions {
  const [old, now] = [before, after].map(({ decisions }) => decisions.map(textOf)) as [string[], string[]];
  return {
    added: now.filter((text) => !old.includes(text)),
    replaced: [],
    dropped: old.filter((text) => !now.includes(text)),
    kept: now.filter((text) => old.includes(text)),
  };
}

const textOf = ({ text }: { text: string }): string => text;

const openOf = ({ issues, open_points }: SavedPlan): string[] =>
  open_points.map((id) => issues.find(({ issue_id }) => issue_id === id)?.statement ?? id);
