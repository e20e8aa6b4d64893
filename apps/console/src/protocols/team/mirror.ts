import type { RecordedEvent } from '@parley/client';
import type { MirrorPoint, MirrorStep } from '../../channel/mirror/mirror.js';
import type { Column } from '../../channel/pictures/columns.js';
import { isOpen, pointsAfter, type NamedPoint } from '../named-points.js';

interface Debate {
  topic: NamedPoint;
  points: readonly NamedPoint[];
  /** The ruling left it for later. */
  isParked: boolean;
}

/**
 * What is in dispute in a team's debates: each topic, and the points that the lead names as open after a round. A ruling settles
 * them all, or parks them where it shelves the question (D3).
 */
export function mirrorIn(events: readonly RecordedEvent[]): MirrorStep[] {
  const debates = new Map<string, Debate>();
  const steps: MirrorStep[] = [];
  const step = (column: Column) => steps.push({ ...column, points: pointsIn(debates) });
  for (const { type, data, position } of events) {
    if (type === 'DebateOpened') {
      const topic = { text: data.topic, since: 0, position };
      debates.set(data.phase_id, { topic, points: [], isParked: false });
    }
    const debate = 'phase_id' in data ? debates.get(data.phase_id ?? '') : undefined;
    if (!debate) continue;
    const topic = debate.topic.text;
    if (type === 'DebateRoundClosed') {
      const { phase_id, round, summary } = data;
      // Without a summary nobody has said what is open: it is as it was.
      if (summary)
        debates.set(phase_id, {
          ...debate,
          points: pointsAfter(debate.points, summary.open_points, { round, position }),
        });
      step({ key: `${phase_id}.${round}`, round, position, topic });
    }
    if (type === 'DebateRuled') {
      debates.set(data.phase_id, ruled(debate, data.ruling.decision === 'shelve', position));
      step({ key: `${data.phase_id}.ruling`, kind: 'ruling', position, topic });
    }
  }
  return steps;
}

function ruled({ topic, points }: Debate, isParked: boolean, position: number): Debate {
  const end = (point: NamedPoint): NamedPoint => {
    if (!isOpen(point)) return point;
    return isParked ? { ...point, position } : { ...point, settled: Infinity, position };
  };
  return { topic: end(topic), points: points.map(end), isParked };
}

/** Numbered in the order of the debates, each topic before its points. */
const pointsIn = (debates: ReadonlyMap<string, Debate>): MirrorPoint[] =>
  [...debates.values()].flatMap(({ topic, points, isParked }, debate) =>
    [topic, ...points].map((point, index) => ({
      id: index ? `${debate + 1}.${index}` : `⚖${debate + 1}`,
      text: point.text,
      isSettled: !isOpen(point),
      position: point.position,
      ...markOf(point, isParked),
    })),
  );

function markOf(point: NamedPoint, isParked: boolean): Pick<MirrorPoint, 'mark'> {
  if (!isOpen(point)) return {};
  if (isParked) return { mark: 'parked' };
  return point.reopened === undefined ? {} : { mark: 'reopened' };
}
