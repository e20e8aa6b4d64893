import { Stack, Text } from '@mantine/core';
import { useWords } from '../../words/use-words.js';
import { OnlyNow } from '../../live/past.js';
import { ViewPanel } from '../../channel/view-panel.js';
import type { ChannelOf, PanelProps } from '../protocol.js';
import { AskForDebate } from './ask-for-debate.js';
import { CompareTexts } from './compare-texts.js';
import { PhaseList } from './phase-list.js';
import { Heading } from '../../frame/heading.js';

/** How the lead reads the task, how far the phases are, and a debate for whoever wants one. */
export function Panel(props: PanelProps) {
  const t = useWords().team;
  const channel = props.channel as ChannelOf<'team'>;
  const { approach, phases, stopping, status, language } = channel;
  return (
    <Stack gap="sm">
      {stopping !== undefined && <Text size="sm">{t.stopping}</Text>}
      <Heading>{t.phases}</Heading>
      {!phases.length && <Text size="sm">{t.noPlan}</Text>}
      <div lang={language}>
        {approach && (
          <Text size="sm" mb="xs" className="said">
            {approach}
          </Text>
        )}
        <PhaseList channel={channel} />
      </div>
      <CompareTexts {...props} />
      <OnlyNow>{status === 'open' && <AskForDebate id={channel.channel_id} />}</OnlyNow>
      <ViewPanel {...props} />
    </Stack>
  );
}
