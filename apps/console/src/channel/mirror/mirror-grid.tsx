import { Text } from '@mantine/core';
import { useWords } from '../../words/use-words.js';
import { EventLink } from '../event-link.js';
import { ColumnHeads } from '../pictures/column-heads.js';
import { Legend, PictureFrame } from '../pictures/picture-frame.js';
import { useColumnWords } from '../pictures/use-column-words.js';
import { halvesOf, movedIn, type MirrorPoint, type MirrorStep } from './mirror.js';
import { usePointWords } from './use-point-words.js';

/** How tall half of the picture may be, and a point at least and at most; below that it has no room for its name. */
const HALF_PX = 260;
const POINT_PX = { least: 8, most: 24, named: 15 };
/** How many points half of the picture has room for; the table beside it has all. */
const MOST_POINTS = Math.floor(HALF_PX / POINT_PX.least);

/** Two rows of one table: what is agreed stands on the line, what is open hangs from it, the oldest next to it. */
export function MirrorGrid({ steps, shown }: { steps: readonly MirrorStep[]; shown: readonly MirrorStep[] }) {
  const t = useWords().channel;
  const { legend } = usePointWords();
  const halves = shown.map((step) => ({ step, ...halvesOf(step), moved: movedIn(steps, steps.indexOf(step)) }));
  const most = Math.max(1, ...halves.flatMap(({ settled, open }) => [settled.length, open.length]));
  const height = Math.max(POINT_PX.least, Math.min(POINT_PX.most, Math.floor(HALF_PX / most)));
  return (
    <>
      <PictureFrame name={t.tabs.mirror} className="mirror">
        <ColumnHeads columns={shown} corner={t.lanes.round} />
        <tbody>
          {(['settled', 'open'] as const).map((half) => (
            <tr key={half}>
              <th scope="row" className="picture-name">
                <Text size="sm">{t.mirror[half]}</Text>
              </th>
              {halves.map(({ step, moved, [half]: points }) => (
                <td key={step.key} className={`mirror-${half}`}>
                  <div className="mirror-stack">
                    <Text size="xs" fw={600}>
                      {points.length}
                    </Text>
                    {points
                      .slice(-MOST_POINTS)
                      .toReversed()
                      .map((point) => (
                        <Point key={point.id} point={point} step={step} isFresh={moved.has(point.id)} height={height} />
                      ))}
                    {points.length > MOST_POINTS && (
                      <Text size="xs">{t.mirror.older(points.length - MOST_POINTS)}</Text>
                    )}
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </PictureFrame>
      <Legend name={t.lanes.legend} items={legend} />
    </>
  );
}

interface PointProps {
  point: MirrorPoint;
  step: MirrorStep;
  /** It has come here in this round. */
  isFresh: boolean;
  height: number;
}

function Point({ point, step, isFresh, height }: PointProps) {
  const { colon, channel } = useWords();
  const { part } = channel;
  const { whole } = useColumnWords();
  const { state, sign } = usePointWords();
  const { text, position, mark, isSettled } = point;
  const name = part(point.id);
  const color = isSettled ? 'green' : mark === 'parked' ? 'gray' : 'orange';
  return (
    <EventLink
      position={position}
      aria-label={`${name}, ${whole(step)}${colon}${state(point)}`}
      title={`${name}${colon}${text}`}
      c="var(--mantine-color-text)"
      className={`mirror-point ${isFresh ? 'mirror-fresh' : ''} ${mark ? `mirror-${mark}` : ''}`}
      style={{
        height,
        borderColor: `var(--mantine-color-${color}-outline)`,
        background: `var(--mantine-color-${color}-light)`,
      }}
    >
      {height >= POINT_PX.named && <span aria-hidden>{`${sign(point)} ${name}`}</span>}
    </EventLink>
  );
}
