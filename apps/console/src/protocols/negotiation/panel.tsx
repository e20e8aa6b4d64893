import { Group, Stack, Text } from '@mantine/core';
import { useWords } from '../../words/use-words.js';
import { nameIn } from '../../channel/names.js';
import { ViewPanel } from '../../channel/view-panel.js';
import type { PanelProps } from '../protocol.js';
import { CompareVersions } from './compare-versions.js';
import { latestProposal } from './latest.js';
import { ProposalTable } from './proposal-table.js';
import { StanceChip, type Stance } from './stance-chip.js';
import { Heading } from '../../frame/heading.js';

/** What stands by now, and who stands where on it. Silence stays blank. */
export function Panel(props: PanelProps) {
  const { channel, events } = props;
  const t = useWords().negotiation;
  const proposal = latestProposal(events);
  return (
    <Stack gap="sm">
      {proposal && (
        <>
          <Heading>{`${t.standing} · ${t.version(proposal.version)}`}</Heading>
          <CompareVersions {...props} />
          <div lang={channel.language}>
            <ProposalTable proposal={proposal} nameOf={(id) => nameIn(channel, id)} />
          </div>
          {channel.turns.length > 0 && <Heading>{t.stances(proposal.version)}</Heading>}
          {channel.turns.map(({ participant_id, name, status, feedback_type }) => (
            <Group key={participant_id} gap="xs">
              <Text size="sm">{name}</Text>
              {feedback_type ? (
                <StanceChip stance={feedback_type as Stance} assumed={status === 'assumed'} />
              ) : (
                <Text size="sm">{t.waiting}</Text>
              )}
            </Group>
          ))}
        </>
      )}
      <ViewPanel {...props} />
    </Stack>
  );
}
