import type { RecordedEvent } from '@parley/client';
import type { MirrorPoint, MirrorStep } from '../../channel/mirror/mirror.js';
import { tableAfter, type Row } from './table-after.js';

/** The consensus draft and the issue list at the end of each round: the one grows as the other shrinks (W4). */
export function mirrorIn(events: readonly RecordedEvent[]): MirrorStep[] {
  const [opened] = events;
  if (!opened) return [];
  const rounds = events.flatMap(({ type, data, position }) =>
    type === 'RoundStarted' ? [{ round: data.round, position }] : [],
  );
  const start = { key: 'start', kind: 'start' as const, round: 0, position: opened.position };
  const columns = [start, ...rounds.map((one) => ({ key: String(one.round), ...one }))];
  return columns.map((column, index) => {
    const next = columns[index + 1]?.position ?? Infinity;
    const { open, draft } = tableAfter(events, next - 1, column.round);
    const pointOf = pointsFrom(opened.position);
    return {
      ...column,
      points: [...draft.map((row) => pointOf(row, true)), ...open.map((row) => pointOf(row, false))],
    };
  });
}

/** What a version before has decided leads to the opening, which names it. */
const pointsFrom =
  (opening: number) =>
  ({ id, text, position = opening, isReopened }: Row, isSettled: boolean): MirrorPoint => ({
    id,
    text,
    isSettled,
    position,
    ...(isReopened && { mark: 'reopened' }),
  });
