import { Stack, Text } from '@mantine/core';
import { ownProperty } from '@parley/untrusted';
import { useWords } from '../../words/use-words.js';
import type { Asked } from './answer-body.js';
import { DiffRows } from './diff-rows.js';
import { ProposalTable } from './proposal-table.js';

/** What a seat is asked about, whole: for whoever sees nothing else of the negotiation (N1). */
export function WholeProposal({ asked, language }: { asked: Asked; language: string }) {
  const t = useWords().negotiation;
  const { proposal, demand, changes = [], names = {} } = asked;
  const nameOf = (id: string) => ownProperty(names, id) ?? id;
  return (
    <Stack gap="xs" lang={language}>
      {demand && <Text className="said">{demand.text}</Text>}
      <Text fw={600} className="said">
        {proposal.title}
      </Text>
      {proposal.summary && <Text className="said">{proposal.summary}</Text>}
      <ProposalTable proposal={proposal} nameOf={nameOf} />
      {changes.length > 0 && (
        <>
          <Text fw={600}>{t.changedSince(asked.name)}</Text>
          <DiffRows diff={changes} requests={[]} nameOf={nameOf} />
        </>
      )}
    </Stack>
  );
}
