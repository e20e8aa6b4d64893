import type { Column } from '../pictures/columns.js';

/** A point at the end of a round: above the line once it is agreed or settled, below it while it is open. */
export interface MirrorPoint {
  /** Short, and unique in its channel. */
  id: string;
  text: string;
  isSettled: boolean;
  /** The position of the event that put it where it is. */
  position: number;
  /** Open again after it was settled, or left for later. */
  mark?: 'reopened' | 'parked';
}

/** How far it was after a round: each point, the oldest first. */
export interface MirrorStep extends Column {
  points: readonly MirrorPoint[];
  /** Whoever agrees, of those who have said where they stand. */
  agreeing?: { agree: number; stand: number };
}

export interface MirrorHalves {
  settled: readonly MirrorPoint[];
  open: readonly MirrorPoint[];
}

export const halvesOf = ({ points }: MirrorStep): MirrorHalves => ({
  settled: points.filter(({ isSettled }) => isSettled),
  open: points.filter(({ isSettled }) => !isSettled),
});

/** Points that were not where they are at the end of the round before. */
export function movedIn(steps: readonly MirrorStep[], index: number): ReadonlySet<string> {
  const where = ({ id, isSettled, mark }: MirrorPoint) => [id, isSettled, mark].join(' ');
  const before = new Set((steps[index - 1]?.points ?? []).map(where));
  return new Set((steps[index]?.points ?? []).filter((point) => !before.has(where(point))).map(({ id }) => id));
}

/** Where a point is from a step on; without the point where it is off the list. */
export interface Move {
  step: MirrorStep;
  point?: MirrorPoint;
}

/** A point's way through the rounds: where it went, and when. */
export interface PointCourse {
  id: string;
  text: string;
  moves: readonly Move[];
}

export function coursesOf(steps: readonly MirrorStep[]): PointCourse[] {
  const courses = new Map<string, PointCourse>();
  const go = ({ id, text }: MirrorPoint, move: Move): void =>
    void courses.set(id, { id, text, moves: [...(courses.get(id)?.moves ?? []), move] });
  for (const [index, step] of steps.entries()) {
    const moved = movedIn(steps, index);
    const there = new Set(step.points.map(({ id }) => id));
    for (const point of step.points.filter(({ id }) => moved.has(id))) go(point, { step, point });
    for (const point of steps[index - 1]?.points ?? []) if (!there.has(point.id)) go(point, { step });
  }
  return [...courses.values()];
}
