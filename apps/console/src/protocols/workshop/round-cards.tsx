import { Alert, Card, Divider, List, SimpleGrid, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useWords } from '../../words/use-words.js';
import { nameIn } from '../../channel/names.js';
import type { CardProps } from '../protocol.js';
import { Heading } from '../../frame/heading.js';
import { StanceChip } from './stances.js';
import { tableAfter, type Row } from './table-after.js';

export function Round({ event: { data } }: CardProps<'RoundStarted'>) {
  const { workshop: t, premortem: words } = useWords();
  const { round, last, premortem } = data;
  const notes = [t.round(round), ...(last ? [t.last] : []), ...(premortem ? [words.round] : [])];
  return <Divider my={4} label={notes.join(' · ')} />;
}

/** What a round came to: the coach's words, and the issue list beside the growing draft (W4). */
export function Reviewed({ event: { data, position }, events }: CardProps<'WorkshopRoundReviewed'>) {
  const t = useWords().workshop;
  const { round, summary } = data;
  const { open, left, draft } = useMemo(() => tableAfter(events, position, round), [events, position, round]);
  return (
    <Card withBorder padding="sm" radius="md">
      <Text size="sm" fw={600}>
        {t.reviewed(round)}
      </Text>
      {summary && (
        <Text size="sm" className="said">
          {summary}
        </Text>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <div>
          <Heading order={3} mt={4}>
            {t.issuesOpen(open.length)}
          </Heading>
          <Rows rows={open} sign="○" fresh={t.raisedNow} />
          {left.length > 0 && (
            <Heading order={3} mt={4}>
              {t.leftNow(left.length)}
            </Heading>
          )}
          <Rows rows={left} sign="✓" />
        </div>
        <div>
          <Heading order={3} mt={4}>
            {t.draftOf(draft.length)}
          </Heading>
          <Rows rows={draft} sign="✓" fresh={t.enteredNow} />
        </div>
      </SimpleGrid>
    </Card>
  );
}

/** @param fresh what is said of those that came in this round */
function Rows({ rows, sign, fresh }: { rows: readonly Row[]; sign: string; fresh?: string }) {
  const { colon, channel } = useWords();
  const { part } = channel;
  return (
    <List listStyleType="none" size="sm">
      {rows.map(({ id, text, isNew }) => (
        <List.Item key={id} className="said" fw={isNew && fresh ? 600 : 400}>
          {`${sign} ${part(id)}${colon}${text}${isNew && fresh ? ` · ${fresh}` : ''}`}
        </List.Item>
      ))}
    </List>
  );
}

/** Before it ends, each role hears of what it has not heard of (W4). */
export function Ratification({ event: { data }, channel }: CardProps<'RatificationStarted'>) {
  const { comma, workshop: t, channel: page } = useWords();
  const names = data.recipients.map((id) => nameIn(channel, id)).join(comma);
  return (
    <Alert color="blue" p="xs" title={t.ratification}>
      {t.ratificationOf(names, data.entries.map(page.part).join(comma))}
    </Alert>
  );
}

export function Ratified({ event: { data }, channel }: CardProps<'EntriesRatified'>) {
  const t = useWords().workshop;
  const { participant_id, entry_stances } = data;
  return (
    <Card withBorder padding="xs" radius="md">
      <Text size="sm" fw={600}>
        {nameIn(channel, participant_id)}
      </Text>
      {!entry_stances.length && <Text size="sm">{t.nothingAgainst}</Text>}
      <Stack gap={4}>
        {entry_stances.map(({ entry_id, stance, reason }) => (
          <Text key={entry_id} size="sm" className="said" component="div">
            <StanceChip stance={stance} about={entry_id} /> {reason}
          </Text>
        ))}
      </Stack>
    </Card>
  );
}
