import { Alert, Card, Text } from '@mantine/core';
import { useWords } from '../../words/use-words.js';
import { nameIn } from '../../channel/names.js';
import type { CardProps } from '../protocol.js';
import { askerOf, questionOf } from './question.js';

/** A question to the user; the bar at the lower edge has the box for its answer (W6). */
export function Relayed({ event, channel }: CardProps<'ClarificationRelayed'>) {
  const t = useWords().workshop;
  const asker = askerOf(channel, event.data.question_id);
  return (
    <Card withBorder padding="sm" radius="md" shadow="sm">
      <Text size="sm" fw={600}>
        ? {asker ? t.askedBy(asker) : t.askedByCoach}
      </Text>
      <Text size="sm" className="said">
        {event.data.text}
      </Text>
    </Card>
  );
}

export function Answered({ event: { data } }: CardProps<'ClarificationAnswered'>) {
  const t = useWords().workshop;
  return (
    <Card withBorder padding="xs" radius="md">
      <Text size="sm" fw={600}>
        {t.answered(data.question_id)}
      </Text>
      <Text size="sm" className="said">
        {data.answer}
      </Text>
    </Card>
  );
}

/** The answer leaves something unclear: the role asks on. */
export function AskedOn({ event: { data }, channel }: CardProps<'ClarificationFollowedUp'>) {
  const t = useWords().workshop;
  const name = nameIn(channel, questionOf(channel, data.question_id)?.asked_by ?? '');
  return (
    <Alert color="blue" p="xs" title={t.asksOn(name, data.question_id)}>
      {data.text}
    </Alert>
  );
}

/** What is taken for granted instead of an answer. */
export function Assumed({ event: { data }, channel }: CardProps<'AssumptionRecorded'>) {
  const t = useWords().workshop;
  return (
    <Alert color="gray" p="xs" title={t.assumed(data.question_id, nameIn(channel, data.participant_id))}>
      {data.assumption}
    </Alert>
  );
}

/** It is settled without asking where the answer stood already; else the answer says so itself. */
export function Settled({ event: { data } }: CardProps<'ClarificationSettled'>) {
  const t = useWords().workshop;
  const { cause, question_id: id, source = '', text } = data;
  if (cause === 'found')
    return (
      <Alert color="green" p="xs" title={t.found(id, source)}>
        {text}
      </Alert>
    );
  return <Text size="sm">{t.settled[cause](id)}</Text>;
}
