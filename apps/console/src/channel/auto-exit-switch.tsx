import { Group, Switch } from '@mantine/core';
import { endingsSwitchAutoExit, type Channel } from '@parley/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useWords } from '../words/use-words.js';
import { channelQuery } from '../api/queries.js';
import { ProblemAlert } from '../frame/problem-alert.js';

/** Whether conditions end it, or only warn (T6). It shows what holds, never what was only asked for. */
export function AutoExitSwitch({ channel: { channel_id: id, termination } }: { channel: Channel }) {
  const t = useWords().frame;
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: (on: boolean) => endingsSwitchAutoExit({ path: { id }, body: { on }, throwOnError: true }),
    onSuccess: () => queries.invalidateQueries(channelQuery(id)),
  });
  return (
    <Group gap="xs">
      <Switch
        size="xs"
        label={t.channel.autoExit}
        checked={termination.auto_exit_enabled}
        disabled={change.isPending}
        onChange={({ currentTarget }) => change.mutate(currentTarget.checked)}
      />
      {change.error && <ProblemAlert error={change.error} />}
    </Group>
  );
}
