import { features, similarity } from '@parley/termination';
import type { ProposedEntry } from '@parley/contracts';
import type { DraftEntry, WorkshopState } from '../state.js';

const isThere = ({ status }: DraftEntry): boolean => status === 'proposed' || status === 'in_draft';

/** The same words, apart from case, blanks and punctuation. */
export const sameWords = (one: string, other: string): boolean =>
  one === other || (plain(one) !== '' && plain(one) === plain(other));

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The entry on the table or in the draft that has these words already: proposed once more it is one entry (W4). */
export const equalEntry = (
  { entries }: WorkshopState,
  { text, supersedes }: Pick<ProposedEntry, 'text' | 'supersedes'>,
): DraftEntry | undefined =>
  entries.find(
    (entry) =>
      isThere(entry) &&
      sameWords(entry.text, text) &&
      (supersedes === undefined || supersedes === entry.entry_id || supersedes === entry.supersedes),
  );

/** A proposed entry, and one that is worded nearly alike: in the draft, or proposed before it. */
export interface Alike {
  proposed: DraftEntry;
  other: DraftEntry;
}

/**
 * From this similarity on two entries are worded nearly alike. Below that at which a turn repeats another: the same words
 * with another figure, or with a "not", are no repetition, and rivals all the more.
 */
const NEAR = 0.48;

/** What this round has brought that is worded nearly like another entry: the same once more, or its rival. */
export function alikeIn(state: WorkshopState): Alike[] {
  const there = state.entries.filter(isThere).map((entry) => ({ entry, read: features(entry.text) }));
  return there.flatMap(({ entry: proposed, read }, index) =>
    proposed.status !== 'proposed' || proposed.proposed_in < state.round
      ? []
      : there
          .filter(({ entry }, at) => entry.status === 'in_draft' || at < index)
          .filter(({ entry }) => !isTold(proposed, entry) && !isTold(entry, proposed))
          .filter(({ read: other }) => similarity(read, other) >= NEAR)
          .map(({ entry: other }) => ({ proposed, other })),
  );
}

/** That the one cannot stand beside the other is said already. */
const isTold = ({ rivals = [], supersedes }: DraftEntry, { entry_id }: DraftEntry): boolean =>
  supersedes === entry_id || rivals.includes(entry_id);
