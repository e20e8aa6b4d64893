import type { Projection } from '../protocol.js';
import type { RoundTableState } from './state.js';

/** One of the facilitator's summaries. */
export interface SummaryRow {
  /** The position of its event in the log: summaries in the order in which they were written. */
  position: number;
  round: number;
  /** True for the closing summary. */
  final: boolean;
  summary: string;
  open_points: string[];
}

/** Every summary of the talk (R1, T5). */
export const summaries: Projection<RoundTableState> = {
  name: 'summaries',
  project({ type, data, position }) {
    if (type !== 'RoundSummarised') return [];
    const { round, final, summary, open_points } = data;
    const row: SummaryRow = { position, round, final, summary, open_points };
    return [{ key: String(position), data: row }];
  },
};
