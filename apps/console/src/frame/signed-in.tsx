import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionQuery, signOut } from '../api/session.js';
import { useWords } from '../words/use-words.js';

/** Whoever has signed in, and the way out. */
export function SignedIn() {
  const t = useWords().frame.signIn;
  const { data: session } = useQuery(sessionQuery());
  const [isLeaving, setIsLeaving] = useState(false);
  if (!session) return null;
  const name = session.name ?? session.subject;
  const leave = () => {
    setIsLeaving(true);
    void signOut().catch(() => setIsLeaving(false));
  };
  return (
    <Group gap={6} wrap="nowrap">
      <Text size="sm" className="said" truncate maw={180} title={t.as(name)} visibleFrom="sm">
        {name}
      </Text>
      <Button size="xs" variant="default" onClick={leave} loading={isLeaving} title={t.as(name)}>
        {t.leave}
      </Button>
    </Group>
  );
}
