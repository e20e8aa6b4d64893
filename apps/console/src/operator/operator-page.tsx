import { Loader, Stack, Tabs, Text, Title } from '@mantine/core';
import type { MadeKey } from '@parley/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { meQuery } from '../api/queries.js';
import { usePageTitle } from '../frame/page-title.js';
import { ProblemAlert } from '../frame/problem-alert.js';
import { useWords } from '../words/use-words.js';
import { Keys } from './keys.js';
import { Letters } from './letters.js';
import './operator.css';
import { Quarantine } from './quarantine.js';
import { OperatorRecord } from './record.js';
import { SpendingView } from './spending-view.js';
import { Tenants } from './tenants.js';

const PARTS = ['tenants', 'spending', 'keys', 'stuck', 'record'] as const;

/** For whoever runs the installation: tenants, limits, spending, keys, what is stuck, and what operators did. */
export function OperatorPage() {
  const { operator: t, frame } = useWords();
  usePageTitle(t.title);
  const { data: me, error, isLoading, refetch } = useQuery(meQuery);
  return (
    <Stack>
      <Title order={1} size="h2">
        {t.title}
      </Title>
      {error && <ProblemAlert error={error} retry={() => void refetch()} />}
      {isLoading && <Loader aria-label={frame.loading} />}
      {me && !me.scopes.includes('admin') && <Text role="status">{t.notYours}</Text>}
      {me?.scopes.includes('admin') && <Parts own={me.tenant} />}
    </Stack>
  );
}

/** Which part is shown the address says. @param own the tenant of whoever looks */
function Parts({ own }: { own: string }) {
  const t = useWords().operator;
  const [search, setSearch] = useSearchParams();
  const shown = PARTS.find((part) => part === search.get('show')) ?? PARTS[0];
  // A key is shown once: it waits here while another part is looked at.
  const [made, setMade] = useState<readonly MadeKey[]>([]);
  const show = (part: string | null) =>
    setSearch((before) => {
      if (part) before.set('show', part);
      return before;
    });
  return (
    <>
      <Text size="sm">{t.about}</Text>
      <Tabs value={shown} onChange={show} keepMounted={false}>
        <Tabs.List aria-label={t.parts}>
          {PARTS.map((part) => (
            <Tabs.Tab key={part} value={part}>
              {t.tabs[part]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="tenants" pt="md">
          <Tenants />
        </Tabs.Panel>
        <Tabs.Panel value="spending" pt="md">
          <SpendingView />
        </Tabs.Panel>
        <Tabs.Panel value="keys" pt="md">
          <Keys made={made} onMade={setMade} />
        </Tabs.Panel>
        <Tabs.Panel value="stuck" pt="md">
          <Stack>
            <Letters own={own} />
            <Quarantine own={own} />
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="record" pt="md">
          <OperatorRecord />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
