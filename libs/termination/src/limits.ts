/** What a limit says of a measured value; both in the unit of the condition (rounds, milliseconds, micro-dollars). */
export interface LimitVerdict {
  verdict: 'continue' | 'warn' | 'stop';
  measured: number;
  limit: number;
  /** From where on it warns. */
  warn_at: number;
}

interface Measured {
  measured: number;
  limit: number;
  /** 80 % of the limit where absent. */
  warn_at?: number;
}

/** The last round allowed is the limit itself; it is warned of from 80 % on, rounded up (T1). */
export function roundLimit({ measured, limit, warn_at = Math.ceil(limit * 0.8) }: Measured): LimitVerdict {
  return judge(measured, limit, warn_at);
}

/** Wall clock since the channel opened (T1). */
export function timeLimit({ measured, limit, warn_at = limit * 0.8 }: Measured): LimitVerdict {
  return judge(measured, limit, warn_at);
}

/** Spend of all model work of the channel; a limit of 0 is no limit (T1). */
export function budgetLimit({ measured, limit, warn_at = limit * 0.8 }: Measured): LimitVerdict {
  if (limit === 0) return { verdict: 'continue', measured, limit, warn_at };
  return judge(measured, limit, warn_at);
}

function judge(measured: number, limit: number, warn_at: number): LimitVerdict {
  const verdict = measured >= limit ? 'stop' : measured >= warn_at ? 'warn' : 'continue';
  return { verdict, measured, limit, warn_at };
}
