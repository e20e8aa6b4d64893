import type { Epoch } from '../../witness/checkpoint-store.js';
import type { SinkState } from '../../witness/sink.js';

/** How far the log is signed, and who outside hears of it. */
export interface WitnessStanding {
  /** Whether checkpoints are signed here. */
  signs: boolean;
  /** By what others verify them (C2SP signed-note). */
  vkey?: string;
  /** The newest. */
  checkpoint?: { origin: string; size: number; time?: string; cosigned_by: string[] };
  /** Why nothing is signed until somebody has looked. */
  stopped?: string;
  /** Places outside that are told; without one, tamper evidence ends at this database. */
  sinks: SinkState[];
  /** Those that were opened, with why; the first is opened by nobody. */
  epochs: Epoch[];
}

export interface OpenedEpoch extends Epoch {}
