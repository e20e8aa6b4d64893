import type { Projection } from '../protocol.js';
import { openIssues, type WorkshopState } from './state.js';

/** What the coach says of a round, or of it all. */
export interface WorkshopSummaryRow {
  /** The event's, by which they are in order. */
  position: number;
  round: number;
  /** True for the report. */
  final: boolean;
  summary: string;
  /** The open issues, as they are said now. */
  open_points: string[];
}

/** The coach's summaries, the report last (W4, W9). */
export const summaries: Projection<WorkshopState> = {
  name: 'summaries',
  project(event, state) {
    const { type, data, position } = event;
    if (type !== 'WorkshopRoundReviewed' && type !== 'PlanReported') return [];
    const row: WorkshopSummaryRow = {
      position,
      round: type === 'WorkshopRoundReviewed' ? data.round : state.round,
      final: type === 'PlanReported',
      summary: data.summary,
      open_points: openIssues(state).map(({ statement }) => statement),
    };
    return [{ key: String(position), data: row }];
  },
};
