import { Stack } from '@mantine/core';
import { useWords } from '../words/use-words.js';
import type { PanelProps } from '../protocols/protocol.js';
import { useDetails } from '../frame/details.js';
import { JsonText } from '../frame/json-text.js';
import { Heading } from '../frame/heading.js';

/** What stands by now, as the server has it: for whoever wants the details. */
export function ViewPanel({ channel }: PanelProps) {
  const t = useWords().frame;
  if (!useDetails()) return null;
  return (
    <Stack gap="xs">
      <Heading>{t.channel.views}</Heading>
      <JsonText value={channel} name={`${channel.channel_id}.json`} />
    </Stack>
  );
}
