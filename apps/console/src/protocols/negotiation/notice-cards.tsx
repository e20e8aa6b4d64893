import { Alert, Divider, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../channel/names.js';
import type { CardProps } from '../protocol.js';

export function Screened({ event: { data }, channel }: CardProps<'CandidatesScreened'>) {
  const { t } = useTranslation('negotiation');
  const names = data.selected.map(({ participant_id }) => nameIn(channel, participant_id)).join(', ');
  return <Text size="sm">{t('screened', { names })}</Text>;
}

export function Round({ event: { data } }: CardProps<'RoundStarted'>) {
  const { t } = useTranslation('negotiation');
  const { round, proposal_version: version, last } = data;
  return <Divider my={4} label={`${t('round', { round, version })}${last ? ` · ${t('last')}` : ''}`} />;
}

/** Somebody leaves, and what that means for the plan. */
export function Withdrawn({ event: { data }, channel }: CardProps<'ParticipantWithdrawn'>) {
  const { t } = useTranslation('negotiation');
  const { participant_id, role, reasoning, consequence } = data;
  const name = nameIn(channel, participant_id);
  return (
    <Alert color="red" p="xs" title={`⎋ ${t('withdrawn', { name, role })}`}>
      {reasoning && <span className="said">{reasoning} </span>}
      <b>{t(`consequence.${consequence}`)}</b>
    </Alert>
  );
}

export function Invited({ event: { data }, channel }: CardProps<'ReplacementInvited'>) {
  const { t } = useTranslation('negotiation');
  const { replacement_id, role } = data;
  return (
    <Alert color="blue" p="xs">
      {t('replaced', { name: nameIn(channel, replacement_id), role })}
    </Alert>
  );
}
