import { Badge, Card, Group, List, Spoiler, Text } from '@mantine/core';
import type { Speech } from '@parley/client';
import { useTranslation } from 'react-i18next';
import { SaidText } from '../../frame/said-text.js';
import { nameIn } from '../../channel/names.js';
import type { CardProps } from '../protocol.js';
import { StanceChip } from './stances.js';

const FOLDED_PX = 260;

/** What a role said in its turn (W3); a long one is folded. */
export function Said({ event: { data }, channel }: CardProps<'SpeechGiven'>) {
  const { t } = useTranslation('workshop');
  const { participant_id, round, speech } = data;
  return (
    <Card withBorder padding="xs" radius="md">
      <Group gap="xs">
        <Text size="sm" fw={600}>
          {nameIn(channel, participant_id)}
        </Text>
        <Badge variant="outline" size="sm" c="var(--mantine-color-text)" aria-label={t('round', { round })}>
          {`R${round}`}
        </Badge>
      </Group>
      <Spoiler maxHeight={FOLDED_PX} showLabel={t('more')} hideLabel={t('less')}>
        <SaidText text={speech.analysis} />
        {speech.advice && (
          <Text size="sm" className="said">
            <b>{t('advice')}</b> {speech.advice}
          </Text>
        )}
        <List size="sm">
          {pointsOf(speech, (id) => nameIn(channel, id)).map(({ kind, text, values }, index) => (
            <List.Item key={index} className="said">
              <b>{t(`point.${kind}`, values)}</b> {text}
            </List.Item>
          ))}
        </List>
      </Spoiler>
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
  kind: 'comment' | 'entry' | 'issue' | 'question' | 'objection' | 'reopens' | 'source';
  text: string;
  values?: Record<string, string>;
}

/** What a speech puts on the table besides its prose, in the order in which it matters to the others. */
function pointsOf(speech: Speech, nameOf: (id: string) => string): Point[] {
  const { comments, entries, new_issues, questions, stances, entry_stances, reopens, sources } = speech;
  const objections = [
    ...stances.map(({ issue_id: id, stance, reason }) => ({ id, stance, reason })),
    ...entry_stances.map(({ entry_id: id, stance, reason }) => ({ id, stance, reason })),
  ].filter(({ stance, reason }) => stance === 'object' && reason);
  return [
    ...comments.map(({ participant_id, text }): Point => {
      return { kind: 'comment', text, values: { name: nameOf(participant_id) } };
    }),
    ...objections.map(({ id, reason }): Point => ({ kind: 'objection', text: reason, values: { id } })),
    ...reopens.map(({ issue_id: id, reason }): Point => ({ kind: 'reopens', text: reason, values: { id } })),
    ...entries.map(({ text }): Point => ({ kind: 'entry', text })),
    ...new_issues.map((text): Point => ({ kind: 'issue', text })),
    ...questions.map(({ text }): Point => ({ kind: 'question', text })),
    ...(sources.length ? [{ kind: 'source' as const, text: sources.join(', ') }] : []),
  ];
}
