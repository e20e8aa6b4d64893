import type { Evidence, Finding, TerminationRule } from '@parley/contracts';
import type { Ledger } from '../ledger/ledger.js';

/** Every key of a union of one-key objects. */
type KeysOf<T> = T extends unknown ? keyof T : never;

/** The conditions that measure something; `all`, `any` and `not` compose them. */
export type ConditionName = Exclude<KeysOf<TerminationRule>, 'all' | 'any' | 'not'>;

/** The parameters of one condition. */
export type Parameters<N extends ConditionName> =
  Extract<TerminationRule, Record<N, unknown>> extends Record<N, infer P> ? P : never;

/** What a condition finds in a channel: clear, near (it warns) or met (it ends), with the figures and their evidence. */
export type Measurement = Pick<Finding, 'status' | 'measured' | 'warn_at' | 'limit'> & {
  evidence: Evidence[];
  /** True where the measure cannot decide and a neutral model should be asked. */
  doubtful?: boolean;
};

/** A stop condition (T1): pure, measured on the fold of a channel. */
export interface Condition<N extends ConditionName = ConditionName> {
  /** What its figures count. */
  unit: Finding['unit'];
  defaults(given: Parameters<N>): Required<Parameters<N>>;
  measure(parameters: Required<Parameters<N>>, ledger: Ledger): Measurement;
}

/** A limit: near from `warn_at` on, met from `limit` on. */
export function limited(measured: number, warn_at: number, limit: number, evidence: Evidence[] = []): Measurement {
  const status = measured >= limit ? 'met' : measured >= warn_at ? 'near' : 'clear';
  return { status, measured, warn_at, limit, evidence };
}

/** Something that has happened or not; nothing warns of it before. */
export function happened(evidence: Evidence[]): Measurement {
  return limited(evidence.length ? 1 : 0, 1, 1, evidence);
}

/** A figure as evidence shows it: four places, the same on every machine. */
export const figure = (value: number): string => String(Math.round(value * 10_000) / 10_000);
