import { Group, Stack, Text } from '@mantine/core';
import type { RecordedEvent } from '@parley/client';
import { useWords } from '../../words/use-words.js';
import { problemOf } from '../../api/client.js';
import { ProblemAlert } from '../../frame/problem-alert.js';
import { ProgressWord } from './progress-word.js';
import { progressOf } from './progress.js';
import type { Speech } from './use-speech.js';

/** How many of the latest are shown; the conversation has all that were heard. */
const MOST = 2;

/** What was sent from here, and how far each has come. */
export function SentList({ speech, events }: { speech: Speech; events: readonly RecordedEvent[] }) {
  const t = useWords().channel;
  return (
    <Stack gap={2} role="status" aria-label={t.composer.sent}>
      {speech.sent.slice(-MOST).map((one) => (
        <div key={one.key}>
          <Group gap="xs" wrap="nowrap" align="baseline">
            <Text size="xs" truncate>
              {one.text}
            </Text>
            <ProgressWord progress={progressOf(one, events)} />
          </Group>
          {one.problem !== undefined && (
            <ProblemAlert
              error={one.problem}
              // What the server refused it refuses again.
              {...(!problemOf(one.problem) && { retry: () => void speech.again(one) })}
            />
          )}
        </div>
      ))}
    </Stack>
  );
}
