import { Alert, Anchor, Button, Code, Group, List, Stack, Text } from '@mantine/core';
import type { ModelOffer } from '@parley/client';
import { useWords } from '../words/use-words.js';
import { PROTOCOLS } from '../protocols/index.js';
import type { ConsoleProtocol } from '../protocols/protocol.js';

/** Models of an Ollama that are named; the others are left out. */
const MOST_NAMED = 4;

interface Props {
  offer: ModelOffer;
  protocol: ConsoleProtocol;
  choose(form: ConsoleProtocol['name']): void;
}

/** What is not possible without a model, before anybody begins it; and what is. */
export function NoModel({ offer: { local }, protocol, choose }: Props) {
  const words = useWords();
  const t = words.start.model;
  const [model] = local?.models ?? [];
  return (
    <Alert
      color="yellow"
      variant="outline"
      title={protocol.peopleAlone ? t.none : t.needed(words[protocol.name].title)}
    >
      <Stack gap="xs">
        {!protocol.peopleAlone && <Text size="sm">{t.none}</Text>}
        <Text size="sm" fw={600}>
          {t.works}
        </Text>
        <List size="sm" spacing={6}>
          <List.Item>
            {t.people}
            {!protocol.peopleAlone && (
              <Group gap="xs" mt={4}>
                {PROTOCOLS.filter(({ peopleAlone }) => peopleAlone).map(({ name }) => (
                  <Button key={name} size="compact-sm" variant="default" onClick={() => choose(name)}>
                    {words.start.peopleOnly.choose(words[name].title)}
                  </Button>
                ))}
              </Group>
            )}
          </List.Item>
          <List.Item>
            {t.sample}{' '}
            <Anchor href="#samples" size="sm">
              {t.toSamples}
            </Anchor>
          </List.Item>
          <List.Item>
            {local && model !== undefined ? t.local(local.models.slice(0, MOST_NAMED).join(words.comma)) : t.noLocal}
            {local && model !== undefined && (
              <Code block mt={4} tabIndex={0}>
                {`PARLEY_OPENAI_BASE_URL=${local.base_url} PARLEY_MODEL=${model}`}
              </Code>
            )}
          </List.Item>
          <List.Item>
            {t.key}
            <Code block mt={4} tabIndex={0}>
              ANTHROPIC_API_KEY=sk-ant-…
            </Code>
          </List.Item>
        </List>
      </Stack>
    </Alert>
  );
}
