import type { ProposedEntry } from '@parley/contracts';
import { draftOf, type DraftEntry, type WorkshopState } from '../state.js';

/**
 * What a new entry is a rival of: what it names, and what another speech proposed to replace the same entry. What it
 * replaces itself is none.
 */
export function rivalsNamed(
  { entries }: WorkshopState,
  { rivals = [], supersedes, request_id }: ProposedEntry & { request_id: string },
): string[] {
  const sameTarget = entries.filter(
    (other) =>
      supersedes !== undefined &&
      other.supersedes === supersedes &&
      other.status === 'proposed' &&
      other.request_id !== request_id,
  );
  return [...new Set([...rivals, ...sameTarget.map(({ entry_id }) => entry_id)])].filter((id) => id !== supersedes);
}

/**
 * Entries of the draft that cannot stand beside this one: rivals that either of the two names, and what is objected to
 * where this one would settle the objection without replacing it.
 */
export function standingRivals(state: WorkshopState, entry: DraftEntry): DraftEntry[] {
  const { entry_id, rivals = [], supersedes, resolves } = entry;
  const about = state.issues.flatMap((issue) => (resolves.includes(issue.issue_id) ? [issue.about_entry] : []));
  return draftOf(state).filter(
    (other) =>
      other.entry_id !== supersedes &&
      (rivals.includes(other.entry_id) || other.rivals?.includes(entry_id) || about.includes(other.entry_id)),
  );
}
