import { Badge, Card, Group, List, Text } from '@mantine/core';
import type { Speech } from '@parley/client';
import type { PageWords } from '@parley/wording';
import { Folded } from '../../frame/folded.js';
import { useWords } from '../../words/use-words.js';
import { SaidText } from '../../frame/said-text.js';
import { nameIn } from '../../channel/names.js';
import type { CardProps } from '../protocol.js';
import { StanceChip } from './stances.js';

const FOLDED_PX = 260;

/** What a role said in its turn (W3); a long one is folded. */
export function Said({ event: { data }, channel }: CardProps<'SpeechGiven'>) {
  const { comma, workshop: t } = useWords();
  const { participant_id, round, speech } = data;
  return (
    <Card withBorder padding="xs" radius="md">
      <Group gap="xs">
        <Text size="sm" fw={600}>
          {nameIn(channel, participant_id)}
        </Text>
        <Badge variant="outline" size="sm" c="var(--mantine-color-text)" aria-label={t.round(round)}>
          {`R${round}`}
        </Badge>
      </Group>
      <Folded maxHeight={FOLDED_PX} showLabel={t.more} hideLabel={t.less}>
        <SaidText text={speech.analysis} />
        {speech.advice && (
          <Text size="sm" className="said">
            <b>{t.advice}</b> {speech.advice}
          </Text>
        )}
        <List size="sm">
          {pointsOf(speech, { ...t.point, comma }, (id) => nameIn(channel, id)).map(({ label, text }, index) => (
            <List.Item key={index} className="said">
              <b>{label}</b> {text}
            </List.Item>
          ))}
        </List>
      </Folded>
      <Group gap={4}>
        {speech.stances.map(({ issue_id, stance }) => (
          <StanceChip key={issue_id} stance={stance} about={issue_id} />
        ))}
        {speech.entry_stances.map(({ entry_id, stance }) => (
          <StanceChip key={entry_id} stance={stance} about={entry_id} />
        ))}
      </Group>
    </Card>
  );
}

interface Point {
  label: string;
  text: string;
}

/** What a speech puts on the table besides its prose, in the order in which it matters to the others. */
function pointsOf(
  speech: Speech,
  words: PageWords['workshop']['point'] & { comma: string },
  nameOf: (id: string) => string,
): Point[] {
  const { comments, entries, new_issues, questions, stances, entry_stances, reopens, sources } = speech;
  const objections = [
    ...stances.map(({ issue_id: id, stance, reason }) => ({ id, stance, reason })),
    ...entry_stances.map(({ entry_id: id, stance, reason }) => ({ id, stance, reason })),
  ].filter(({ stance, reason }) => stance === 'object' && reason);
  return [
    ...comments.map(({ participant_id, text }) => ({ label: words.comment(nameOf(participant_id)), text })),
    ...objections.map(({ id, reason }) => ({ label: words.objection(id), text: reason })),
    ...reopens.map(({ issue_id: id, reason }) => ({ label: words.reopens(id), text: reason })),
    ...entries.map(({ text }) => ({ label: words.entry, text })),
    ...new_issues.map((text) => ({ label: words.issue, text })),
    ...questions.map(({ text }) => ({ label: words.question, text })),
    ...(sources.length ? [{ label: words.source, text: sources.join(words.comma) }] : []),
  ];
}
