import type { ParleyEvent, RecordedEvent, Stance } from '@parley/contracts';
import type { Policy } from '../policy/effective-policy.js';

/** What an event of a protocol says to the monitor, in words that all protocols share. */
export type LedgerEntry =
  | {
      entry: 'opened';
      participants: readonly { participant_id: string; kind: string }[];
      policy: Policy;
      /** Where all agree in the first round one of them supposes that it was wrong, before that counts. */
      premortem?: boolean;
    }
  /** A contribution: words, and where it stands, where it says so. */
  | {
      entry: 'turn';
      participant_id: string;
      text: string;
      stance?: Pick<Stance, 'verdict' | 'claim' | 'rejects'>;
      tool_calls?: readonly string[];
      hands_over_to?: string;
    }
  /** Work of a participant that is no contribution to the round, and succeeded. */
  | { entry: 'work'; participant_id: string }
  | { entry: 'tools'; participant_id: string; tool_calls: readonly string[] }
  /** A turn without a contribution. `passed_over`: the round went on without it. */
  | { entry: 'missed'; participant_id: string; passed_over: boolean }
  | { entry: 'person_spoke'; who: string; text: string }
  | { entry: 'person_acted' }
  | { entry: 'round_closed'; round: number }
  /** What is not settled: the same points again are no progress. */
  | { entry: 'open_points'; open_points: readonly string[] }
  | { entry: 'judged'; agreed: boolean; reason: string }
  /** The protocol's own rules have found that all agree, whatever the policy asks. */
  | { entry: 'agreed' };

/** How a protocol's own events are read; what every channel has, the ledger reads itself. */
export type LedgerReader = (event: ParleyEvent & Pick<RecordedEvent, 'protocol'>) => LedgerEntry[];
