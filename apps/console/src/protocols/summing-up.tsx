import { Text } from '@mantine/core';
import type { RoundSummarised } from '@parley/client';
import { useWords } from '../words/use-words.js';
import { Points } from './points.js';

/** What a facilitator sums up, what stays open by it, and whether no model wrote it. */
export function SummingUp({ of: { summary, open_points, from_template } }: { of: RoundSummarised }) {
  const t = useWords().frame;
  return (
    <>
      {from_template && <Text size="xs">{t.summary.fromTemplate}</Text>}
      <Text size="sm" className="said">
        {summary}
      </Text>
      <Points name={t.summary.open} points={open_points} />
    </>
  );
}
