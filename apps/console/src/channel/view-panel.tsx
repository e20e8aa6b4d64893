import { Stack, Text } from '@mantine/core';
import { useWords } from '../words/use-words.js';
import type { PanelProps } from '../protocols/protocol.js';
import { useDetails } from '../frame/details.js';
import { JsonText } from '../frame/json-text.js';

/** What stands by now, as the server has it: for whoever wants the details. */
export function ViewPanel({ channel }: PanelProps) {
  const t = useWords().frame;
  if (!useDetails()) return null;
  return (
    <Stack gap="xs">
      <Text fw={600} size="sm">
        {t.channel.views}
      </Text>
      <JsonText value={channel} name={`${channel.channel_id}.json`} />
    </Stack>
  );
}
