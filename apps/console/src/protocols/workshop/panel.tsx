import { List, Stack } from '@mantine/core';
import { useWords } from '../../words/use-words.js';
import { nameIn } from '../../channel/names.js';
import { ViewPanel } from '../../channel/view-panel.js';
import type { ChannelOf, PanelProps } from '../protocol.js';
import { CompareDrafts } from './compare-drafts.js';
import { DraftList, IssueList } from './standing.js';
import { stagesOf, type Stage } from './stages.js';
import { Heading } from '../../frame/heading.js';

const SIGNS: Readonly<Record<Stage['state'], string>> = { done: '✓', now: '▶', ahead: '○', left_out: '–' };

/** How far it is, what is agreed on and what is open. */
export function Panel(props: PanelProps) {
  const t = useWords().workshop;
  const channel = props.channel as ChannelOf<'workshop'>;
  const { round, max_rounds: max, plan_version: version, language } = channel;
  const nameOf = (id: string): string => nameIn(channel, id);
  return (
    <Stack gap="sm">
      <Heading>{t.planVersion(version)}</Heading>
      <List listStyleType="none" size="sm">
        {stagesOf(channel, props.events).map(({ name, state }) => (
          <List.Item key={name} aria-current={state === 'now' ? 'step' : undefined} fw={state === 'now' ? 600 : 400}>
            {`${SIGNS[state]} ${t.stage[name](round, max)} · ${t.stageState[state]}`}
          </List.Item>
        ))}
      </List>
      <CompareDrafts {...props} title={t.compareDrafts} with="last" />
      <div lang={language}>
        <IssueList issues={channel.issues} nameOf={nameOf} />
        <DraftList entries={channel.entries} nameOf={nameOf} />
      </div>
      <ViewPanel {...props} />
    </Stack>
  );
}
