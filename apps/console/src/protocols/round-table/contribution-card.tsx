import { Badge, Card, Group, Mark, Text } from '@mantine/core';
import type { Stance } from '@parley/client';
import { useWords } from '../../words/use-words.js';
import { nameIn, seatsOf } from '../../channel/names.js';
import { cutText } from '../../frame/cut-text.js';
import { Cut } from '../../frame/said-text.js';
import type { CardProps } from '../protocol.js';
import { piecesOf } from './mentions.js';
import { VerdictChip } from './verdict-chip.js';

/** What a member says, where that leaves it, and to whom it gives the word. */
export function Contribution({ event: { data }, channel }: CardProps<'ContributionMade'>) {
  const { comma, 'round-table': t, pooling } = useWords();
  const { participant_id, text, stance, hands_over_to, asks = [], answers } = data;
  const nameOf = (id: string) => (id === 'user' ? t.user : nameIn(channel, id));
  return (
    <Card withBorder padding="xs" radius="md">
      <Group gap="xs">
        <Text size="sm" fw={600}>
          {nameOf(participant_id)}
        </Text>
        {stance && <VerdictChip verdict={stance.verdict} />}
      </Group>
      <Text size="sm" className="said">
        {piecesOf(cutText(text), seatsOf(channel)).map((piece, index) =>
          piece.named ? <Mark key={index}>{piece.text}</Mark> : piece.text,
        )}
      </Text>
      <Cut text={text} name="text.txt" />
      {stance && <Position stance={stance} nameOf={nameOf} />}
      {answers && <Text size="xs">{`✓ ${pooling.answers(answers.join(comma))}`}</Text>}
      {asks.map(({ id = '', question, of }) => (
        <Text key={id} size="sm" className="said">
          <b>{`? ${pooling.asks(id, of && nameOf(of))}`}</b>
          {` · ${question}`}
        </Text>
      ))}
      {hands_over_to && (
        <Badge variant="outline" c="var(--mantine-color-text)" tt="none" mt={4}>
          {`→ ${t.next(nameOf(hands_over_to))}`}
        </Badge>
      )}
    </Card>
  );
}

function Position({ stance, nameOf }: { stance: Stance; nameOf(id: string): string }) {
  const { comma, 'round-table': t } = useWords();
  const { claim, accepts, rejects, unknown = [] } = stance;
  const named = [
    ['✓', 'accepts', accepts.map(nameOf)],
    ['✗', 'rejects', rejects.map(nameOf)],
    ['!', 'unknown', unknown],
  ] as const;
  return (
    <>
      {claim && (
        <Text size="sm" fs="italic" className="said">
          {claim}
        </Text>
      )}
      {named
        .filter(([, , names]) => names.length)
        .map(([sign, key, names]) => (
          <Text key={key} size="xs">{`${sign} ${t[key](names.join(comma))}`}</Text>
        ))}
    </>
  );
}
