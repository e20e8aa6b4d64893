import { Card, Group, List, Stack, Table, Text } from '@mantine/core';
import { useWords } from '../../words/use-words.js';
import { nameIn } from '../../channel/names.js';
import type { CardProps, ChannelOf } from '../protocol.js';
import { useChoiceText } from './choice-text.js';

/** What of a commitment is shown, in characters: the whole stands in the log. */
const SHOWN = 16;

/** That somebody has voted, and nothing of what. */
export function Sealed({ event: { data }, channel }: CardProps<'BallotSealed'>) {
  const t = useWords().vote;
  return (
    <Text size="sm">{`✉ ${t.sealedAs(nameIn(channel, data.participant_id), data.commitment.slice(0, SHOWN))}`}</Text>
  );
}

export function Absent({ event: { data }, channel }: CardProps<'TurnSkipped'>) {
  const t = useWords().vote;
  return <Text size="sm">{`… ${t.wasAbsent[data.cause](nameIn(channel, data.participant_id))}`}</Text>;
}

/** All ballots at once, each with its reason, whoever chose otherwise as large as the others; what they come to, and who is absent. */
export function Revealed({ event: { data }, channel }: CardProps<'BallotsRevealed'>) {
  const t = useWords().vote;
  const { ballots, result } = data;
  const rule = (channel as ChannelOf<'vote'> | undefined)?.config.rule ?? 'plurality';
  const textOf = useChoiceText(rule);
  const together = (choices: readonly string[]) => choices.map(textOf).join(t.comma);
  return (
    <Card withBorder padding="sm" radius="md">
      <Stack gap="xs">
        <Text fw={600} className="said">
          {t.ended[result.outcome](together(result.winners))}
        </Text>
        {result.settled_by && (
          <Text size="sm" className="said">
            {t.settled[result.settled_by](together(result.tied ?? []))}
          </Text>
        )}
        <Counts rule={rule} result={result} />
        <Table aria-label={t.revealed} layout="fixed">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t.voter}</Table.Th>
              <Table.Th>{t.ballot}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {ballots.map(({ participant_id, choices, reason }) => (
              <Table.Tr key={participant_id}>
                <Table.Td className="said">{nameIn(channel, participant_id)}</Table.Td>
                <Table.Td className="said">
                  <b>{choices.map(textOf).join(' > ') || t.abstains}</b>
                  {reason && ` · ${reason}`}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        {result.absent.length > 0 && (
          <Text size="sm">{t.absent(result.absent.map((id) => nameIn(channel, id)).join(t.comma))}</Text>
        )}
      </Stack>
    </Card>
  );
}

/** What each option came to: the figure, and as long as it. */
function Counts({ rule, result: { tally } }: { rule: Parameters<typeof useChoiceText>[0]; result: Result }) {
  const t = useWords().vote;
  const textOf = useChoiceText(rule);
  return (
    <List size="sm" listStyleType="none" aria-label={t.counts}>
      {tally.map(({ option, count }) => (
        <List.Item key={option}>
          <Group gap="xs">
            <span className="said">{textOf(option)}</span>
            <span aria-hidden>{'█'.repeat(count)}</span>
            <span>{count}</span>
          </Group>
        </List.Item>
      ))}
    </List>
  );
}

type Result = CardProps<'BallotsRevealed'>['event']['data']['result'];
