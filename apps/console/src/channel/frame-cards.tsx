import { Alert, Card, Code, Text } from '@mantine/core';
import { useWords } from '../words/use-words.js';
import { SaidText } from '../frame/said-text.js';
import type { CardProps, Screens } from '../protocols/protocol.js';
import { COMMAND_CARDS } from './command-cards.js';
import { ProgressWord } from './composer/progress-word.js';
import { hearingOf } from './composer/progress.js';
import { nameIn } from './names.js';
import { useFailureText } from './use-failure-text.js';

/** Cards of events that every protocol has; a protocol's own come before them. */
export const FRAME_CARDS: Screens['cards'] = {
  ...COMMAND_CARDS,
  InterventionRecorded: Intervention,
  TurnFailed: Failed,
  AgentCardBound: AgentElsewhere,
  AgentCardChanged: CardChanged,
  AgentCardAgreed: CardAgreed,
  TerminationWarned: Warned,
  ChannelClosed: Closed,
};

function Intervention({ event: { data }, events }: CardProps<'InterventionRecorded'>) {
  const t = useWords().frame;
  // A command is done, or is shown by what follows from it; words are heard later.
  const isToldLater = !data.text.startsWith('/');
  return (
    <Card withBorder padding="xs" radius="md">
      <Text size="sm" fw={600}>
        {t.cards.said(data.actor.id)}
      </Text>
      <SaidText text={data.text} />
      {isToldLater && <ProgressWord progress={hearingOf(events, data.intervention_id)} />}
    </Card>
  );
}

function Failed({ event: { data }, channel }: CardProps<'TurnFailed'>) {
  const t = useWords().frame;
  const failed = useFailureText();
  return (
    <Alert color="orange" p="xs" title={t.cards.failed(nameIn(channel, data.participant_id))}>
      {failed(data)}
    </Alert>
  );
}

function AgentElsewhere({ event: { data }, channel }: CardProps<'AgentCardBound'>) {
  const t = useWords().frame;
  const { host } = new URL(data.card.interface_url);
  return <Text size="sm">{t.cards.agentElsewhere(nameIn(channel, data.participant_id), host)}</Text>;
}

function CardChanged({ event: { data }, channel }: CardProps<'AgentCardChanged'>) {
  const t = useWords().frame;
  return (
    <Alert color="orange" p="xs" title={t.cards.cardChanged(nameIn(channel, data.participant_id))}>
      {t.cards.agreeToCard}
      <Code block className="said" mt="xs" tabIndex={0}>
        {`parley agree-card ${channel?.channel_id ?? ''} ${data.participant_id} ${data.card.card_hash}`}
      </Code>
    </Alert>
  );
}

function CardAgreed({ event: { data }, channel }: CardProps<'AgentCardAgreed'>) {
  const t = useWords().frame;
  return <Text size="sm">{`▶ ${t.cards.cardAgreed(nameIn(channel, data.participant_id))}`}</Text>;
}

function Warned({ event: { data } }: CardProps<'TerminationWarned'>) {
  const t = useWords().frame;
  return (
    <Alert color="yellow" p="xs" title={t.cards.warned}>
      {data.message}
    </Alert>
  );
}

function Closed({ event: { data } }: CardProps<'ChannelClosed'>) {
  const t = useWords().frame;
  return (
    <Card withBorder padding="sm" radius="md">
      <Text fw={600}>{t.cards.closed}</Text>
      <SaidText text={data.message} />
    </Card>
  );
}
