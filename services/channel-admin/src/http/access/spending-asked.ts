import { failField } from '@parley/http';
import { SPENDING_BY, type SpendingBy } from '../../tenants/tenants.js';

const DAY_MS = 86_400_000;
/** As many days are told where nobody says which. */
const USUAL_DAYS = 30;
const MOST_DAYS = 366;

interface Days {
  from: string;
  to: string;
}

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 'yyyy-mm-dd'.length);

/**
 * Which days are asked about, both included: the last thirty up to `to`, and up to today, where nobody says.
 * @throws ProblemError where one is no day, they are the wrong way round, or there are too many
 */
export function daysAsked({ from, to }: { from?: string | undefined; to?: string | undefined }, now: number): Days {
  const last = to === undefined ? startOf(dayOf(now), '/to') : startOf(to, '/to');
  const first = from === undefined ? last - (USUAL_DAYS - 1) * DAY_MS : startOf(from, '/from');
  if (first > last) failField('/from', `is after ${dayOf(last)}`);
  if (last - first >= MOST_DAYS * DAY_MS) failField('/from', `is more than ${MOST_DAYS} days before ${dayOf(last)}`);
  return { from: dayOf(first), to: dayOf(last) };
}

/** Midnight of a day in UTC. What is no day of the calendar comes back as another, or as none. */
function startOf(day: string, pointer: string): number {
  const at = /^[12]\d{3}-\d{2}-\d{2}$/u.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN;
  return Number.isNaN(at) || dayOf(at) !== day ? failField(pointer, 'is no day, as 2026-11-27') : at;
}

/** By what it is told: by all where nobody says. @throws ProblemError where it is told by nothing of the kind */
export function spendingBy(asked: string | undefined): readonly SpendingBy[] {
  if (asked === undefined) return SPENDING_BY;
  const named = asked.split(',');
  const known = SPENDING_BY.filter((one) => named.includes(one));
  return known.length === named.length ? known : failField('/by', `must be some of ${SPENDING_BY.join(', ')}`);
}
