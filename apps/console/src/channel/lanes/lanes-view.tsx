import { Stack, Text } from '@mantine/core';
import type { Channel } from '@parley/client';
import { useMemo } from 'react';
import { useWords } from '../../words/use-words.js';
import type { LiveSnapshot } from '../../live/event-store.js';
import { useSaying } from '../../live/use-saying.js';
import { useNow } from '../../live/use-now.js';
import { useIsWide } from '../../frame/use-is-wide.js';
import { EventLink } from '../event-link.js';
import { seatsOf } from '../names.js';
import { TableBeside } from '../table-beside.js';
import { LaneGrid } from './lane-grid.js';
import { LaneStrip } from './lane-strip.js';
import { participantsOf, roundsOf, type LaneRound } from './lanes.js';
import { useLaneWords, type LaneWords } from './use-lane-words.js';

/** How many rounds the picture has room for; the table has all. */
const MOST = 12;

/** Whoever was asked, worked, spoke, failed or was late, round by round, and whom each round waited for. */
export function LanesView({ channel, live }: { channel: Channel; live: LiveSnapshot }) {
  const t = useWords().channel;
  const now = useNow(channel.status === 'open');
  const words = useLaneWords(channel, now);
  const isWide = useIsWide();
  const speaking = [...useSaying(live).keys()].join('\n');
  // Words come many times a second: rounds are read anew where somebody begins to speak, or is done.
  const all = useMemo(() => roundsOf(live.events, now, new Set(speaking.split('\n'))), [live.events, now, speaking]);
  if (!all.length) return <Text size="sm">{t.lanes.nobody}</Text>;
  const rounds = all.slice(-MOST);
  const seats = seatsOf(channel).map(({ participant_id }) => participant_id);
  const shown = { rounds, participants: participantsOf(rounds, seats), words, now };
  return (
    <Stack gap="xs">
      {rounds.length < all.length && <Text size="xs">{t.lanes.latest(rounds.length, all.length)}</Text>}
      {isWide ? <LaneGrid {...shown} /> : <LaneStrip {...shown} />}
      <LaneTable rounds={all} words={words} />
    </Stack>
  );
}

function LaneTable({ rounds, words }: { rounds: readonly LaneRound[]; words: LaneWords }) {
  const t = useWords().channel;
  const { name, roundName, tookText, workedText } = words;
  return (
    <TableBeside
      name={t.tabs.lanes}
      heads={[t.lanes.round, t.lanes.who, t.lanes.how, t.lanes.took, t.lanes.worked]}
      rows={() =>
        rounds.flatMap((round) =>
          round.turns.map((turn) => ({
            key: turn.request_id,
            cells: [
              <EventLink position={turn.position}>{roundName(turn)}</EventLink>,
              name(turn.participant_id),
              t.lanes.state[turn.state],
              tookText(turn),
              workedText(turn),
            ],
          })),
        )
      }
    />
  );
}
