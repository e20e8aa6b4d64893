import { Alert, Badge, Blockquote, Card, Divider, Group, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useWords } from '../../words/use-words.js';
import { SaidText } from '../../frame/said-text.js';
import { nameIn } from '../../channel/names.js';
import { Points } from '../points.js';
import type { CardProps, ChannelOf } from '../protocol.js';
import { bubblesOf, SIGNS, titleOf, type Bubble } from './debate.js';

const phasesOf = (channel: CardProps['channel']) => (channel as ChannelOf<'team'> | undefined)?.phases ?? [];

/** Whether a debate is held, and the two statements that cannot both stand (D4). */
export function Decided({ event: { data }, channel }: CardProps<'DebateDecided'>) {
  const t = useWords().team;
  const { held, cause, reason, statements, debate } = data;
  const title = held ? t.debateHeld(debate?.debate?.topic ?? '') : t.notHeld[cause];
  return (
    <Alert color={held ? 'violet' : 'gray'} p="xs" title={title}>
      <SaidText text={reason} />
      {statements.map(({ phase_id, quote }) => (
        <Blockquote key={quote} p="xs" mt="xs" className="said">
          {`“${quote}” · ${titleOf(phasesOf(channel), phase_id)}`}
        </Blockquote>
      ))}
    </Alert>
  );
}

export function DebateBegins({ event: { data } }: CardProps<'DebateOpened'>) {
  const { frame } = useWords();
  const { topic, point, template } = data;
  return (
    <Card withBorder padding="sm" radius="md">
      <Text fw={600} className="said">{`⚖ ${topic}`}</Text>
      <SaidText text={point} />
      {template && <Text size="xs">{frame.summary.fromTemplate}</Text>}
    </Card>
  );
}

export function Waived({ event: { data }, channel }: CardProps<'DebateWaived'>) {
  const t = useWords().team;
  return (
    <Alert color="gray" p="xs" title={t.waived(titleOf(phasesOf(channel), data.phase_id))}>
      {data.reason}
    </Alert>
  );
}

/** A round: everybody side by side, as their arguments come (D3). */
export function DebateRound({ event: { data }, events, channel }: CardProps<'DebateRoundStarted'>) {
  const t = useWords().team;
  const { phase_id, round, blind } = data;
  const bubbles = useMemo(() => bubblesOf(events, phase_id, round), [events, phase_id, round]);
  return (
    <>
      <Divider my={4} label={`${t.debateRound(round)}${blind ? ` · ${t.blind}` : ''}`} />
      <div className="debate">
        {bubbles.map((bubble) => (
          <ArgumentBubble
            key={bubble.participant_id}
            bubble={bubble}
            name={nameIn(channel, bubble.participant_id)}
            round={round}
          />
        ))}
      </div>
    </>
  );
}

function ArgumentBubble({ bubble, name, round }: { bubble: Bubble; name: string; round: number }) {
  const t = useWords().team;
  const { argument, state } = bubble;
  return (
    <Card withBorder padding="xs" radius="lg" className={argument ? undefined : 'provisional'}>
      <Group gap={6}>
        <Text size="sm" fw={600}>
          {name}
        </Text>
        <Badge variant="outline" size="sm" c="var(--mantine-color-text)" aria-label={t.debateRound(round)}>
          {`R${round}`}
        </Badge>
        {argument?.changed && (
          <Badge variant="light" size="sm" color="orange" c="var(--mantine-color-text)" tt="none">
            {`⇄ ${t.changed}`}
          </Badge>
        )}
      </Group>
      <Text size="sm" className="said">
        {argument ? argument.argument : state !== 'said' && t[state]}
      </Text>
      {argument && (
        <Text size="sm" fw={600} className="said">
          {`→ ${argument.position}`}
        </Text>
      )}
    </Card>
  );
}

/** The lead's word on a round: indented, since it is about what stands above it. */
export function RoundSummary({ event: { data } }: CardProps<'DebateRoundClosed'>) {
  const t = useWords().team;
  const { summary, round, stable } = data;
  if (!summary && !stable) return null;
  return (
    <div className="aside">
      <Text size="sm" fw={600}>
        {t.summary(round)}
      </Text>
      {summary && (
        <>
          <SaidText text={summary.summary} />
          <Points name={t.inDispute} points={summary.open_points} />
        </>
      )}
      {stable && <Text size="sm">{t.stable}</Text>}
    </div>
  );
}

/** What holds from now on; who does not share it is named beside it. */
export function Ruled({ event: { data }, channel }: CardProps<'DebateRuled'>) {
  const { colon, team: t, frame } = useWords();
  const { ruling, minority, template } = data;
  const weighed = (one: { participant_id: string; reason: string }) =>
    `${nameIn(channel, one.participant_id)}${colon}${one.reason}`;
  return (
    <Card className="ruling" withBorder padding="sm" radius="md">
      <Text fw={600}>{`⚖ ${t.ruling} · ${SIGNS[ruling.decision]} ${t.decision[ruling.decision]}`}</Text>
      <Text fw={600} className="said">
        {ruling.conclusion}
      </Text>
      <SaidText text={ruling.rationale} />
      <Points name={t.follows} points={ruling.follows.map(weighed)} />
      <Points name={t.overrules} points={ruling.overrules.map(weighed)} />
      <Points
        name={t.minority}
        points={minority.map(({ participant_id, position }) => `${nameIn(channel, participant_id)}${colon}${position}`)}
      />
      {template && <Text size="xs">{frame.summary.fromTemplate}</Text>}
    </Card>
  );
}
