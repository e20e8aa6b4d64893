import { Card, Group, Stack, Text } from '@mantine/core';
import type { Proposal } from '@parley/client';
import type { PageWords } from '@parley/wording';
import { useWords } from '../../words/use-words.js';
import { nameIn } from '../../channel/names.js';
import type { CardProps } from '../protocol.js';
import { DiffRows } from './diff-rows.js';
import { LeftWork } from './left-work.js';
import { ProposalTable } from './proposal-table.js';
import { requestsIn } from './requests.js';

/** The first version: all of it is new. */
export function Drafted({ event: { data }, channel }: CardProps<'ProposalDrafted'>) {
  return (
    <VersionCard proposal={data.proposal} cause="draft">
      <ProposalTable proposal={data.proposal} nameOf={(id) => nameIn(channel, id)} />
    </VersionCard>
  );
}

/** A later one: what changed, at whose request, and what was not granted. */
export function Adjusted({ event: { data }, events, channel }: CardProps<'ProposalAdjusted'>) {
  return (
    <VersionCard proposal={data.proposal} cause={data.cause}>
      <DiffRows diff={data.diff} requests={requestsIn(data, events)} nameOf={(id) => nameIn(channel, id)} />
      {data.plan !== undefined && <ChosenPlan plan={data.plan} />}
      <LeftWork adjusted={data} nameOf={(id) => nameIn(channel, id)} />
    </VersionCard>
  );
}

function ChosenPlan({ plan }: { plan: string }) {
  return <Text size="sm">{useWords().negotiation.plans.chosen(plan)}</Text>;
}

interface VersionCardProps {
  proposal: Proposal;
  cause: keyof PageWords['negotiation']['cause'];
  children: React.ReactNode;
}

function VersionCard({ proposal: { version, title, summary }, cause, children }: VersionCardProps) {
  const { colon, negotiation: t } = useWords();
  return (
    <Card withBorder padding="sm" radius="md">
      <Stack gap="xs">
        <Group gap="xs">
          <Text fw={600} size="sm">
            {t.version(version)}
          </Text>
          <Text size="xs">{t.cause[cause]}</Text>
        </Group>
        <Text size="sm" className="said">
          {title}
          {cause === 'draft' && summary && `${colon}${summary}`}
        </Text>
        {children}
      </Stack>
    </Card>
  );
}
