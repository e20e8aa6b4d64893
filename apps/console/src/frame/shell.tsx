import { Anchor, Group, Loader, Title } from '@mantine/core';
import { Suspense } from 'react';
import { useWords } from '../words/use-words.js';
import { Link, NavLink, Outlet } from 'react-router';
import { KeysHelp } from './keys-help.js';
import { LanguageSwitch, ThemeSwitch } from './switches.js';

/** What stands around every page. */
export function Shell() {
  const t = useWords().frame;
  return (
    <>
      <a className="skip" href="#content">
        {t.nav.skip}
      </a>
      <header className="shell-header">
        <Group h="100%" px="md" gap="md" justify="space-between" wrap="nowrap">
          <Group gap="md" wrap="nowrap">
            <Title order={1} size="h3">
              <Anchor component={Link} to="/" inherit c="inherit" underline="never">
                Parley
              </Anchor>
            </Title>
            <Group component="nav" gap="md" wrap="nowrap" aria-label={t.nav.main}>
              <Anchor component={NavLink} to="/inbox" size="sm">
                {t.nav.inbox}
              </Anchor>
              <Anchor component={NavLink} to="/verify" size="sm" visibleFrom="sm">
                {t.nav.verify}
              </Anchor>
              <Anchor href="/docs" size="sm" visibleFrom="xs">
                {t.nav.api}
              </Anchor>
            </Group>
          </Group>
          <Group gap="xs" wrap="nowrap">
            <KeysHelp />
            <LanguageSwitch />
            <ThemeSwitch />
          </Group>
        </Group>
      </header>
      <main id="content" className="shell-main" tabIndex={-1}>
        <Suspense fallback={<Loader aria-label={t.loading} />}>
          <Outlet />
        </Suspense>
      </main>
    </>
  );
}
