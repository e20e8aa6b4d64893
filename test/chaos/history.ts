/** What a client did, and what it knows of it: `unknown` until an answer says more. */
export interface Attempt {
  /** The id that the log has it under, where it has it. */
  command_id: string;
  /** What was asked for, for people. */
  what: string;
  /** Absent for an opening: its channel is new. */
  channel_id?: string;
  /** `unknown`: no answer came, or one that says that nobody knows. */
  outcome: 'ok' | 'fail' | 'unknown';
  /** For an ok, the position of the command's last event; 0 where nothing had to happen. */
  position?: number;
  /** What a refusal said. */
  code?: string;
  /** Nobody may accept it. */
  forbidden?: boolean;
}

/** What breaks a rule, with what shows it. */
export interface Violation {
  rule: string;
  channel_id?: string;
  evidence: string;
}

export type CommandCounts = Record<'commands' | Attempt['outcome'], number>;

/** Commands by what is known of them in the end; one that was sent again counts once. */
export function commandCounts(attempts: readonly Attempt[]): CommandCounts {
  const counts: CommandCounts = { commands: 0, ok: 0, fail: 0, unknown: 0 };
  for (const sent of groupedBy(attempts, ({ command_id }) => command_id).values()) {
    counts.commands += 1;
    counts[outcomeOf(sent)] += 1;
  }
  return counts;
}

/** An ok settles it; a refusal only where no other try is without an answer. */
export function outcomeOf(sent: readonly Attempt[]): Attempt['outcome'] {
  const has = (outcome: Attempt['outcome']) => sent.some((attempt) => attempt.outcome === outcome);
  if (has('ok')) return 'ok';
  return has('unknown') ? 'unknown' : 'fail';
}

export function groupedBy<T, K>(list: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of list) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
