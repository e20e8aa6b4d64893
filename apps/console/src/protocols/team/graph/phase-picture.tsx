import { Center, Loader, Stack, Text } from '@mantine/core';
import { lazy, Suspense, useMemo } from 'react';
import { useWords } from '../../../words/use-words.js';
import type { ChannelOf, PanelProps } from '../../protocol.js';
import { graphOf } from './phase-graph.js';
import { PhaseTable } from './phase-table.js';

const PhaseFlow = lazy(async () => ({ default: (await import('./phase-flow.js')).PhaseFlow }));

/** What waits for what, where the debates came in, and how they were ruled (D1, D4). */
export function PhasePicture({ channel: given, events }: PanelProps) {
  const { team: t, frame } = useWords();
  const channel = given as ChannelOf<'team'>;
  const graph = useMemo(() => graphOf(channel.phases, events), [channel.phases, events]);
  if (!graph.nodes.length) return <Text size="sm">{t.noPlan}</Text>;
  return (
    <Stack gap="xs">
      <Text size="xs">{t.graphHow}</Text>
      <Suspense
        fallback={
          <Center py="xl">
            <Loader aria-label={frame.loading} />
          </Center>
        }
      >
        <PhaseFlow graph={graph} channel={channel} />
      </Suspense>
      <PhaseTable graph={graph} channel={channel} />
    </Stack>
  );
}
