import { Alert, Group, Text } from '@mantine/core';
import { settingsOf } from '@parley/contracts/fork-settings';
import { useWords } from '../words/use-words.js';
import { useFormat } from '../frame/format.js';
import type { CardProps, Screens } from '../protocols/protocol.js';
import { nameIn } from './names.js';

/** What people do about the end, in every protocol: commands that count at once, votes, and what comes of them (R2). */
export const COMMAND_CARDS: Screens['cards'] = {
  LimitsExtended: Extended,
  AutoExitSwitched: Switched,
  RehearsalPaceSet: Paced,
  ChannelForked: Forked,
  EndAnnounced: Announced,
  EndOverridden: Overridden,
  SignalReceived: Signal,
  VoteCalled: Called,
  BallotCast: Ballot,
  VoteClosed: Counted,
};

const MINUTE_MS = 60_000;

function Extended({ event: { data } }: CardProps<'LimitsExtended'>) {
  const { comma, frame: t } = useWords();
  const { actor, rounds, time_ms } = data;
  const more = [
    ...(rounds ? [t.cards.rounds(rounds)] : []),
    ...(time_ms ? [t.cards.minutes(time_ms / MINUTE_MS)] : []),
  ];
  return (
    <Alert color="blue" p="xs" title={`▶ ${t.cards.extended(actor.id)}`}>
      {more.join(comma)}
    </Alert>
  );
}

function Switched({ event: { data } }: CardProps<'AutoExitSwitched'>) {
  const t = useWords().frame;
  return <Text size="sm">{`▶ ${(data.on ? t.cards.autoExitOn : t.cards.autoExitOff)(data.actor.id)}`}</Text>;
}

function Paced({ event: { data } }: CardProps<'RehearsalPaceSet'>) {
  const t = useWords().frame;
  const text = data.pace === 'at_once' ? t.cards.atOnce : t.cards.readable;
  return <Text size="sm">{`▶ ${text(data.actor.id)}`}</Text>;
}

function Forked({ event: { data } }: CardProps<'ChannelForked'>) {
  const t = useWords().channel.fork;
  const { at, by, reason, changes } = data;
  const settings = settingsOf(changes);
  return (
    <Alert color="grape" p="xs" title={`⑂ ${t.forked(by.id, at)}`}>
      {reason && (
        <Text size="sm" className="said">
          {reason}
        </Text>
      )}
      <Text size="xs" className="said">
        {settings.length ? settings.join(' · ') : t.unchanged}
      </Text>
    </Alert>
  );
}

function Announced({ event: { data } }: CardProps<'EndAnnounced'>) {
  const t = useWords().frame;
  const format = useFormat();
  return (
    <Alert color="yellow" p="xs" title={`⏳ ${data.message}`}>
      {t.cards.announced(format.time(data.due_at))}
    </Alert>
  );
}

function Overridden({ event: { data } }: CardProps<'EndOverridden'>) {
  const t = useWords().frame;
  return <Text size="sm">{`▶ ${t.cards.overridden(data.actor.id)}`}</Text>;
}

function Signal({ event: { data } }: CardProps<'SignalReceived'>) {
  const t = useWords().frame;
  return <Text size="sm">{`✉ ${t.cards.signal(data.name)}`}</Text>;
}

function Called({ event: { data } }: CardProps<'VoteCalled'>) {
  const t = useWords().frame;
  const format = useFormat();
  return (
    <Alert color="grape" p="xs" title={`☑ ${t.cards.voteCalled}`}>
      <Text size="sm" className="said">
        {data.question}
      </Text>
      <Text size="xs">{t.cards.until(format.time(data.due_at))}</Text>
    </Alert>
  );
}

function Ballot({ event: { data }, channel }: CardProps<'BallotCast'>) {
  const t = useWords().frame;
  const { voter, choice, reasoning } = data;
  return (
    <Group gap="xs">
      <Text size="sm" fw={600}>
        {nameIn(channel, voter)}
      </Text>
      <Text size="sm" className="said">
        {[`☑ ${t.cards.ballot[choice]}`, reasoning].filter(Boolean).join(' · ')}
      </Text>
    </Group>
  );
}

function Counted({ event: { data } }: CardProps<'VoteClosed'>) {
  const t = useWords().frame;
  const { end, continue: goOn, abstained, passed, quorum_met } = data;
  const counts = [
    [t.cards.ballot.end, end],
    [t.cards.ballot.continue, goOn],
    [t.cards.ballot.abstain, abstained],
  ] as const;
  const result = passed ? 'passed' : quorum_met ? 'notPassed' : 'noQuorum';
  return (
    <Alert color="grape" p="xs" title={t.cards[result]}>
      {counts.map(([name, count]) => `${name} ${count}`).join(' · ')}
    </Alert>
  );
}
