import { Group, Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { channelQuery } from '../api/queries.js';
import { ProblemAlert } from '../frame/problem-alert.js';

interface SettingSwitchProps {
  /** The channel's. */
  id: string;
  label: string;
  checked: boolean;
  /** Asks for it. */
  change(on: boolean): Promise<unknown>;
}

/** A setting of a running channel. It shows what holds, never what was only asked for. */
export function SettingSwitch({ id, label, checked, change }: SettingSwitchProps) {
  const queries = useQueryClient();
  const asked = useMutation({ mutationFn: change, onSuccess: () => queries.invalidateQueries(channelQuery(id)) });
  return (
    <Group gap="xs">
      <Switch
        size="xs"
        label={label}
        checked={checked}
        disabled={asked.isPending}
        onChange={({ currentTarget }) => asked.mutate(currentTarget.checked)}
      />
      {asked.error && <ProblemAlert error={asked.error} />}
    </Group>
  );
}
