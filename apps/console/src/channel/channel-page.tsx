import { Box, Center, Loader, Stack } from '@mantine/core';
import type { Channel } from '@parley/client';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../words/use-words.js';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { useDeferredValue, useRef, type ReactNode } from 'react';
import { problemOf } from '../api/client.js';
import { channelQuery } from '../api/queries.js';
import { useDetails } from '../frame/details.js';
import { HomeLink, NotFound } from '../frame/page-error.js';
import { outcomeWord } from '../frame/outcome-word.js';
import { ProblemAlert } from '../frame/problem-alert.js';
import { SkipLink } from '../frame/skip-link.js';
import { usePageTitle } from '../frame/page-title.js';
import type { LiveSnapshot } from '../live/event-store.js';
import { PastTime } from '../live/past.js';
import { useLiveChannel } from '../live/use-live-channel.js';
import { protocolOf } from '../protocols/index.js';
import { ChannelHeader } from './channel-header.js';
import { ChannelTabs } from './channel-tabs.js';
import { DecisionBar } from './decision-bar.js';
import { useSpeech } from './composer/use-speech.js';
import { Dock, DOCK } from './dock/dock.js';
import { TimeSlider } from './moments/time-slider.js';
import { useMoment } from './moments/use-moment.js';
import { News } from './news.js';
import { Notices } from './notices.js';
import { Rounds } from './rounds.js';
import { useScreens } from './use-screens.js';
import { ViewPanel } from './view-panel.js';

/** One deliberation, live. */
export function ChannelPage() {
  const { id = '' } = useParams();
  // Another channel begins with nothing of the one before.
  return <LiveChannel key={id} id={id} />;
}

function LiveChannel({ id }: { id: string }) {
  const t = useWords().frame;
  const live = useLiveChannel(id);
  const [search] = useSearchParams();
  const opensWith = useRef<'decision' | 'conversation'>(undefined);
  const { data: channel, error, refetch } = useQuery(channelQuery(id));
  const failed = live.problem ?? (channel ? undefined : error);
  if (isMissing(failed)) return <NotFound what={t.problems['channel-not-found']} />;
  if (failed)
    return (
      <Stack>
        <ProblemAlert isPage error={failed} retry={() => (live.problem ? location.reload() : void refetch())} />
        <HomeLink />
      </Stack>
    );
  // What has ended opens with what it came to; whoever watches it end stays, and the page says where that is.
  if (channel) opensWith.current ??= channel.status === 'closed' && !search.size ? 'decision' : 'conversation';
  if (opensWith.current === 'decision') return <Navigate to={`/channels/${id}/decision`} replace />;
  return channel ? <ShownChannel now={channel} live={live} /> : <Loading />;
}

const Loading = () => (
  <Center py="xl">
    <Loader aria-label={useWords().frame.loading} />
  </Center>
);

/** What is drawn once the page around it is there, in pieces between what else there is to do: of a long channel it takes a while. */
const AfterTheFrame = ({ children }: { children: ReactNode }) => useDeferredValue(true, false) && children;

/** Whether there is no such channel: none with this id, or what the address has is no id at all. */
function isMissing(error: unknown): boolean {
  const problem = problemOf(error);
  if (problem?.code === 'channel-not-found') return true;
  return (
    problem?.code === 'invalid-request' && problem.errors?.some(({ pointer }) => pointer === '/channel_id') === true
  );
}

/** As it stands, or as it stood at the moment that the address names; then nothing can be said. */
function ShownChannel({ now, live }: { now: Channel; live: LiveSnapshot }) {
  const { frame: t, channel: words } = useWords();
  usePageTitle(`${now.topic} · ${t.outcome[outcomeWord(now.status, now.outcome)]}`);
  const { channel, live: shown, past, error } = useMoment(now, live);
  const { events } = shown;
  const protocol = protocolOf(now.protocol);
  const { data: screens, isPending } = useScreens(protocol);
  const { Afterwards, Panel = ViewPanel, Answer, cards = {}, pictures = {}, files } = screens ?? {};
  const speech = useSpeech(now.channel_id);
  const isDetailed = useDetails();
  // Not twice: without its cards a long conversation would be drawn as another.
  if (isPending) return <Loading />;
  return (
    <PastTime value={past}>
      <div className={isDetailed ? 'channel-page channel-detailed' : 'channel-page'}>
        <SkipLink to={DOCK}>{words.dock.skip}</SkipLink>
        <Stack gap="sm" className="channel-scroll">
          <ChannelHeader channel={channel} live={live} events={events} files={files} />
          <TimeSlider events={live.events} />
          {error !== undefined && <ProblemAlert error={error} />}
          <div style={{ display: error === undefined ? 'contents' : 'none' }}>
            <Notices channel={channel} speech={speech} />
            {channel.status === 'closed' && (
              <DecisionBar channel={channel}>
                {Afterwards && <Afterwards channel={channel} events={events} />}
              </DecisionBar>
            )}
            <div className="channel-grid">
              <Box className="rounds">
                <Rounds events={events} channel={channel} />
              </Box>
              <Stack className="talk" gap="xs">
                <AfterTheFrame>
                  <ChannelTabs
                    live={shown}
                    channel={channel}
                    cards={cards}
                    pictures={pictures}
                    Other={screens?.Other}
                    shows={screens?.shows}
                  />
                </AfterTheFrame>
              </Stack>
              <Box component="section" aria-label={t.channel.state} tabIndex={0}>
                <AfterTheFrame>
                  <Panel channel={channel} events={events} />
                </AfterTheFrame>
              </Box>
            </div>
          </div>
        </Stack>
        {/* What is being written stays while one looks back. */}
        <News channel={now} />
        <div style={{ display: past === undefined && error === undefined ? 'contents' : 'none' }}>
          <Dock channel={now} events={live.events} protocol={protocol} Answer={Answer} speech={speech} />
        </div>
      </div>
    </PastTime>
  );
}
