import { Box, Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LanesView } from './lanes/lanes-view.js';
import { Timeline, type TimelineProps } from './timeline.js';
import { Why } from './why/why.js';

const VIEWS = ['talk', 'lanes', 'why'] as const;

/** The conversation, or one of the pictures of it; which one, the address says. */
export function ChannelTabs(props: TimelineProps) {
  const { t } = useTranslation('channel');
  const [search, setSearch] = useSearchParams();
  const shown = VIEWS.find((view) => view === search.get('show')) ?? 'talk';
  const show = (view: string | null) =>
    setSearch((before) => {
      if (view && view !== 'talk') before.set('show', view);
      else before.delete('show');
      return before;
    });
  const { channel, live } = props;
  return (
    <Tabs value={shown} onChange={show} keepMounted={false} className="channel-tabs">
      <Tabs.List aria-label={t('tabs.label')}>
        {VIEWS.map((view) => (
          <Tabs.Tab key={view} value={view}>
            {t(view === 'why' && channel.status === 'closed' ? 'tabs.whyEnded' : `tabs.${view}`)}
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
      <Tabs.Panel value="why" className="channel-tab">
        <Box pt="xs">
          <Why channel={channel} events={live.events} />
        </Box>
      </Tabs.Panel>
    </Tabs>
  );
}
