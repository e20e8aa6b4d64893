import { Group, Stack, Text } from '@mantine/core';
import type { DecisionRecord } from '@parley/client';
import { stanceText } from '@parley/protocols/decision';
import type { DecisionWords } from '@parley/wording';

const SIDES = ['for', 'between', 'against', 'absent'] as const;
/** A sign beside each colour, which alone says nothing to many. */
const SIGNS = { for: '✓', between: '~', against: '✗', absent: '∅' } as const;

/** Each side by name and by number; silence is a side of its own, and dashed where it was taken for a yes. */
export function Sides({ record, words }: { record: DecisionRecord; words: DecisionWords }) {
  const { positions, counts, language } = record;
  return SIDES.filter((side) => counts[side] > 0).map((side) => (
    <Stack key={side} gap={4}>
      <Group gap="xs">
        <Text fw={600}>{`${SIGNS[side]} ${words.sides[side]}${words.colon}${counts[side]}`}</Text>
        <div
          className={`decision-bar decision-bar-${side}`}
          style={{ width: `${(50 * counts[side]) / counts.asked}%` }}
          aria-hidden
        />
      </Group>
      <ul className="decision-names">
        {positions
          .filter((one) => one.side === side)
          .map((one) => (
            <li key={one.participant_id} className={`decision-name ${one.stance === 'assumed' ? 'assumed' : ''}`}>
              <strong>{one.name}</strong>
              {` ${stanceText(one, words)}`}
              {one.claim && (
                <span className="said" lang={language}>
                  {`${words.colon}${one.claim}`}
                </span>
              )}
            </li>
          ))}
      </ul>
    </Stack>
  ));
}
