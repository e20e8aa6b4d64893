import { Button, Card, Code, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useLanguage, useWords } from '../words/use-words.js';
import { useNavigate } from 'react-router';
import { ProblemAlert } from '../frame/problem-alert.js';
import { PROTOCOLS } from '../protocols/index.js';
import { curlOf, openSample } from '../protocols/open-sample.js';
import type { ConsoleProtocol } from '../protocols/protocol.js';
import type { Language } from '@parley/wording';

/** What a first visitor sees: one card for each protocol, with a sample that runs without a key. */
export function EmptyHome() {
  const t = useWords().frame;
  return (
    <Stack>
      <Title order={3}>{t.home.empty}</Title>
      <Text>{t.home.emptyWhy}</Text>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        {PROTOCOLS.map((protocol) => (
          <ProtocolCard key={protocol.name} protocol={protocol} />
        ))}
      </SimpleGrid>
    </Stack>
  );
}

const sampleOf = async (protocol: ConsoleProtocol, language: string) =>
  (await protocol.opening()).samples[language as Language];

function ProtocolCard({ protocol }: { protocol: ConsoleProtocol }) {
  const words = useWords();
  const t = words.frame;
  const { title, about } = words[protocol.name];
  const language = useLanguage();
  const navigate = useNavigate();
  const sample = useMutation({
    mutationFn: async () => openSample(await sampleOf(protocol, language)),
    onSuccess: (id) => void navigate(`/channels/${id}`),
  });
  const copy = useMutation({
    mutationFn: async () => navigator.clipboard.writeText(curlOf(await sampleOf(protocol, language))),
  });
  return (
    <Card withBorder>
      <Stack h="100%" gap="xs">
        <Title order={4}>{title}</Title>
        <Text size="sm" flex={1}>
          {about}
        </Text>
        {(sample.error ?? copy.error) && <ProblemAlert error={sample.error ?? copy.error} />}
        <Button
          variant="light"
          loading={sample.isPending}
          onClick={() => sample.mutate()}
          aria-label={`${t.home.sample}: ${title}`}
        >
          {t.home.sample}
        </Button>
        <Text size="xs">{t.home.orTerminal}</Text>
        <Code block fz="xs" tabIndex={0}>
          {protocol.terminal}
        </Code>
        <Button variant="default" size="xs" onClick={() => copy.mutate()}>
          {copy.isSuccess ? t.home.copied : t.home.curl}
        </Button>
      </Stack>
    </Card>
  );
}
