import type { AuditReport, AuditVerdict, Divergence, RecordFault } from '@parley/audit';
import type { Marked } from './pages.js';

export type AuditOfChannel = ChannelAudit | BrokenChannel;

/** Whether a channel follows from what was asked for: each command decided once more by the rules of today, with no model. */
export interface ChannelAudit extends Omit<AuditReport, 'divergence'>, Marked {
  verdict: AuditVerdict;
  /** The first thing that does not follow; absent where everything does that is known. */
  divergence?: AuditedDivergence;
}

/** Where something does not follow, with both sides. */
export interface AuditedDivergence extends Pick<Divergence, 'version' | 'position' | 'command_type' | 'kind'> {
  /** The rules that decided it, by name; absent in a log from before they were named. */
  rules_then?: string;
  /** What the log has: an event, or a hash; absent where it has nothing. */
  recorded?: unknown;
  /** What is decided now; absent where that is nothing. */
  decided?: unknown;
}

/** A channel that does not even hold together. */
export interface BrokenChannel {
  verdict: 'broken';
  channel_id: string;
  /** What is wrong: its chain, what was asked for, its end, or an event that nobody could have recorded. */
  kind: RecordFault['kind'];
  /** The version of the first event that is not as it has to be, where it is one. */
  version?: number;
}
