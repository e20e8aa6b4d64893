import { Alert, Button, Card, Code, Group, Text } from '@mantine/core';
import { seatsAgree } from '@parley/client';
import { useMutation } from '@tanstack/react-query';
import { useWords } from '../words/use-words.js';
import { ProblemAlert } from '../frame/problem-alert.js';
import { SaidText } from '../frame/said-text.js';
import type { CardProps, Screens } from '../protocols/protocol.js';
import { BaselineCard, BaselineDraft } from './baseline-card.js';
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
  WordsErased: Erased,
  TerminationWarned: Warned,
  ChannelClosed: Closed,
  BaselineDrafted: BaselineDraft,
  BaselineEnded: BaselineCard,
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

function CardChanged({ event: { data, position }, channel, events }: CardProps<'AgentCardChanged'>) {
  const t = useWords().frame;
  const { participant_id, card } = data;
  const id = channel?.channel_id ?? '';
  const body = { card_hash: card.card_hash };
  const agree = useMutation({
    mutationFn: () => seatsAgree({ path: { id, participant_id }, body, throwOnError: true }),
  });
  // Another card may have come since, or somebody has agreed already.
  const isSettled = events.some(
    (one) =>
      one.position > position &&
      (one.type === 'AgentCardAgreed' || one.type === 'AgentCardChanged') &&
      one.data.participant_id === participant_id,
  );
  return (
    <Alert color="orange" p="xs" title={t.cards.cardChanged(nameIn(channel, data.participant_id))}>
      {t.cards.agreeToCard}
      <Code block className="said" mt="xs" tabIndex={0}>
        {`parley agree-card ${id} ${participant_id} ${card.card_hash}`}
      </Code>
      {!isSettled && channel?.status === 'open' && (
        <Group mt="xs">
          <Button size="xs" variant="default" loading={agree.isPending} onClick={() => agree.mutate()}>
            {t.cards.agree}
          </Button>
        </Group>
      )}
      {agree.error && <ProblemAlert error={agree.error} />}
    </Alert>
  );
}

function CardAgreed({ event: { data }, channel }: CardProps<'AgentCardAgreed'>) {
  const t = useWords().frame;
  return <Text size="sm">{`▶ ${t.cards.cardAgreed(nameIn(channel, data.participant_id))}`}</Text>;
}

function Erased({ event: { data } }: CardProps<'WordsErased'>) {
  const t = useWords().frame;
  return (
    <Text size="sm" c="dimmed">
      {t.cards.wordsErased(data.subject, data.actor.id, data.because)}
    </Text>
  );
}

function Warned({ event: { data } }: CardProps<'TerminationWarned'>) {
  const t = useWords().frame;
  return (
    <Alert color="yellow" p="xs" title={t.cards.warned}>
      {data.message}
    </Alert>
  );
}

function Closed({ event: { data }, channel }: CardProps<'ChannelClosed'>) {
  const t = useWords().frame;
  const { said } = data;
  return (
    <Card withBorder padding="sm" radius="md">
      <Text fw={600}>{t.cards.closed}</Text>
      <SaidText text={data.message} />
      {said && (
        <>
          <Text size="sm" fw={600} mt="xs">
            {t.cards.said(nameIn(channel, said.actor.id))}
          </Text>
          <SaidText text={said.text} />
        </>
      )}
    </Card>
  );
}
