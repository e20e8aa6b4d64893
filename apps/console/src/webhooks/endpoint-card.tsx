import { Button, Card, Group, Stack, Text } from '@mantine/core';
import {
  webhooksChange,
  webhooksRotate,
  webhooksTest,
  type WebhookChangeDto,
  type WebhookEndpoint,
} from '@parley/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useFormat } from '../frame/format.js';
import { Heading } from '../frame/heading.js';
import { ProblemAlert } from '../frame/problem-alert.js';
import { SecretNotice } from '../frame/secret-notice.js';
import { useWords } from '../words/use-words.js';
import { Deliveries } from './deliveries.js';
import { EndpointForm } from './endpoint-form.js';
import { webhooksQuery } from './queries.js';
import { RemoveButton } from './remove-button.js';
import { ReplayForm } from './replay-form.js';

/** What is open below it. */
type Part = 'deliveries' | 'replay' | 'change';

/** A webhook: how it stands, and what can be done with it. */
export function EndpointCard({ endpoint }: { endpoint: WebhookEndpoint }) {
  const t = useWords().webhooks;
  const { id, url, enabled, description } = endpoint;
  const heading = useId();
  const queries = useQueryClient();
  const [opened, setOpened] = useState<Part>();
  const test = useMutation({
    mutationFn: async () => (await webhooksTest({ path: { id }, throwOnError: true })).data,
  });
  const change = useMutation({
    mutationFn: (body: WebhookChangeDto) => webhooksChange({ path: { id }, body, throwOnError: true }),
    onSuccess: (_, { enabled: switched }) => {
      if (switched === undefined) setOpened(undefined);
      return queries.invalidateQueries(webhooksQuery);
    },
  });
  const rotate = useMutation({
    mutationFn: async () => (await webhooksRotate({ path: { id }, throwOnError: true })).data,
    onSuccess: () => queries.invalidateQueries(webhooksQuery),
  });
  const toggle = (what: Part) => () => setOpened(opened === what ? undefined : what);
  const error = test.error ?? rotate.error ?? (opened === 'change' ? undefined : change.error);
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
          <Button
            size="xs"
            variant="default"
            loading={change.isPending}
            onClick={() => change.mutate({ enabled: !enabled })}
          >
            {enabled ? t.switchOff : t.switchOn}
          </Button>
          <Button size="xs" variant="default" aria-expanded={opened === 'replay'} onClick={toggle('replay')}>
            {t.replay.open}
          </Button>
          <Button size="xs" variant="default" aria-expanded={opened === 'deliveries'} onClick={toggle('deliveries')}>
            {opened === 'deliveries' ? t.deliveries.close : t.deliveries.open}
          </Button>
          <Button size="xs" variant="default" aria-expanded={opened === 'change'} onClick={toggle('change')}>
            {t.form.change}
          </Button>
          <Button size="xs" variant="default" loading={rotate.isPending} onClick={() => rotate.mutate()}>
            {t.secret.rotate}
          </Button>
          <RemoveButton endpoint={endpoint} />
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
        {rotate.data && (
          <SecretNotice
            title={t.secret.title}
            about={t.secret.about(rotate.data.url)}
            secret={rotate.data.secret}
            onClose={rotate.reset}
          />
        )}
        {opened === 'change' && (
          <EndpointForm
            endpoint={endpoint}
            error={change.error}
            isPending={change.isPending}
            submit={t.form.save}
            onSubmit={(wanted) => change.mutate(wanted)}
          />
        )}
        {opened === 'replay' && <ReplayForm id={id} onBegun={() => setOpened('deliveries')} />}
        {opened === 'deliveries' && <Deliveries id={id} />}
      </Stack>
    </Card>
  );
}

/** What it is told, and whether it is. */
function Standing({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { comma, webhooks: t } = useWords();
  const format = useFormat();
  const { enabled, waiting, off_because, types, channels, links, old_secret_until, replaying } = endpoint;
  const lines = [
    enabled ? t.on(waiting) : t.off(off_because === 'gone'),
    t.told(types.map((type) => t.types[type]).join(comma)),
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
