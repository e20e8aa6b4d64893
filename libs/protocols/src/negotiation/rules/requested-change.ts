import type { Proposal, ProposedChange } from '@parley/contracts';

type Plan = Pick<Proposal, 'terms' | 'assignments'>;

const SEAT_FIELDS = ['role', 'task', 'notes'] as const;

/** What of a seat can be asked to be otherwise. */
export const isSeatField = (field: string): field is (typeof SEAT_FIELDS)[number] =>
  (SEAT_FIELDS as readonly string[]).includes(field);

/** The value that a request is about, as a plan has it: a term's, else one of the asking participant's own seat. */
export function requestedValue({ terms, assignments }: Plan, participantId: string, field: string): Value | undefined {
  const term = terms.find((one) => one.field === field);
  if (term) return { value: term.value, unit: term.unit };
  const seat = assignments.find((one) => one.participant_id === participantId);
  return isSeatField(field) && seat ? { value: seat[field] } : undefined;
}

export interface Value {
  value: string;
  unit?: string | undefined;
}

/** What was asked for, to the value: `45` and `45 minutes` are one where the term counts minutes (N3). */
export function isAsAsked({ new_value }: Pick<ProposedChange, 'new_value'>, now: Value | undefined): boolean {
  if (!now) return false;
  const asked = plain(new_value);
  return asked === plain(now.value) || (now.unit !== undefined && asked === plain(`${now.value} ${now.unit}`));
}

export const isSame = (one: Value | undefined, other: Value | undefined): boolean =>
  one?.value === other?.value && one?.unit === other?.unit;

/** Neither case nor space nor a full stop makes another value of it. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\s+/gu, '')
    .replace(/[.。]$/u, '');
