import { Stack, Text } from '@mantine/core';
import type { Channel } from '@parley/client';
import { useWords } from '../../words/use-words.js';
import { EventLink } from '../event-link.js';
import { nameIn, seatsOf } from '../names.js';
import { LatestNote, latestOf } from '../pictures/picture-frame.js';
import { useColumnWords } from '../pictures/use-column-words.js';
import { TableBeside } from '../table-beside.js';
import { cellOf, participantsIn, type StanceRound } from './matrix.js';
import { StanceGrid } from './stance-grid.js';
import { useStanceWords, type StanceLooks, type StanceProps } from './use-stance-words.js';

export interface StancesViewProps {
  channel: Channel;
  rounds: readonly StanceRound[];
  looks: StanceLooks;
  /** Shows what was said as well, where a stance is words of one's own. */
  quotes?: boolean;
}

/** Where everyone stood in which round, and where somebody changed (W3, N2). */
export function StancesView({ channel, rounds, looks, quotes = false }: StancesViewProps) {
  const t = useWords().channel;
  if (!rounds.length) return <Text size="sm">{t.lanes.nobody}</Text>;
  const shown = latestOf(rounds);
  const participants = participantsIn(
    rounds,
    seatsOf(channel).map(({ participant_id }) => participant_id),
  );
  const nameOf = (id: string) => nameIn(channel, id);
  return (
    <Stack gap="xs">
      <LatestNote shown={shown.length} all={rounds.length} />
      <StanceGrid rounds={shown} participants={participants} looks={looks} quotes={quotes} nameOf={nameOf} />
      <StanceTable rounds={rounds} participants={participants} looks={looks} nameOf={nameOf} />
    </Stack>
  );
}

function StanceTable({ rounds, participants, looks, nameOf }: StanceProps) {
  const { comma, colon, channel: t } = useWords();
  const { whole } = useColumnWords();
  const words = useStanceWords(looks);
  return (
    <TableBeside
      name={t.tabs.stances}
      heads={[t.lanes.round, t.lanes.who, t.stances.stance, t.stances.before, t.stances.why]}
      rows={() =>
        rounds.flatMap((round) =>
          participants.flatMap((id) => {
            const { standing, marks } = cellOf(round, id);
            if (!marks.length)
              return [
                { key: `${round.key} ${id}`, cells: [whole(round), nameOf(id), words.standing(standing), '', ''] },
              ];
            return marks.map((mark, index) => ({
              key: `${round.key} ${id} ${index}`,
              cells: [
                <EventLink position={mark.position}>{whole(round)}</EventLink>,
                nameOf(id),
                words.mark(mark),
                mark.before === undefined ? '' : looks(mark.before).word,
                <span className="said">
                  {[mark.about?.map(t.part).join(comma), mark.reason].filter(Boolean).join(colon)}
                </span>,
              ],
            }));
          }),
        )
      }
    />
  );
}
