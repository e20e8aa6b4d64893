import { Alert, Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core';
import type { WebhookSecret } from '@parley/client';
import { useWords } from '../words/use-words.js';

/** The secret of a webhook, which is shown this once. */
export function SecretNotice({ made, onClose }: { made: WebhookSecret; onClose(): void }) {
  const { webhooks, frame } = useWords();
  const t = webhooks.secret;
  return (
    <Alert color="yellow" title={t.title} role="alert">
      <Stack gap="xs">
        <Text size="sm" className="said">
          {t.about(made.url)}
        </Text>
        <Code block className="said" tabIndex={0} aria-label={t.title}>
          {made.secret}
        </Code>
        <Group gap="xs">
          <CopyButton value={made.secret}>
            {({ copied, copy }) => (
              <Button size="xs" variant="default" onClick={copy}>
                {copied ? frame.home.copied : t.copy}
              </Button>
            )}
          </CopyButton>
          <Button size="xs" variant="default" onClick={onClose}>
            {t.close}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
