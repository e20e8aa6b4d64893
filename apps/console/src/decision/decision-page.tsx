import { Anchor, Center, Loader, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useParams } from 'react-router';
import { decisionQuery } from '../api/queries.js';
import { ProblemAlert } from '../frame/problem-alert.js';
import { usePageTitle } from '../frame/page-title.js';
import { useLanguage, useWords } from '../words/use-words.js';
import { Actions } from './actions.js';
import { DecisionBody } from './decision-body.js';
import { useDecisionWords } from './use-decision-words.js';
import './decision.css';

/** The key of a link that only reads. It stands behind the #, which no browser sends to any server and no log keeps. */
const keyInAddress = (hash: string): string | undefined => /^#key=(?<key>[\w.-]+)$/u.exec(hash)?.groups?.['key'];

/** What was decided, on a page of its own: what opens once it has ended, what prints, and what a link that only reads shows. */
export function DecisionPage() {
  const { id = '' } = useParams();
  const { hash } = useLocation();
  const key = keyInAddress(hash);
  const words = useDecisionWords();
  const { frame: t } = useWords();
  const { data: record, error, refetch } = useQuery(decisionQuery(id, key));
  usePageTitle(record ? `${record.topic} · ${words.verdicts[record.verdict]}` : words.title);
  const language = useLanguage();
  if (error) return <ProblemAlert isPage error={error} retry={() => void refetch()} />;
  if (!record)
    return (
      <Center py="xl">
        <Loader aria-label={t.loading} />
      </Center>
    );
  return (
    <Stack component="article" className={`decision decision-${record.verdict}`} gap="sm">
      {key === undefined && (
        <Anchor component={Link} to="/" size="sm" className="no-print">
          ← {t.channel.back}
        </Anchor>
      )}
      <Title order={1} size="h2" lang={record.language} className="said">
        {record.topic}
      </Title>
      {record.rehearsal && <Text fw={600}>{words.rehearsal}</Text>}
      {key !== undefined && (
        <Text size="sm" className="no-print">
          {words.page.readOnly}
        </Text>
      )}
      <DecisionBody record={record} words={words} readsOnly={key !== undefined}>
        <Actions record={record} shareKey={key} language={language} />
      </DecisionBody>
      {key === undefined && (
        <Anchor component={Link} to={`/channels/${id}?show=talk`} className="no-print">
          {`${words.page.howItCame} →`}
        </Anchor>
      )}
    </Stack>
  );
}
