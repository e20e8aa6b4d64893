import { Alert, Divider, List, Text } from '@mantine/core';
import { useWords } from '../../words/use-words.js';
import { nameIn } from '../../channel/names.js';
import type { CardProps } from '../protocol.js';

export function Round({ event: { data } }: CardProps<'RoundStarted'>) {
  const { 'round-table': t, premortem: words } = useWords();
  const { round, last, premortem } = data;
  const notes = [t.round(round), ...(last ? [t.last] : []), ...(premortem ? [words.round] : [])];
  return <Divider my={4} label={notes.join(' · ')} />;
}

/** Whoever answers the user's message, and why: a party's. */
export function Picked({ event: { data }, channel }: CardProps<'SpeakersSelected'>) {
  const t = useWords()['round-table'];
  return (
    <>
      <Text size="sm">{t.picked}</Text>
      <List size="sm">
        {data.picked.map(({ participant_id, reason }) => (
          <List.Item key={participant_id} className="said">
            <b>@{nameIn(channel, participant_id)}</b>
            {reason && ` · ${reason}`}
          </List.Item>
        ))}
      </List>
    </>
  );
}

export function Skipped({ event: { data }, channel }: CardProps<'TurnSkipped'>) {
  const t = useWords()['round-table'];
  const name = nameIn(channel, data.participant_id);
  return <Text size="sm">{`… ${t.skipped[data.cause](name)}`}</Text>;
}

/** What a neutral model makes of it, where it was asked whether they agree. */
export function Judged({ event: { data } }: CardProps<'AgreementJudged'>) {
  const t = useWords()['round-table'];
  return (
    <Alert color={data.agreed ? 'green' : 'gray'} p="xs" title={`⚖ ${data.agreed ? t.judgedAgreed : t.judgedApart}`}>
      <span className="said">{data.reason}</span>
    </Alert>
  );
}
