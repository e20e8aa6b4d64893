import { Card, Group, List, Text } from '@mantine/core';
import { useWords } from '../../words/use-words.js';
import { SaidText } from '../../frame/said-text.js';
import { nameIn } from '../../channel/names.js';
import type { CardProps } from '../protocol.js';
import { termName } from './field-name.js';
import { StanceChip } from './stance-chip.js';

/** Where somebody stands, why, and what should change. */
export function Feedback({ event: { data }, channel }: CardProps<'FeedbackRecorded'>) {
  const t = useWords().negotiation;
  const { participant_id, feedback_type, reasoning, proposed_changes, assumed, assumed_cause } = data;
  return (
    <Card withBorder padding="xs" radius="md">
      <Group gap="xs">
        <Text size="sm" fw={600}>
          {nameIn(channel, participant_id)}
        </Text>
        <StanceChip stance={feedback_type} assumed={assumed && (assumed_cause ?? true)} />
      </Group>
      {reasoning && <SaidText text={reasoning} />}
      {proposed_changes.length > 0 && (
        <List size="sm">
          {proposed_changes.map(({ field, new_value, reason }, index) => (
            <List.Item key={index} className="said">
              <b>{t.wants(termName(field), new_value)}</b> · {reason}
            </List.Item>
          ))}
        </List>
      )}
    </Card>
  );
}
