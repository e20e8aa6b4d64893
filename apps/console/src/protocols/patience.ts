/** How long a turn waits for a person, in milliseconds: the page says so before it begins. */
export const PATIENCE_MS = 3_600_000;

/** How long the whole may take where people take part: whoever is asked several times has an hour each time. */
const WHOLE_MS = 7 * 86_400_000;

/** A negotiation's own limits. */
export const PATIENT_NEGOTIATION = {
  feedback_timeout_ms: PATIENCE_MS,
  timeout_policy: 'remind',
  time_limit_ms: WHOLE_MS,
} as const;

export const PATIENT_TURNS = { turn_timeout_ms: PATIENCE_MS } as const;

/** In place of a protocol's half hour. */
export const PATIENT_WHOLE = { time_limit: { max_ms: WHOLE_MS } } as const;
