import { Badge, Group, List, Stack, Text } from '@mantine/core';
import { useWords } from '../../words/use-words.js';
import { ViewPanel } from '../../channel/view-panel.js';
import { Heading } from '../../frame/heading.js';
import type { ChannelOf, PanelProps } from '../protocol.js';

/** What is voted on, how it is counted, and who has voted: of ballots nothing before all are revealed. */
export function Panel(props: PanelProps) {
  const t = useWords().vote;
  const { question, options, config, quorum, language, turns, status } = props.channel as ChannelOf<'vote'>;
  return (
    <Stack gap="sm">
      <Heading>{t.votedOn}</Heading>
      <Text size="sm" className="said" lang={language}>
        {question}
      </Text>
      {options.length > 0 && (
        <List size="sm" type="ordered" lang={language}>
          {options.map((option) => (
            <List.Item key={option} className="said">
              {option}
            </List.Item>
          ))}
        </List>
      )}
      <Text size="sm">{[t.rules[config.rule], t.ties[config.ties], t.quorum(quorum), t.blind].join(' · ')}</Text>
      <Heading>{t.voters}</Heading>
      {turns.map((turn) => (
        <Group key={turn.participant_id} gap="xs">
          <Text size="sm">{turn.name}</Text>
          {turn.status === 'answered' && <Text size="xs">{`✉ ${t.hasVoted}`}</Text>}
          {turn.status === 'absent' && <Text size="xs">{t.isAbsent}</Text>}
          {turn.status === 'open' && status === 'open' && (
            <Badge variant="outline" c="var(--mantine-color-text)" tt="none">
              {`… ${t.awaited}`}
            </Badge>
          )}
        </Group>
      ))}
      <ViewPanel {...props} />
    </Stack>
  );
}
