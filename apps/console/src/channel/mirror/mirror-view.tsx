import { Stack, Text } from '@mantine/core';
import { useWords } from '../../words/use-words.js';
import { EventLink } from '../event-link.js';
import { LatestNote, latestOf } from '../pictures/picture-frame.js';
import { useColumnWords } from '../pictures/use-column-words.js';
import { TableBeside } from '../table-beside.js';
import { coursesOf, halvesOf, movedIn, type MirrorStep } from './mirror.js';
import { MirrorGrid } from './mirror-grid.js';
import { usePointWords } from './use-point-words.js';

interface MirrorProps {
  steps: readonly MirrorStep[];
  /** The language of the channel: what points are written in. */
  language: string;
}

/** How many moves of a point its row tells, the latest; the rounds' table has all. */
const MOST_MOVES = 6;

/** How much is agreed and how much is open, round by round: nothing between them, and nothing smoothed (W4, R1). */
export function MirrorView({ steps, language }: MirrorProps) {
  const t = useWords().channel;
  if (!steps.some(({ points }) => points.length)) return <Text size="sm">{t.mirror.none}</Text>;
  const shown = latestOf(steps);
  return (
    <Stack gap="xs">
      <Text size="xs">{t.mirror.how}</Text>
      <LatestNote shown={shown.length} all={steps.length} />
      <MirrorGrid steps={steps} shown={shown} />
      <StepTable steps={steps} />
      <PointTable steps={steps} language={language} />
    </Stack>
  );
}

function StepTable({ steps }: { steps: readonly MirrorStep[] }) {
  const { comma, channel: t } = useWords();
  const { whole } = useColumnWords();
  const hasStances = steps.some(({ agreeing }) => agreeing);
  const heads = (['settled', 'open', 'moved', 'reopened', 'parked'] as const).map((head) => t.mirror[head]);
  return (
    <TableBeside
      name={t.tabs.mirror}
      heads={[t.lanes.round, ...heads, ...(hasStances ? [t.mirror.agreeing] : [])]}
      rows={() =>
        steps.map((step, index) => {
          const { settled, open } = halvesOf(step);
          const marked = (mark: string) => open.filter((point) => point.mark === mark).map(({ id }) => t.part(id));
          return {
            key: step.key,
            cells: [
              <EventLink position={step.position}>{whole(step)}</EventLink>,
              settled.length,
              open.length,
              [...movedIn(steps, index)].map(t.part).join(comma),
              marked('reopened').join(comma),
              marked('parked').join(comma),
              ...(hasStances ? [step.agreeing && t.mirror.of(step.agreeing.agree, step.agreeing.stand)] : []),
            ],
          };
        })
      }
    />
  );
}

function PointTable({ steps, language }: MirrorProps) {
  const { colon, channel: t } = useWords();
  const { whole } = useColumnWords();
  const { state } = usePointWords();
  return (
    <TableBeside
      name={t.mirror.points}
      heads={[t.mirror.point, t.mirror.text, t.mirror.course]}
      rows={() =>
        coursesOf(steps).map(({ id, text, moves }) => ({
          key: id,
          cells: [
            t.part(id),
            <span className="said" lang={language}>
              {text}
            </span>,
            moves.slice(-MOST_MOVES).map(({ step, point }, index) => (
              <span key={step.key}>
                {index > 0 && ' · '}
                {index === 0 && moves.length > MOST_MOVES && `${t.mirror.before(moves.length - MOST_MOVES)} · `}
                {point ? (
                  <EventLink position={point.position}>{`${whole(step)}${colon}${state(point)}`}</EventLink>
                ) : (
                  `${whole(step)}${colon}${t.mirror.state.left}`
                )}
              </span>
            )),
          ],
        }))
      }
    />
  );
}
