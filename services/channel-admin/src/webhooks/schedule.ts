const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];

/** How long each attempt waits after the one before: three days together, as Standard Webhooks proposes. */
export const WAITS_MS: readonly number[] = [
  ...[0, 5 * SECOND, 5 * MINUTE, 30 * MINUTE],
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR),
];

/** What a receiver may ask for at most. */
const LONGEST_MS = 24 * HOUR;

/** Nobody comes back all at once: up to a tenth later. */
const JITTER = 0.1;

/**
 * How long to wait after so many failed attempts, in milliseconds; undefined where it is given up.
 * @param retryAfter the header, in seconds or as a date: it is waited for where it is later
 * @param chance 0 to 1
 */
export function waitAfter(
  failed: number,
  now: Date,
  retryAfter: string | undefined,
  chance: number,
): number | undefined {
  const usual = WAITS_MS[failed];
  if (usual === undefined) return undefined;
  return Math.max(usual * (1 + JITTER * chance), Math.min(wanted(retryAfter, now), LONGEST_MS));
}

function wanted(retryAfter: string | undefined, now: Date): number {
  if (retryAfter === undefined) return 0;
  const wait = /^\d{1,9}$/u.test(retryAfter) ? Number(retryAfter) * SECOND : Date.parse(retryAfter) - now.getTime();
  return Number.isNaN(wait) ? 0 : Math.max(wait, 0);
}
