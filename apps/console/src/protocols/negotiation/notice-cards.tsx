import { Alert, Text } from '@mantine/core';
import { useWords } from '../../words/use-words.js';
import { nameIn } from '../../channel/names.js';
import type { CardProps } from '../protocol.js';

export function Screened({ event: { data }, channel }: CardProps<'CandidatesScreened'>) {
  const { comma, negotiation: t } = useWords();
  const names = data.selected.map(({ participant_id }) => nameIn(channel, participant_id)).join(comma);
  return <Text size="sm">{t.screened(names)}</Text>;
}

/** Somebody leaves, and what that means for the plan. */
export function Withdrawn({ event: { data }, channel }: CardProps<'ParticipantWithdrawn'>) {
  const t = useWords().negotiation;
  const { participant_id, role, reasoning, consequence } = data;
  const name = nameIn(channel, participant_id);
  return (
    <Alert color="red" p="xs" title={`⎋ ${t.withdrawn(name, role)}`}>
      {reasoning && <span className="said">{reasoning} </span>}
      <b>{t.consequence[consequence]}</b>
    </Alert>
  );
}

export function Invited({ event: { data }, channel }: CardProps<'ReplacementInvited'>) {
  const t = useWords().negotiation;
  const { replacement_id, role } = data;
  return (
    <Alert color="blue" p="xs">
      {t.replaced(nameIn(channel, replacement_id), role)}
    </Alert>
  );
}
