import { Alert, Anchor, Button, Group, Loader, Stack, Text, Title } from '@mantine/core';
import type { AuditOfChannel } from '@parley/client';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { auditQuery, channelQuery } from '../api/queries.js';
import { GeneratedLine } from '../frame/generated-line.js';
import { usePageTitle } from '../frame/page-title.js';
import { ProblemAlert } from '../frame/problem-alert.js';
import { useWords } from '../words/use-words.js';
import { AuditedCounts } from './audited-counts.js';
import { DivergenceView } from './divergence-view.js';
import { EventAt } from './event-at.js';
import { NotTold } from './not-told.js';

/** Whether a channel follows from what was asked for (P5): the server decides it once more, as `parley audit` does. */
export function AuditPage() {
  const { audit: t, frame } = useWords();
  const { id = '' } = useParams();
  const { data: channel } = useQuery(channelQuery(id));
  const { data, error, isFetching, refetch } = useQuery(auditQuery(id));
  usePageTitle([t.title, channel?.topic].filter(Boolean).join(' · '));
  return (
    <Stack maw={900} mx="auto">
      <Stack gap={2}>
        <Anchor component={Link} to={`/channels/${id}?show=talk`} size="sm" lang={channel?.language} className="said">
          ← {channel?.topic ?? frame.channel.back}
        </Anchor>
        <Title order={1} size="h3">
          {t.title}
        </Title>
      </Stack>
      <Text size="sm">{t.about}</Text>
      <div role="status">
        {isFetching ? <Loader aria-label={t.working} /> : data && <Audited id={id} audited={data} />}
      </div>
      {error && !isFetching && <ProblemAlert error={error} />}
      <Group>
        <Button size="xs" variant="default" disabled={isFetching} onClick={() => void refetch()}>
          {t.again}
        </Button>
      </Group>
      <Text size="sm" className="said">
        {t.yourself(id)}
      </Text>
    </Stack>
  );
}

const COLORS = { follows: 'green', incomplete: 'yellow', diverges: 'red', broken: 'red' } as const;
const MARKS = { follows: '✓', incomplete: '·', diverges: '✗', broken: '✗' } as const;

function Audited({ id, audited }: { id: string; audited: AuditOfChannel }) {
  const t = useWords().audit;
  const { verdict } = audited;
  return (
    <Alert color={COLORS[verdict]} title={`${MARKS[verdict]} ${t.verdict[verdict]}`}>
      {audited.verdict === 'broken' ? (
        <Stack gap="xs">
          <Text size="sm">{audited.version === undefined ? t.broken : t.brokenAt(audited.version)}</Text>
          <Text size="sm" className="said">
            {t.brokenHow(id)}
          </Text>
        </Stack>
      ) : (
        <Stack gap="sm">
          <GeneratedLine mark={audited.generated_by} />
          {audited.divergence && <DivergenceView id={id} divergence={audited.divergence} now={audited.rules.now} />}
          {!audited.divergence && <AuditedCounts audit={audited} />}
          <NotTold audit={audited} />
          {audited.forked && (
            <Text size="sm" className="said">
              {t.copies(audited.forked.channel_id, audited.forked.version, audited.forked.hash)}{' '}
              <EventAt id={audited.forked.channel_id}>{t.event(audited.forked.version)}</EventAt>
            </Text>
          )}
          <Text size="sm">{t.notShown}</Text>
        </Stack>
      )}
    </Alert>
  );
}
