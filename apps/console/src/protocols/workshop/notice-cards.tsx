import { Alert, Card, List, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../channel/names.js';
import type { CardProps } from '../protocol.js';

/** What is to be planned, and what was said of the version before. */
export function Opened({ event: { data } }: CardProps<'WorkshopOpened'>) {
  const { t } = useTranslation('workshop');
  const { requirement, version, feedback, roles } = data;
  return (
    <Card withBorder padding="sm" radius="md">
      <Text size="sm" fw={600}>
        {t('planVersion', { version })}
      </Text>
      <Text size="sm" className="said">
        {requirement.trim()}
      </Text>
      {feedback && (
        <Text size="sm" className="said">
          <b>{t('feedback')}</b> {feedback}
        </Text>
      )}
      <Text size="sm">{t('rolesAre', { names: roles.map(({ name }) => name).join(', ') })}</Text>
    </Card>
  );
}

/** Whether the requirement is enough to begin (W0). */
export function Judged({ event: { data } }: CardProps<'InitialJudgementMade'>) {
  const { t } = useTranslation('workshop');
  return (
    <Card withBorder padding="xs" radius="md">
      <Text size="sm" fw={600}>
        {t(data.sufficient ? 'sufficient' : 'insufficient')}
      </Text>
      <Text size="sm" className="said">
        {data.reason}
      </Text>
      <List size="sm">
        {data.issues.map((issue) => (
          <List.Item key={issue}>{issue}</List.Item>
        ))}
      </List>
    </Card>
  );
}

/** What a role looked up before it spoke, and what it found (W7). */
export function LookedUp({ event: { data }, channel }: CardProps<'LookupMade'>) {
  const { t } = useTranslation('workshop');
  return data.uses.map(({ tool, arguments: asked, sources, failure }, index) => (
    <Text key={index} size="sm" className="said">
      {t('looksUp', { name: nameIn(channel, data.participant_id), tool, asked })}{' '}
      {failure ?? (sources.length ? sources.join(', ') : t('nothingFound'))}
    </Text>
  ));
}

export function Skipped({ event: { data }, channel }: CardProps<'TurnSkipped'>) {
  const { t } = useTranslation('workshop');
  return (
    <Alert color="orange" p="xs">
      {t(`skipped.${data.cause}`, { name: nameIn(channel, data.participant_id) })}
    </Alert>
  );
}

export function OffTopic({ event: { data }, channel }: CardProps<'OffTopicNoticed'>) {
  const { t } = useTranslation('workshop');
  return (
    <Alert color="yellow" p="xs" title={t('offTopic', { name: nameIn(channel, data.participant_id) })}>
      {data.notice}
    </Alert>
  );
}

export function Wrote({ event: { data }, channel }: CardProps<'PlanDocumentWritten'>) {
  const { t } = useTranslation('workshop');
  return (
    <Card withBorder padding="xs" radius="md">
      <Text size="sm" fw={600}>
        {t('wrote', { name: nameIn(channel, data.participant_id), file: data.file })}
      </Text>
      <Text size="sm" className="said">
        {data.document.summary}
      </Text>
    </Card>
  );
}
