import { Button, Group, List, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../../words/use-words.js';
import { EventLink } from '../event-link.js';
import type { LaneProps } from './lane-grid.js';
import { LOOKS } from './looks.js';

/** For a narrow page: how everybody stands in the latest round, and one lane, open. */
export function LaneStrip({ rounds, participants, words }: LaneProps) {
  const t = useWords().channel;
  const [chosen, choose] = useState<string>();
  const latest = rounds.at(-1)!;
  const opened = chosen ?? latest.slowest ?? participants[0];
  const stateOf = (id: string) => {
    if (latest.queued.includes(id)) return 'queued';
    return latest.turns.findLast(({ participant_id }) => participant_id === id)?.state;
  };
  const turns = rounds.flatMap((round) => round.turns).filter(({ participant_id }) => participant_id === opened);
  return (
    <Stack gap="xs">
      <Text size="sm">{`${words.roundName(latest)} · ${words.paceText(latest)}`}</Text>
      <Group gap={4} role="group" aria-label={t.lanes.strip}>
        {participants.map((id) => {
          const state = stateOf(id);
          const standing = state ? `${LOOKS[state].sign} ${t.lanes.state[state]}` : t.lanes.notAsked;
          return (
            <Button
              key={id}
              size="sm"
              variant={id === opened ? 'light' : 'default'}
              c="var(--mantine-color-text)"
              aria-pressed={id === opened}
              onClick={() => choose(id)}
            >
              {`${words.name(id)} ${standing}`}
            </Button>
          );
        })}
      </Group>
      <List size="sm" spacing="xs">
        {turns.map((turn) => (
          <List.Item key={turn.request_id} icon={<span aria-hidden>{LOOKS[turn.state].sign}</span>}>
            <EventLink position={turn.position}>{words.turnText(turn)}</EventLink>
          </List.Item>
        ))}
      </List>
    </Stack>
  );
}
