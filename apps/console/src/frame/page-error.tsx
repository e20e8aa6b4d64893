import { Anchor, Container, Stack, Title } from '@mantine/core';
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
          <ProblemAlert isPage error={error} retry={() => location.reload()} />
        ) : (
          <Said>{t.problem.broken}</Said>
        )}
        <HomeLink />
      </Stack>
    </Container>
  );
}

/** Nothing is at this address: what is missing, in words, and the way out. */
export function NotFound({ what }: { what?: string }) {
  const t = useWords().frame;
  usePageTitle(what ?? t.problem.notFound);
  return (
    <Container py="xl">
      <Stack>
        <Said>{what ?? t.problem.notFound}</Said>
        <HomeLink />
      </Stack>
    </Container>
  );
}

/** All that such a page says is its heading. */
const Said = ({ children }: { children: string }) => (
  <div role="alert">
    <Title order={1} size="h4">
      {children}
    </Title>
  </div>
);

export function HomeLink() {
  const t = useWords().frame;
  return (
    <Anchor component={Link} to="/">
      {t.problem.home}
    </Anchor>
  );
}
