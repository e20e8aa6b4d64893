import { Stack, Text } from '@mantine/core';
import { useWords } from '../../words/use-words.js';
import { ViewPanel } from '../../channel/view-panel.js';
import type { ChannelOf, PanelProps } from '../protocol.js';
import { Documents } from './documents.js';
import { Standing } from './standing.js';
import { StateTable } from './state-table.js';
import { Heading } from '../../frame/heading.js';

/** Beside the chat: whom it waits for, what is known by now, and the documents. */
export function Panel(props: PanelProps) {
  const t = useWords().interview;
  const channel = props.channel as ChannelOf<'interview'>;
  const { user, goal, state, areas, language } = channel;
  return (
    <Stack gap="sm">
      <Standing channel={channel} />
      <div>
        <Heading>{t.goal}</Heading>
        <Text size="sm" className="said" lang={language}>
          {goal}
        </Text>
      </div>
      <Heading>{t.known(user.name)}</Heading>
      <StateTable state={state} areas={areas} language={language} />
      <Documents channel={channel} />
      <ViewPanel {...props} />
    </Stack>
  );
}
