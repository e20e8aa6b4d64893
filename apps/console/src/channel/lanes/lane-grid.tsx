import { Group, Text } from '@mantine/core';
import { useWords } from '../../words/use-words.js';
import { LaneCell } from './lane-cell.js';
import type { LaneRound } from './lanes.js';
import { LOOKS } from './looks.js';
import type { TurnState } from './turns.js';
import type { LaneWords } from './use-lane-words.js';

export interface LaneProps {
  rounds: readonly LaneRound[];
  participants: readonly string[];
  words: LaneWords;
  now: number;
}

/** A lane for each participant, a column for each round. */
export function LaneGrid({ rounds, participants, words, now }: LaneProps) {
  const t = useWords().channel;
  return (
    <>
      <div
        role="group"
        aria-label={t.tabs.lanes}
        tabIndex={0}
        className="lanes"
        style={{ gridTemplateColumns: `minmax(80px, auto) repeat(${rounds.length}, minmax(110px, 1fr))` }}
      >
        <span />
        {rounds.map((round) => (
          <div key={round.key} className="lane-head">
            <Text size="xs" fw={600}>
              {words.roundName(round)}
            </Text>
            <Text size="xs">{words.paceText(round)}</Text>
          </div>
        ))}
        {participants.map((participant) => [
          <Text key={participant} size="sm" className="lane-name">
            {words.name(participant)}
          </Text>,
          ...rounds.map((round) => (
            <LaneCell
              key={`${participant} ${round.key}`}
              round={round}
              participant={participant}
              words={words}
              now={now}
            />
          )),
        ])}
      </div>
      <Legend />
    </>
  );
}

function Legend() {
  const t = useWords().channel;
  const states = Object.keys(LOOKS) as TurnState[];
  return (
    <Group gap="sm" component="ul" p={0} m={0} aria-label={t.lanes.legend} style={{ listStyle: 'none' }}>
      {states.map((state) => (
        <Text key={state} size="xs" component="li">
          {`${LOOKS[state].sign} ${t.lanes.state[state]}`}
        </Text>
      ))}
      <Text size="xs" component="li">{`┃ ${t.lanes.barrier}`}</Text>
    </Group>
  );
}
