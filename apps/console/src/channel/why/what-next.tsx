import { Paper, Text } from '@mantine/core';
import type { Channel, RecordedEvent } from '@parley/client';
import { useFormat } from '../../frame/format.js';
import { useWords } from '../../words/use-words.js';
import { awaited } from './awaited.js';

/** While it runs: whom it waits for, by when, and what follows. */
export function WhatNext({ channel, events }: { channel: Channel; events: readonly RecordedEvent[] }) {
  const t = useWords().channel.why;
  const format = useFormat();
  const { waiting_for_model: wait, round, max_rounds } = channel;
  const { names, due_at } = awaited(channel, events);
  const now = wait
    ? t.nextModel(format.time(wait.resume_at))
    : names.length
      ? due_at
        ? t.nextTurns(names.join(t.comma), format.time(due_at))
        : t.nextWork(names.join(t.comma))
      : t.nextInside;
  const then = max_rounds ? (round < max_rounds ? t.thenRound(round + 1, max_rounds) : t.thenEnd) : t.thenOn;
  return (
    <Paper withBorder p="xs" className="why-winner">
      <Text fw={600}>{`${now} ${then}`}</Text>
    </Paper>
  );
}
