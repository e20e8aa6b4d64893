import { Badge, Group, Progress, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useWords } from '../../words/use-words.js';
import { useConditions } from '../use-conditions.js';
import { stepsOf } from './checks.js';
import type { Bearing, Distance } from './distances.js';

/** How each looks: the legend is the badge itself. */
export const BEARINGS: Record<Bearing, { sign: string; color: string }> = {
  ended: { sign: '■', color: 'red' },
  also: { sign: '●', color: 'orange' },
  met: { sign: '!', color: 'orange' },
  next: { sign: '▶', color: 'blue' },
  near: { sign: '⚠', color: 'yellow' },
  clear: { sign: '○', color: 'gray' },
};

interface DistanceRowProps {
  distance: Distance;
  /** What it was at each check, 0 to 1. */
  shares: readonly number[];
}

/** One condition: how far it is from ending the channel, and how it came there. */
export function DistanceRow({ distance: { finding, share, bearing, isSudden }, shares }: DistanceRowProps) {
  const { colon, channel: t } = useWords();
  const { name, figure } = useConditions();
  const { sign, color } = BEARINGS[bearing];
  const steps = useMemo(() => stepsOf(shares), [shares]);
  const figures = { measured: figure(finding, finding.measured), limit: figure(finding, finding.limit) };
  const standing = isSudden
    ? finding.measured
      ? t.why.happened
      : t.why.notYet
    : t.why.of(figures.measured, figures.limit);
  return (
    <Stack gap={2} className={bearing === 'ended' ? 'why-winner' : undefined} p={4}>
      <Group gap="xs" justify="space-between" wrap="nowrap">
        <Group gap="xs">
          <Text size="sm" fw={bearing === 'ended' || bearing === 'next' ? 700 : 400}>
            {name(finding.condition)}
          </Text>
          {!(isSudden && bearing === 'clear') && (
            <Badge variant="light" color={color} c="var(--mantine-color-text)" tt="none">
              {`${sign} ${t.why.bearing[bearing]}`}
            </Badge>
          )}
        </Group>
        <Text size="xs">{standing}</Text>
      </Group>
      {!isSudden && (
        <Group gap="xs" wrap="nowrap">
          <Progress
            flex={1}
            value={100 * share}
            color={color}
            aria-label={`${name(finding.condition)}${colon}${standing}`}
          />
          {shares.length > 1 && (
            <svg className="why-steps" viewBox="0 -4 100 108" preserveAspectRatio="none" aria-hidden>
              <path d={steps} />
            </svg>
          )}
        </Group>
      )}
    </Stack>
  );
}
