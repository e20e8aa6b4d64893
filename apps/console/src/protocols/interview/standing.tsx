import { Alert, Button, Group, Text } from '@mantine/core';
import { interviewCommandsInterrupt } from '@parley/client';
import { useMutation } from '@tanstack/react-query';
import { useWords } from '../../words/use-words.js';
import { OnlyNow } from '../../live/past.js';
import { ProblemAlert } from '../../frame/problem-alert.js';
import type { ChannelOf } from '../protocol.js';
import { standingOf } from './chat.js';

/** Whom the talk waits for, in words; while an answer is given one may break in (I4, I8). */
export function Standing({ channel }: { channel: ChannelOf<'interview'> }) {
  const t = useWords().interview;
  const { channel_id, interviewer, barrier } = channel;
  const standing = standingOf(channel);
  const breakIn = useMutation({
    mutationFn: () => interviewCommandsInterrupt({ path: { id: channel_id }, body: {}, throwOnError: true }),
  });
  return (
    <Alert p="xs" color={barrier ? 'yellow' : standing === 'listening' ? 'green' : 'gray'}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" role="status">
          {`${barrier ? '⏳ ' : ''}${t.standing[standing](interviewer.name)}`}
        </Text>
        {standing === 'answering' && (
          <OnlyNow>
            <Button size="compact-sm" variant="default" loading={breakIn.isPending} onClick={() => breakIn.mutate()}>
              {`✋ ${t.breakIn}`}
            </Button>
          </OnlyNow>
        )}
      </Group>
      {barrier && <Text size="xs">{t.waits(t.agents[barrier.blocking_agent], barrier.waiting)}</Text>}
      {breakIn.error && <ProblemAlert error={breakIn.error} />}
    </Alert>
  );
}
