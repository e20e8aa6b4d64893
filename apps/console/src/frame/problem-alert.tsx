import { Alert, Button, Group, List, Loader, Stack, Text, Title } from '@mantine/core';
import { ownProperty } from '@parley/untrusted';
import { lazy, Suspense } from 'react';
import { useWords } from '../words/use-words.js';
import { isSeatTab, problemOf } from '../api/client.js';
import { isSignInOffered } from '../api/session.js';

const KeyForm = lazy(async () => ({ default: (await import('./key-form.js')).KeyForm }));

interface ProblemAlertProps {
  error: unknown;
  retry?: () => void;
  /** Nothing else is shown: then it has the page's heading. */
  isPage?: boolean;
}

/** Why something did not work, in words, and what can be done. */
export function ProblemAlert({ error, retry, isPage = false }: ProblemAlertProps) {
  const { colon, frame: t } = useWords();
  const problem = problemOf(error);
  const isToSignIn = problem?.code === 'unauthenticated' && isSignInOffered() && !isSeatTab();
  const wrong = problem ? (ownProperty(t.problems, problem.code) ?? problem.title) : t.problem.unreachable;
  const said = isToSignIn ? t.signIn.needed : wrong;
  const title = isPage ? (
    <Title order={1} fz="inherit" lh="inherit">
      {t.problem.title}
    </Title>
  ) : (
    t.problem.title
  );
  return (
    <Alert color="red" variant="light" title={title} role="alert">
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
              <List.Item key={pointer}>{pointer + colon + reason}</List.Item>
            ))}
          </List>
        )}
        {problem?.code === 'unauthenticated' && (
          <Suspense fallback={<Loader aria-label={t.loading} />}>
            <KeyForm />
          </Suspense>
        )}
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
