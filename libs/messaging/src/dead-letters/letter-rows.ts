import type { KeptLetter, LetterStatus, LetterSummary } from '../ports.js';

/** A letter as Postgres has it. */
export interface LetterRow {
  number: string;
  id: string;
  consumer: string;
  tenant: string;
  channel_id: string;
  event_id: string;
  attempts: number;
  cause: string;
  message: unknown;
  at: Date;
  status: LetterStatus;
  retries: number;
  retried_at: Date | null;
  retried_by: string | null;
  handled_at: Date | null;
}

/** All but the message, which may be large. */
export const SUMMARY =
  'number, id, consumer, tenant, channel_id, event_id, attempts, cause, at, status, retries, retried_at, retried_by, handled_at';

export const letterOf = (row: LetterRow): KeptLetter => ({ ...summaryOf(row), message: row.message });

/** A row that was read without its message. */
export function summaryOf(row: Omit<LetterRow, 'message'>): LetterSummary {
  const { id, consumer, tenant, channel_id, event_id, attempts, cause, status, retries } = row;
  const { at, retried_at, retried_by, handled_at } = row;
  return {
    ...{ id, consumer, tenant, channel_id, event_id, attempts, cause, status, retries },
    at: at.toISOString(),
    ...(retried_at && { retried_at: retried_at.toISOString() }),
    ...(retried_by && { retried_by }),
    ...(handled_at && { handled_at: handled_at.toISOString() }),
  };
}
