import { Alert, Button, Group, List, PasswordInput, Stack, Text } from '@mantine/core';
import { ownProperty } from '@parley/untrusted';
import { useState } from 'react';
import { useWords } from '../words/use-words.js';
import { keepKey, problemOf } from '../api/client.js';

/** Why something did not work, in words, and what can be done. */
export function ProblemAlert({ error, retry }: { error: unknown; retry?: () => void }) {
  const t = useWords().frame;
  const problem = problemOf(error);
  const said = problem ? (ownProperty(t.problems, problem.code) ?? problem.title) : t.problem.unreachable;
  return (
    <Alert color="red" variant="light" title={t.problem.title} role="alert">
      <Stack gap="xs">
        <Text size="sm">{said}</Text>
        {problem?.detail && (
          <Text size="sm" className="said">
            {problem.detail}
          </Text>
        )}
        {problem?.errors && (
          <List size="sm">
            {problem.errors.map(({ pointer, reason }) => (
              <List.Item key={pointer}>
                {pointer}: {reason}
              </List.Item>
            ))}
          </List>
        )}
        {problem?.code === 'unauthenticated' && <KeyForm />}
        {retry && (
          <Group>
            <Button size="xs" variant="default" onClick={retry}>
              {t.problem.retry}
            </Button>
          </Group>
        )}
      </Stack>
    </Alert>
  );
}

/** The key of this tab. */
function KeyForm() {
  const t = useWords().frame;
  const [key, setKey] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        keepKey(key);
        location.reload();
      }}
    >
      <Group align="end">
        <PasswordInput
          label={t.key.label}
          description={t.key.why}
          value={key}
          onChange={({ currentTarget }) => setKey(currentTarget.value)}
          autoComplete="off"
        />
        <Button type="submit" disabled={!key.trim()}>
          {t.key.enter}
        </Button>
      </Group>
    </form>
  );
}
