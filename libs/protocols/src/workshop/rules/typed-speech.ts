import { type EntryStance, type FieldError, type GiveSpeech, type IssueStance, type Speech } from '@parley/contracts';
import { deniesConsent, isBareObjection, namedEntries, typedStances, type TypedStance } from '@parley/termination';
import { ownProperty } from '@parley/untrusted';
import { settledBy } from '../evolve-table.js';
import { draftOf, proposedEntries, roleOf, type DraftEntry, type WorkshopState } from '../state.js';

type Said = Pick<GiveSpeech, 'participant_id' | 'speech'>;
type Field = 'analysis' | 'advice';

const FIELDS: readonly Field[] = ['analysis', 'advice'];
const HOW = 'write "entry-1 object: why", "entry-1 agree" or "entry-1 abstain" on a line of its own';
const MOST_REASON = 2000;

const isPersons = (state: WorkshopState, participantId: string): boolean =>
  roleOf(state, participantId)?.kind === 'person';

/**
 * A person's speech with the stances that its words take (R2), wherever it is typed. What begins like a stance and cannot
 * be read is asked back, never kept as something weaker.
 */
export function asTyped(
  state: WorkshopState,
  { participant_id, speech }: Said,
): { speech: Speech; errors: FieldError[] } {
  if (!isPersons(state, participant_id)) return { speech, errors: [] };
  const errors: FieldError[] = [];
  const said = { entry: [...speech.entry_stances], issue: [...speech.stances] };
  for (const field of FIELDS) {
    const refuse = (reason: string) => void errors.push({ pointer: `/speech/${field}`, reason });
    const { stances, unread } = typedStances(speech[field]);
    for (const piece of unread) refuse(`"${piece.slice(0, 80)}" is no stance; ${HOW}`);
    for (const one of stances) {
      const refusal = one.id.startsWith('issue-') ? addToIssues(said.issue, one) : addToEntries(said.entry, one);
      if (refusal) refuse(refusal);
    }
  }
  const read = { ...speech, stances: said.issue, entry_stances: said.entry };
  return { speech: read, errors: [...errors, ...objectsToNothing(state, read)] };
}

/** Consent whose reason says no: it is neither, and is asked back (R2). @param within where the stances stand */
export const contradictions = (
  { stances = [], entry_stances = [] }: Partial<Pick<Speech, 'stances' | 'entry_stances'>>,
  within = '',
): FieldError[] =>
  Object.entries({ stances, entry_stances }).flatMap(([list, all]) =>
    all.flatMap(({ stance, reason }, index) =>
      stance === 'agree' && deniesConsent(reason)
        ? [{ pointer: `${within}/${list}/${index}/reason`, reason: `says no, and the stance is agree; ${HOW}` }]
        : [],
    ),
  );

const twice = ({ id, stance }: TypedStance): string => `says ${stance} of ${id}, and another stance is given with it`;

/** @returns why it cannot be */
function addToIssues(given: IssueStance[], one: TypedStance): string | undefined {
  const before = given.find(({ issue_id }) => issue_id === one.id);
  if (before) return before.stance === one.stance ? undefined : twice(one);
  given.push({ issue_id: one.id, stance: one.stance, statement: '', reason: one.reason.slice(0, MOST_REASON) });
  return undefined;
}

function addToEntries(given: EntryStance[], one: TypedStance): string | undefined {
  const { id: entry_id, stance, reason } = one;
  if (stance === 'no_issue') return `${entry_id} is an entry and no issue; ${HOW}`;
  const before = given.find((other) => other.entry_id === entry_id);
  if (before) return before.stance === stance ? undefined : twice(one);
  given.push({ entry_id, stance, reason: reason.slice(0, MOST_REASON) });
  return undefined;
}

const onTable = (state: WorkshopState): DraftEntry[] => [...draftOf(state), ...proposedEntries(state)];

/** `I object` alone, where there is something to object to, would count for nothing. */
function objectsToNothing(state: WorkshopState, speech: Speech): FieldError[] {
  const objects = [...speech.stances, ...speech.entry_stances].some(({ stance }) => stance === 'object');
  if (objects || !onTable(state).length) return [];
  return FIELDS.flatMap((field) =>
    typedStances(speech[field]).prose.some(isBareObjection)
      ? [{ pointer: `/speech/${field}`, reason: `does not say to what you object; ${HOW}` }]
      : [],
  );
}

/** Entries that a person's words name without taking a stance on them: who saw these has not consented (W4). */
export function namedWithoutStance(state: WorkshopState, { participant_id, speech }: Said): string[] {
  if (!isPersons(state, participant_id)) return [];
  const text = [speech.analysis, speech.advice, ...speech.comments.map((comment) => comment.text)].join('\n');
  const named = new Set(namedEntries(text));
  return onTable(state)
    .filter((entry) => named.has(entry.entry_id) && !isDecided(state, entry, { participant_id, speech }))
    .map(({ entry_id }) => entry_id);
}

function isDecided(state: WorkshopState, entry: DraftEntry, { participant_id, speech }: Said): boolean {
  if (ownProperty(entry.stances, participant_id)) return true;
  if (speech.entry_stances.some(({ entry_id }) => entry_id === entry.entry_id)) return true;
  const its = entry.status === 'proposed' ? settledBy(state, entry) : [];
  return speech.stances.some(({ issue_id, stance }) => stance !== 'no_issue' && its.includes(issue_id));
}
