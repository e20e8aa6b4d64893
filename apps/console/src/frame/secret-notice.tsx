import { Alert, Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useWords } from '../words/use-words.js';

interface SecretNoticeProps {
  title: string;
  /** Whom it is for. */
  about: string;
  secret: string;
  onClose(): void;
}

/** A secret that is shown this once, wherever on the page it was asked for. */
export function SecretNotice({ title, about, secret, onClose }: SecretNoticeProps) {
  const { webhooks, frame } = useWords();
  const t = webhooks.secret;
  const notice = useRef<HTMLDivElement>(null);
  // In braces: newer browsers return a promise, which would be taken for what undoes the effect.
  useEffect(() => {
    notice.current!.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Alert color="yellow" title={title} role="alert" ref={notice}>
      <Stack gap="xs">
        <Text size="sm" className="said">
          {about}
        </Text>
        <Code block className="said" tabIndex={0} aria-label={title}>
          {secret}
        </Code>
        <Group gap="xs">
          <CopyButton value={secret}>
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
