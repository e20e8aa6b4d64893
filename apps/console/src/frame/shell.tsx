import { Anchor, Group, Loader, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useWords } from '../words/use-words.js';
import { Link, Navigate, NavLink, Outlet, useLocation } from 'react-router';
import { isSeatTab, keyHeader } from '../api/client.js';
import { isSignInOffered } from '../api/session.js';
import { useIsAdmin } from './is-admin.js';
import { KeysHelp } from './keys-help.js';
import { OpenAnything } from '../palette/open-anything.js';
import { useListChanges } from '../live/changes.js';
import { SkipLink } from './skip-link.js';
import { LanguageSwitch, ThemeSwitch } from './switches.js';
import { WaitingCount } from './waiting-count.js';

const SignedIn = lazy(async () => ({ default: (await import('./signed-in.js')).SignedIn }));

/** Pages that the key of a seat opens. */
const OF_SEATS = /^\/(?:seat$|channels\/)/u;

/** What stands around every page. In the tab of a seat nothing leads elsewhere. */
export function Shell() {
  const t = useWords().frame;
  const isElsewhere = !OF_SEATS.test(useLocation().pathname) && isSeatTab();
  useListChanges();
  return (
    <>
      <SkipLink to="content">{t.nav.skip}</SkipLink>
      <header className="shell-header">
        <Group h="100%" px={{ base: 'xs', xs: 'md' }} gap="md" justify="space-between" wrap="nowrap">
          <Group gap="md" wrap="nowrap">
            <Anchor component={Link} to={isSeatTab() ? '/seat' : '/'} fz="h3" fw={700} c="inherit" underline="never">
              Parley
            </Anchor>
            {isSeatTab() ? <SeatLinks /> : <Links />}
          </Group>
          <Group gap={6} wrap="nowrap">
            {!isSeatTab() && <OpenAnything />}
            <KeysHelp />
            <LanguageSwitch />
            <ThemeSwitch />
            {isSignInOffered() && !keyHeader().authorization && (
              <Suspense>
                <SignedIn />
              </Suspense>
            )}
          </Group>
        </Group>
      </header>
      <main id="content" className="shell-main" tabIndex={-1}>
        <Suspense fallback={<Loader aria-label={t.loading} />}>
          {isElsewhere ? <Navigate to="/seat" replace /> : <Outlet />}
        </Suspense>
      </main>
    </>
  );
}

function Links() {
  const { frame, webhooks, operator } = useWords();
  const { nav } = frame;
  const isAdmin = useIsAdmin();
  return (
    <Group component="nav" gap="md" wrap="nowrap" aria-label={nav.main}>
      <Group gap={4} wrap="nowrap">
        <Anchor component={NavLink} to="/inbox" size="sm">
          {nav.inbox}
        </Anchor>
        <WaitingCount />
      </Group>
      <Anchor component={NavLink} to="/verify" size="sm" visibleFrom="sm">
        {nav.verify}
      </Anchor>
      <Anchor component={NavLink} to="/webhooks" size="sm" visibleFrom="md">
        {webhooks.title}
      </Anchor>
      {isAdmin && (
        <Anchor component={NavLink} to="/operator" size="sm" visibleFrom="lg">
          {operator.nav}
        </Anchor>
      )}
      <Anchor href="/docs" size="sm" visibleFrom="xs">
        {nav.api}
      </Anchor>
    </Group>
  );
}

function SeatLinks() {
  const t = useWords().frame.seat;
  return (
    <Group gap={4} wrap="nowrap">
      <Text size="sm" visibleFrom="xs">
        {t.title}
      </Text>
      <WaitingCount />
    </Group>
  );
}
