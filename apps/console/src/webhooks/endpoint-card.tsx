import { Button, Card, Group, Stack, Text } from '@mantine/core';
import { webhooksChange, webhooksTest, type WebhookEndpoint } from '@parley/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useFormat } from '../frame/format.js';
import { Heading } from '../frame/heading.js';
import { ProblemAlert } from '../frame/problem-alert.js';
import { useWords } from '../words/use-words.js';
import { Deliveries } from './deliveries.js';
import { webhooksQuery } from './queries.js';
import { ReplayForm } from './replay-form.js';

/** A webhook: how it stands, and what can be done with it. */
export function EndpointCard({ endpoint }: { endpoint: WebhookEndpoint }) {
  const t = useWords().webhooks;
  const { id, url, enabled, description } = endpoint;
  const heading = useId();
  const queries = useQueryClient();
  const [opened, setOpened] = useState<'deliveries' | 'replay'>();
  const test = useMutation({
    mutationFn: async () => (await webhooksTest({ path: { id }, throwOnError: true })).data,
  });
  const change = useMutation({
    mutationFn: () => webhooksChange({ path: { id }, body: { enabled: !enabled }, throwOnError: true }),
    onSuccess: () => queries.invalidateQueries(webhooksQuery),
  });
  const toggle = (what: 'deliveries' | 'replay') => () => setOpened(opened === what ? undefined : what);
  const error = test.error ?? change.error;
  return (
    <Card withBorder component="section" aria-labelledby={heading}>
      <Stack gap="xs">
        <Heading id={heading} className="said">
          {url}
        </Heading>
        {description && <Text className="said">{description}</Text>}
        <Standing endpoint={endpoint} />
        <Group gap="xs">
          <Button size="xs" variant="default" loading={test.isPending} onClick={() => test.mutate()}>
            {t.test}
          </Button>
          <Button size="xs" variant="default" loading={change.isPending} onClick={() => change.mutate()}>
            {enabled ? t.switchOff : t.switchOn}
          </Button>
          <Button size="xs" variant="default" aria-expanded={opened === 'replay'} onClick={toggle('replay')}>
            {t.replay.open}
          </Button>
          <Button size="xs" variant="default" aria-expanded={opened === 'deliveries'} onClick={toggle('deliveries')}>
            {opened === 'deliveries' ? t.deliveries.close : t.deliveries.open}
          </Button>
        </Group>
        <div role="status">
          {test.data && (
            <Text size="sm" className="said">
              {test.data.error === undefined
                ? t.taken(test.data.status ?? 0, test.data.duration_ms)
                : t.notTaken(test.data.error)}
            </Text>
          )}
        </div>
        {error && <ProblemAlert error={error} />}
        {opened === 'replay' && <ReplayForm id={id} onBegun={() => setOpened('deliveries')} />}
        {opened === 'deliveries' && <Deliveries id={id} />}
      </Stack>
    </Card>
  );
}

/** What it is told, and whether it is. */
function Standing({ endpoint }: { endpoint: WebhookEndpoint }) {
  const t = useWords().webhooks;
  const format = useFormat();
  const { enabled, waiting, off_because, types, channels, links, old_secret_until, replaying } = endpoint;
  const lines = [
    enabled ? t.on(waiting) : t.off(off_because === 'gone'),
    t.told(types.map((type) => t.types[type]).join(', ')),
    ...(channels.length ? [t.someChannels(channels.length)] : []),
    ...(links ? [t.links] : []),
    ...(old_secret_until ? [t.oldSecret(format.time(old_secret_until))] : []),
    ...(replaying ? [t.replaying(replaying.after, replaying.to)] : []),
  ];
  return lines.map((line) => (
    <Text key={line} size="sm">
      {line}
    </Text>
  ));
}
