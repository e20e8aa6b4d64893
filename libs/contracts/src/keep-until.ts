const DAY_MS = 86_400_000;

/**
 * The day (UTC, as 2027-05-28) until which a channel is to be kept, by what its opening says. Nobody deletes anything by it.
 * @param openedAt when its first event was recorded (RFC 3339)
 * @param days `retention_days` of its opening
 */
export const keepUntil = (openedAt: string, days: number): string =>
  new Date(Date.parse(openedAt) + days * DAY_MS).toISOString().slice(0, 10);
