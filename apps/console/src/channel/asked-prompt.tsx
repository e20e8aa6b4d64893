import { Alert, Button, Loader, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { RecordedEvent } from '@parley/client';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../words/use-words.js';
import { promptQuery } from '../api/queries.js';
import { ProblemAlert } from '../frame/problem-alert.js';
import { JsonText, LongText } from '../frame/json-text.js';
import { Heading } from '../frame/heading.js';

/** What the model was asked, made anew from the log by the server when somebody wants to see it. */
export function AskedPrompt({ event: { channel_id, position, version } }: { event: RecordedEvent }) {
  const t = useWords().channel;
  const [wanted, { open }] = useDisclosure();
  const { data, error, refetch } = useQuery({ ...promptQuery(channel_id, position), enabled: wanted });
  if (!wanted)
    return (
      <Button size="xs" variant="default" onClick={open}>
        {t.prompt.show}
      </Button>
    );
  if (error) return <ProblemAlert error={error} retry={() => void refetch()} />;
  if (!data) return <Loader size="sm" aria-label={t.prompt.loading} />;
  const { system, shared, user, schema, matches, template } = data;
  const parts: [name: string, text: string][] = [
    [t.prompt.system, system],
    ...shared.map((text, index): [string, string] => [t.prompt.shared(index + 1), text]),
    [t.prompt.user, user],
  ];
  return (
    <Stack gap="xs">
      <Heading order={3}>{t.prompt.title}</Heading>
      {matches ? (
        <Text size="sm">✓ {t.prompt.asSent}</Text>
      ) : (
        <Alert color="yellow">{t.prompt.notAsSent(template)}</Alert>
      )}
      {parts.map(([name, text]) => (
        <Stack key={name} gap={4}>
          <Text size="sm">{name}</Text>
          <LongText text={text} name={`${version}-prompt.txt`} />
        </Stack>
      ))}
      <Text size="sm">{t.prompt.schema}</Text>
      <JsonText value={schema} name={`${version}-schema.json`} />
    </Stack>
  );
}
