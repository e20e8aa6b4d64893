import { Anchor, Container, Stack, Text } from '@mantine/core';
import { useWords } from '../words/use-words.js';
import { Link, useRouteError } from 'react-router';
import { problemOf } from '../api/client.js';
import { ProblemAlert } from './problem-alert.js';
import { usePageTitle } from './page-title.js';

/** Where a page broke: what is known of why, and the way out. */
export function PageError() {
  const error = useRouteError();
  const t = useWords().frame;
  return (
    <Container py="xl">
      <Stack>
        {problemOf(error) ? (
          <ProblemAlert error={error} retry={() => location.reload()} />
        ) : (
          <Text role="alert">{t.problem.broken}</Text>
        )}
        <HomeLink />
      </Stack>
    </Container>
  );
}

export function NotFound() {
  const t = useWords().frame;
  usePageTitle(t.problem.notFound);
  return (
    <Container py="xl">
      <Stack>
        <Text>{t.problem.notFound}</Text>
        <HomeLink />
      </Stack>
    </Container>
  );
}

function HomeLink() {
  const t = useWords().frame;
  return (
    <Anchor component={Link} to="/">
      {t.problem.home}
    </Anchor>
  );
}
