import { useWords } from '../../words/use-words.js';
import { EventLink } from '../event-link.js';
import { pieceOf, type LaneRound } from './lanes.js';
import { LOOKS } from './looks.js';
import type { LaneTurn } from './turns.js';
import type { LaneWords } from './use-lane-words.js';

interface LaneCellProps {
  round: LaneRound;
  participant: string;
  words: LaneWords;
  now: number;
}

/** What one participant did in one round; at its end the barrier, where the round waits for all. */
export function LaneCell({ round, participant, words, now }: LaneCellProps) {
  const t = useWords().channel;
  const barrier = round.hasBarrier ? (round.to === undefined ? 'lane-barrier-open' : 'lane-barrier') : '';
  const { sign } = LOOKS.queued;
  return (
    <div className={`lane-cell ${barrier}`}>
      {round.queued.includes(participant) && <span className="lane-queued">{`${sign} ${t.lanes.state.queued}`}</span>}
      {round.turns
        .filter(({ participant_id }) => participant_id === participant)
        .map((turn) => (
          <Bar key={turn.request_id} turn={turn} round={round} words={words} now={now} />
        ))}
    </div>
  );
}

/** From left to right: what it waited is empty, what it worked is filled. */
function Bar({ turn, round, words, now }: Omit<LaneCellProps, 'participant'> & { turn: LaneTurn }) {
  const { start, length, worked = 100 } = pieceOf(turn, round, now);
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
        insetInlineStart: `${Math.min(start, 100 - length)}%`,
        width: `${length}%`,
        borderColor: `var(--mantine-color-${color}-outline)`,
        background: `linear-gradient(to left, ${filled} ${worked}%, transparent ${worked}%)`,
      }}
    >
      <span aria-hidden>{sign}</span>
    </EventLink>
  );
}
