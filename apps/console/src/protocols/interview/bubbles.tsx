import { Card, Stack, Text } from '@mantine/core';
import { useWords } from '../../words/use-words.js';
import { SaidText } from '../../frame/said-text.js';
import { nameIn } from '../../channel/names.js';
import type { CardProps } from '../protocol.js';
import { fateOf, speakerIn } from './chat.js';

/** What the user says; it waits where the last turn is still thought about (I4). */
export function Said({ event: { data }, events, channel }: CardProps<'InterventionRecorded'>) {
  const t = useWords().interview;
  const { intervention_id, text, actor } = data;
  const fate = fateOf(intervention_id, events);
  const isCommand = text.startsWith('/');
  const note = typeof fate === 'number' ? t.turn(fate) : `${fate === 'queued' ? '⏳' : '∅'} ${t[fate]}`;
  return (
    <Bubble
      name={speakerIn(channel, actor.id)}
      note={isCommand ? '' : note}
      own
      waits={!isCommand && fate === 'queued'}
    >
      {text}
    </Bubble>
  );
}

export function Answered({ event: { data }, channel }: CardProps<'AnswerGiven'>) {
  const t = useWords().interview;
  const { participant_id, text, turn, interrupted } = data;
  const note = [t.turn(turn), ...(interrupted ? [`✋ ${t.interrupted}`] : [])].join(' · ');
  return (
    <Bubble name={nameIn(channel, participant_id)} note={turn ? note : ''}>
      {text}
    </Bubble>
  );
}

interface BubbleProps {
  name: string;
  note: string;
  /** The user's: it stands at the other side. */
  own?: boolean;
  waits?: boolean;
  children: string;
}

function Bubble({ name, note, own = false, waits = false, children }: BubbleProps) {
  return (
    <Stack align={own ? 'end' : 'start'} gap={0}>
      <Card
        withBorder
        padding="xs"
        radius="md"
        maw="85%"
        className={waits ? 'provisional' : undefined}
        bg={own ? 'var(--mantine-color-blue-light)' : undefined}
      >
        <Text size="sm" fw={600}>
          {name}
        </Text>
        <SaidText text={children} />
        {note && <Text size="xs">{note}</Text>}
      </Card>
    </Stack>
  );
}
