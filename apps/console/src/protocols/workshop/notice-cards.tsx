import { Alert, Card, List, Text } from '@mantine/core';
import { useWords } from '../../words/use-words.js';
import { nameIn } from '../../channel/names.js';
import type { CardProps } from '../protocol.js';

/** What is to be planned, and what was said of the version before. */
export function Opened({ event: { data } }: CardProps<'WorkshopOpened'>) {
  const { comma, workshop: t } = useWords();
  const { requirement, version, feedback, roles } = data;
  return (
    <Card withBorder padding="sm" radius="md">
      <Text size="sm" fw={600}>
        {t.planVersion(version)}
      </Text>
      <Text size="sm" className="said">
        {requirement.trim()}
      </Text>
      {feedback && (
        <Text size="sm" className="said">
          <b>{t.feedback}</b> {feedback}
        </Text>
      )}
      <Text size="sm">{t.rolesAre(roles.map(({ name }) => name).join(comma))}</Text>
    </Card>
  );
}

/** Whether the requirement is enough to begin (W0). */
export function Judged({ event: { data } }: CardProps<'InitialJudgementMade'>) {
  const t = useWords().workshop;
  return (
    <Card withBorder padding="xs" radius="md">
      <Text size="sm" fw={600}>
        {data.sufficient ? t.sufficient : t.insufficient}
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
  const { comma, workshop: t } = useWords();
  return data.uses.map(({ tool, arguments: asked, sources, failure }, index) => (
    <Text key={index} size="sm" className="said">
      {t.looksUp(nameIn(channel, data.participant_id), tool, asked)}{' '}
      {failure ?? (sources.length ? sources.join(comma) : t.nothingFound)}
    </Text>
  ));
}

export function Skipped({ event: { data }, channel }: CardProps<'TurnSkipped'>) {
  const t = useWords().workshop;
  return (
    <Alert color="orange" p="xs">
      {t.skipped[data.cause](nameIn(channel, data.participant_id))}
    </Alert>
  );
}

export function OffTopic({ event: { data }, channel }: CardProps<'OffTopicNoticed'>) {
  const t = useWords().workshop;
  return (
    <Alert color="yellow" p="xs" title={t.offTopic(nameIn(channel, data.participant_id))}>
      {data.notice}
    </Alert>
  );
}

/** What it is is read; by its name a file is asked for. */
export function Wrote({ event: { data }, channel }: CardProps<'PlanDocumentWritten'>) {
  const t = useWords().workshop;
  const { participant_id, file, document } = data;
  const kind = KINDS.find((one) => document[one]);
  return (
    <Card withBorder padding="xs" radius="md">
      <Text size="sm" fw={600} title={file}>
        {t.wrote(nameIn(channel, participant_id), kind ? t.documents[kind] : file)}
      </Text>
      <Text size="sm" className="said">
        {document.summary}
      </Text>
    </Card>
  );
}

const KINDS = ['product_plan', 'system_design', 'dev_plan', 'test_plan', 'risk_assessment'] as const;
