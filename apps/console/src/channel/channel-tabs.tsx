import { Box, Tabs } from '@mantine/core';
import { useWords } from '../words/use-words.js';
import { useSearchParams } from 'react-router';
import { PICTURES, type Screens } from '../protocols/protocol.js';
import { LanesView } from './lanes/lanes-view.js';
import { Timeline, type TimelineProps } from './timeline.js';
import { Why } from './why/why.js';

interface ChannelTabsProps extends TimelineProps {
  /** The pictures that only this protocol has. */
  pictures?: Screens['pictures'];
}

/** The conversation, or one of the pictures of it; which one, the address says. */
export function ChannelTabs({ pictures = {}, ...props }: ChannelTabsProps) {
  const t = useWords().channel;
  const [search, setSearch] = useSearchParams();
  const views = ['talk', 'lanes', ...PICTURES.filter((name) => pictures[name]), 'why'] as const;
  const shown = views.find((view) => view === search.get('show')) ?? 'talk';
  const show = (view: string | null) =>
    setSearch((before) => {
      if (view && view !== 'talk') before.set('show', view);
      else before.delete('show');
      return before;
    });
  const { channel, live } = props;
  return (
    <Tabs value={shown} onChange={show} keepMounted={false} className="channel-tabs">
      <Tabs.List aria-label={t.tabs.label}>
        {views.map((view) => (
          <Tabs.Tab key={view} value={view}>
            {view === 'why' && channel.status === 'closed' ? t.tabs.whyEnded : t.tabs[view]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="talk" className="channel-tab">
        <Timeline {...props} />
      </Tabs.Panel>
      <Tabs.Panel value="lanes" className="channel-tab">
        <Box pt="xs">
          <LanesView channel={channel} live={live} />
        </Box>
      </Tabs.Panel>
      {PICTURES.map((name) => {
        const Picture = pictures[name];
        return (
          Picture && (
            <Tabs.Panel key={name} value={name} className="channel-tab">
              <Box pt="xs">
                <Picture channel={channel} events={live.events} />
              </Box>
            </Tabs.Panel>
          )
        );
      })}
      <Tabs.Panel value="why" className="channel-tab">
        <Box pt="xs">
          <Why channel={channel} events={live.events} />
        </Box>
      </Tabs.Panel>
    </Tabs>
  );
}
