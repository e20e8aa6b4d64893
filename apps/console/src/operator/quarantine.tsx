import { Button, Card, Group, Stack, Text } from '@mantine/core';
import { quarantineRedrive, type QuarantinePage } from '@parley/client';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useFormat } from '../frame/format.js';
import { Heading } from '../frame/heading.js';
import { ProblemAlert } from '../frame/problem-alert.js';
import { useWords } from '../words/use-words.js';
import { ChannelLink } from './channel-link.js';
import { Listed } from './listed.js';
import { OPERATOR, quarantineQuery } from './queries.js';
import { useWhose } from './whose.js';

/** Deliberations whose views cannot be made, and having them made anew. @param own whose they are where nobody is named */
export function Quarantine({ own }: { own: string }) {
  const t = useWords().operator.quarantine;
  const heading = useId();
  const tenant = useWhose() || own;
  const asked = useInfiniteQuery(quarantineQuery(tenant));
  return (
    <Stack component="section" gap="xs" aria-labelledby={heading}>
      <Heading id={heading}>{t.title}</Heading>
      <Text size="sm">{t.about}</Text>
      <Listed asked={asked} none={t.none}>
        {(found) =>
          found.map((one) => <Quarantined key={one.channel_id} quarantined={one} tenant={tenant} own={own} />)
        }
      </Listed>
    </Stack>
  );
}

interface QuarantinedProps {
  quarantined: QuarantinePage['items'][number];
  tenant: string;
  own: string;
}

function Quarantined({ quarantined: { channel_id, position, cause, at }, tenant, own }: QuarantinedProps) {
  const t = useWords().operator.quarantine;
  const { time } = useFormat();
  const queries = useQueryClient();
  const redrive = useMutation({
    mutationFn: () => quarantineRedrive({ path: { id: channel_id }, query: { tenant }, throwOnError: true }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [OPERATOR] }),
  });
  return (
    <Card withBorder>
      <Stack gap={4}>
        <Text size="sm" className="said">
          <ChannelLink id={channel_id} isOwn={tenant === own} /> · {t.found(position, time(at))}
        </Text>
        <Text size="sm" className="said">
          {cause}
        </Text>
        <Group>
          <Button size="xs" variant="default" loading={redrive.isPending} onClick={() => redrive.mutate()}>
            {t.redrive}
          </Button>
        </Group>
        {redrive.error && <ProblemAlert error={redrive.error} />}
      </Stack>
    </Card>
  );
}
