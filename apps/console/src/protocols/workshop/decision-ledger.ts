import type { DraftEntryLapsed, DraftEntryProposed, RecordedEvent } from '@parley/client';
import { LedgerSheet, type Backer, type Fate, type Ledger, type LedgerChange } from '../../channel/ledger/ledger.js';
import type { Column } from '../../channel/pictures/columns.js';
import { statementsOf } from './statements.js';

/** Why an entry is not, or no longer, on the table. */
export type LapseCause = DraftEntryLapsed['cause'];

/**
 * Every decision, and what was proposed for it in which round; what replaces an entry is in its row (W4). What a version before has
 * decided stands in a column of its own (W9).
 * @param whyLapsed why an entry fell away, in words
 */
export function ledgerIn(events: readonly RecordedEvent[], whyLapsed: (cause: LapseCause) => string): Ledger {
  const sheet = new LedgerSheet();
  const columns: Column[] = [];
  const rowOf = new Map<string, string>();
  const textOf = new Map<string, string>();
  const fates = fatesIn(events);
  const voices = voicesIn(events);
  for (const { type, data, position } of events) {
    if (type === 'WorkshopOpened' && data.previous?.entries?.length) {
      const { version, entries, replaced = [] } = data.previous;
      columns.push({ key: BEFORE, position, version });
      for (const { entry_id, text, reason } of entries) {
        const before = replaced.findLast(({ by }) => by === entry_id)?.text;
        rowOf.set(entry_id, entry_id);
        textOf.set(entry_id, text);
        const change = { after: text, backers: [], why: reason, ...(before !== undefined && { before }) };
        sheet.note(entry_id, BEFORE, { position, ...change });
      }
    }
    if (type === 'RoundStarted') columns.push({ key: String(data.round), position, round: data.round });
    if (type === 'DraftEntryProposed') {
      const { entry_id, supersedes = '', text, round } = data;
      const row = rowOf.get(supersedes) ?? entry_id;
      rowOf.set(entry_id, row);
      textOf.set(entry_id, text);
      const before = textOf.get(supersedes);
      const { fate, cause } = fates.get(entry_id) ?? { fate: 'open' as const };
      const why = cause ? whyLapsed(cause) : data.reason;
      const change = { position, fate, why, ...valueOf(fate, text, before), ...sidesOf(data, voices) };
      sheet.note(row, String(round), change);
    }
  }
  return { columns, rows: sheet.rows };
}

const BEFORE = 'before';

/** What takes the place of another does so only once it is in the draft. */
const valueOf = (
  fate: Fate,
  text: string,
  before: string | undefined,
): Pick<LedgerChange, 'before' | 'after' | 'wanted'> =>
  fate === 'applied' ? { after: text, ...(before !== undefined && { before }) } : { wanted: text };

interface Ended {
  fate: Fate;
  cause?: LapseCause;
}

function fatesIn(events: readonly RecordedEvent[]): ReadonlyMap<string, Ended> {
  const fates = new Map<string, Ended>();
  for (const { type, data } of events) {
    if (type === 'DraftEntryAdded') fates.set(data.entry_id, { fate: 'applied' });
    if (type === 'DraftEntryLapsed') fates.set(data.entry_id, { fate: 'rejected', cause: data.cause });
  }
  return fates;
}

type Voice = Backer & { stance: string; reason: string };

/** What everybody last said of an entry, first come first. What is said of an issue counts as it is recorded with what settles it. */
function voicesIn(events: readonly RecordedEvent[]): ReadonlyMap<string, ReadonlyMap<string, Voice>> {
  const voices = new Map<string, Map<string, Voice>>();
  const turns = new Map<string, number>();
  const hear = (about: string, voice: Voice): void =>
    void voices.set(about, new Map(voices.get(about)).set(voice.participant_id, voice));
  for (const event of events) {
    const { participant_id = '', request_id = '', said = [] } = statementsOf(event) ?? {};
    if (!turns.has(request_id)) turns.set(request_id, event.position);
    for (const { about, stance, reason, position } of said) hear(about, { participant_id, stance, reason, position });
    if (event.type === 'DraftEntryAdded')
      for (const stance of event.data.stances)
        hear(event.data.entry_id, { ...stance, position: turns.get(stance.request_id) ?? event.position });
  }
  return voices;
}

/** Whoever is for an entry, whoever proposes it first; and who is against it. */
function sidesOf(
  { entry_id, proposed_by }: DraftEntryProposed,
  voices: ReturnType<typeof voicesIn>,
): Pick<LedgerChange, 'backers' | 'against'> {
  const all = [...(voices.get(entry_id)?.values() ?? [])];
  const against = all.filter(({ stance }) => stance === 'object');
  const backers = all
    .filter(({ stance, participant_id }) => stance === 'agree' || participant_id === proposed_by)
    .toSorted(
      (one, other) => Number(other.participant_id === proposed_by) - Number(one.participant_id === proposed_by),
    );
  return { backers, ...(against.length && { against }) };
}
