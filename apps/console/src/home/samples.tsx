import { Badge, Button, Card, Group, SimpleGrid, Stack, Switch, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage, useWords } from '../words/use-words.js';
import { choosePace, usePlaysAtOnce } from '../frame/pace.js';
import { ProblemAlert } from '../frame/problem-alert.js';
import { PROTOCOLS } from '../protocols/index.js';
import { openSample } from '../protocols/open-channel.js';
import type { ConsoleProtocol } from '../protocols/protocol.js';

const TakePart = lazy(async () => ({ default: (await import('./take-part.js')).TakePart }));

/** A sample of each protocol, named by what it is about; they stay here after the first one was tried. */
export function Samples() {
  const t = useWords().start.samples;
  const atOnce = usePlaysAtOnce();
  return (
    <Stack component="section" aria-labelledby="samples" gap="xs">
      <Title order={2} size="h3" id="samples">
        {t.title}
      </Title>
      <Group justify="space-between">
        <Text size="sm">{t.why}</Text>
        <Switch
          size="xs"
          label={t.atOnce}
          checked={atOnce}
          onChange={({ currentTarget }) => choosePace(currentTarget.checked)}
        />
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        {PROTOCOLS.map((protocol) => (
          <SampleCard key={protocol.name} protocol={protocol} />
        ))}
      </SimpleGrid>
    </Stack>
  );
}

function SampleCard({ protocol }: { protocol: ConsoleProtocol }) {
  const words = useWords();
  const t = words.start.samples;
  const language = useLanguage();
  const navigate = useNavigate();
  const [joins, setJoins] = useState(false);
  const topic = protocol.samples[language];
  const watch = useMutation({
    mutationFn: async () => {
      const { path, samples } = await protocol.opening();
      return openSample(path, samples[language].body);
    },
    onSuccess: (id) => void navigate(`/channels/${id}`),
  });
  return (
    <Card withBorder>
      <Stack h="100%" gap="xs">
        <Badge variant="light" tt="none">
          {words[protocol.name].title}
        </Badge>
        <Title order={3} size="h4">
          {topic}
        </Title>
        <Text size="sm" flex={1}>
          {words[protocol.name].about}
        </Text>
        {watch.error && <ProblemAlert error={watch.error} />}
        {joins ? (
          <Suspense>
            <TakePart protocol={protocol} />
          </Suspense>
        ) : (
          <Group gap="xs">
            {protocol.watched && (
              <Button
                variant="light"
                loading={watch.isPending}
                onClick={() => watch.mutate()}
                aria-label={t.watchIt(topic)}
              >
                {t.watch}
              </Button>
            )}
            <Button variant="default" onClick={() => setJoins(true)} aria-label={t.joinIt(topic)}>
              {t.join}
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  );
}
