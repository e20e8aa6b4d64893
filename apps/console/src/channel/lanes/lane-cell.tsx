import { useWords } from '../../words/use-words.js';
import { EventLink } from '../event-link.js';
import { placed, type LaneRound, type PlacedTurn } from './lanes.js';
import { LOOKS } from './looks.js';
import type { LaneWords } from './use-lane-words.js';

/** The height of a line of a lane, and what of it is free above and below a turn. */
const LINE_PX = 36;
const GAP_PX = 5;

interface LaneCellProps {
  round: LaneRound;
  participant: string;
  words: LaneWords;
  now: number;
}

interface BarProps {
  placed: PlacedTurn;
  words: LaneWords;
}

/** What one participant did in one round; at its end the barrier, where the round waits for all. */
export function LaneCell({ round, participant, words, now }: LaneCellProps) {
  const t = useWords().channel;
  const barrier = round.hasBarrier ? (round.to === undefined ? 'lane-barrier-open' : 'lane-barrier') : '';
  const { sign } = LOOKS.queued;
  const own = placed(
    round.turns.filter(({ participant_id }) => participant_id === participant),
    round,
    now,
  );
  const lines = Math.max(1, ...own.map(({ line }) => line + 1));
  return (
    <div className={`lane-cell ${barrier}`} style={{ minHeight: lines * LINE_PX }}>
      {round.queued.includes(participant) && <span className="lane-queued">{`${sign} ${t.lanes.state.queued}`}</span>}
      {own.map((one) => (
        <Bar key={one.turn.request_id} placed={one} words={words} />
      ))}
    </div>
  );
}

/** From left to right: what it waited is empty, what it worked is filled. */
function Bar({ placed: { turn, start, length, line, worked = 100 }, words }: BarProps) {
  const { sign, color } = LOOKS[turn.state];
  const filled = `var(--mantine-color-${color}-light)`;
  return (
    <EventLink
      position={turn.position}
      className={`lane-bar ${turn.isOpen ? 'provisional' : ''}`}
      aria-label={words.turnText(turn)}
      title={words.turnText(turn)}
      c="var(--mantine-color-text)"
      style={{
        insetInlineStart: `${start}%`,
        top: line * LINE_PX + GAP_PX,
        height: LINE_PX - 2 * GAP_PX,
        width: `${length}%`,
        borderColor: `var(--mantine-color-${color}-outline)`,
        background: `linear-gradient(to left, ${filled} ${worked}%, transparent ${worked}%)`,
      }}
    >
      <span aria-hidden>{sign}</span>
    </EventLink>
  );
}
