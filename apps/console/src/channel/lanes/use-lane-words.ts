import type { Channel } from '@parley/client';
import { useWords } from '../../words/use-words.js';
import { useFormat } from '../../frame/format.js';
import { nameIn } from '../names.js';
import type { LaneRound } from './lanes.js';
import type { LaneTurn } from './turns.js';

/** What the lanes say, wherever they are shown. */
export function useLaneWords(channel: Channel, now: number) {
  const { channel: t, frame } = useWords();
  const format = useFormat();
  const name = (id: string) => nameIn(channel, id);
  const roundName = ({ cycle, round }: Pick<LaneTurn, 'cycle' | 'round'>) => {
    const label = round ? frame.channel.round(round) : frame.channel.opening;
    return cycle > 1 ? t.lanes.ofCycle(label, cycle) : label;
  };
  const tookText = ({ from, to = now }: { from: number; to?: number }) => format.span(Math.max(0, to - from));
  return {
    name,
    roundName,
    tookText,
    workedText: ({ workedMs }: LaneTurn) => (workedMs === undefined ? '' : format.span(workedMs)),
    turnText: (turn: LaneTurn) =>
      t.lanes.turn(name(turn.participant_id), roundName(turn), t.lanes.state[turn.state], tookText(turn)),
    paceText: (round: LaneRound) => {
      const took = tookText(round);
      if (!round.slowest) return took;
      const slowest = name(round.slowest);
      return (round.to === undefined ? t.lanes.waitsFor : t.lanes.slowest)(took, slowest);
    },
  };
}

export type LaneWords = ReturnType<typeof useLaneWords>;
