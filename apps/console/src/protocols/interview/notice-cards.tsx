import { Alert, Card, Text } from '@mantine/core';
import { useWords } from '../../words/use-words.js';
import { nameIn } from '../../channel/names.js';
import type { CardProps } from '../protocol.js';
import { SummingUp } from '../summing-up.js';
import { documentNames, speakerIn } from './chat.js';

export function Interrupted({ event: { data }, channel }: CardProps<'AnswerInterrupted'>) {
  const t = useWords().interview;
  return <Text size="sm">{`✋ ${t.brokeIn(speakerIn(channel, data.actor.id))}`}</Text>;
}

/** Whoever comes back after long is told where it stood (I8). */
export function Resumed({ event: { data } }: CardProps<'InterviewResumed'>) {
  return (
    <Alert color="blue" p="xs">
      <span className="said">{`↻ ${data.message}`}</span>
    </Alert>
  );
}

export function Skipped({ event: { data }, channel }: CardProps<'TurnSkipped'>) {
  const t = useWords().interview;
  return <Text size="sm">{`… ${t.skipped(nameIn(channel, data.participant_id))}`}</Text>;
}

export function Requested({ event: { data }, channel }: CardProps<'DocumentsRequested'>) {
  const { comma, interview: t } = useWords();
  const { documents, version, comment } = data;
  const name = channel?.protocol === 'interview' ? channel.architect.name : '';
  return (
    <Alert color="blue" p="xs" title={`✎ ${t.requested(name, documentNames(documents, comma), version)}`}>
      <span className="said">{comment}</span>
    </Alert>
  );
}

export function Written({ event: { data } }: CardProps<'InterviewDocumentWritten'>) {
  const t = useWords().interview;
  const { document, version, content } = data;
  return (
    <Card withBorder padding="xs" radius="md">
      <Text size="sm" fw={600}>
        {`📄 ${document} · ${t.version(version)}`}
      </Text>
      <Text size="sm" className="said">
        {content.changes || content.summary}
      </Text>
    </Card>
  );
}

export function Missed({ event: { data } }: CardProps<'DocumentMissed'>) {
  const t = useWords().interview;
  return (
    <Alert color="orange" p="xs">
      {`✗ ${t.missed(data.document, data.message)}`}
    </Alert>
  );
}

export function Delivered({ event: { data } }: CardProps<'DocumentsDelivered'>) {
  const { comma, interview: t } = useWords();
  const { documents, missing } = data;
  const names = documentNames(
    documents.map(({ document }) => document),
    comma,
  );
  return (
    <Alert color={missing.length ? 'yellow' : 'green'} p="xs">
      {documents.length > 0 && <Text size="sm">{`✓ ${t.delivered(names)}`}</Text>}
      {missing.length > 0 && <Text size="sm">{`! ${t.notWritten(missing.join(comma))}`}</Text>}
    </Alert>
  );
}

export function Summary({ event: { data } }: CardProps<'RoundSummarised'>) {
  const t = useWords().frame;
  return (
    <Card withBorder padding="sm" radius="md">
      <Text size="sm" fw={600}>
        {t.summary.closing}
      </Text>
      <SummingUp of={data} />
    </Card>
  );
}
