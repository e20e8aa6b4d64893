import { Box, Center, Loader, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { channelQuery } from '../api/queries.js';
import { ProblemAlert } from '../frame/problem-alert.js';
import { useLiveChannel } from '../live/use-live-channel.js';
import { protocolOf } from '../protocols/index.js';
import { AnswerCard } from './answer-card.js';
import { ChannelHeader } from './channel-header.js';
import { ChannelTabs } from './channel-tabs.js';
import { Composer } from './composer/composer.js';
import { useSpeech } from './composer/use-speech.js';
import { Notices } from './notices.js';
import { Rounds } from './rounds.js';
import { useScreens } from './use-screens.js';
import { ViewPanel } from './view-panel.js';
import { VoteCard } from './vote-card.js';

/** One deliberation, live. */
export function ChannelPage() {
  const { id = '' } = useParams();
  // Another channel begins with nothing of the one before.
  return <Channel key={id} id={id} />;
}

function Channel({ id }: { id: string }) {
  const { t } = useTranslation();
  const live = useLiveChannel(id);
  const { data: channel, error, refetch } = useQuery(channelQuery(id));
  const protocol = protocolOf(channel?.protocol ?? live.events[0]?.protocol);
  const screens = useScreens(protocol);
  const speech = useSpeech(id);
  const failed = live.problem ?? (channel ? undefined : error);
  if (failed) return <ProblemAlert error={failed} retry={() => (live.problem ? location.reload() : void refetch())} />;
  if (!channel)
    return (
      <Center py="xl">
        <Loader aria-label={t('loading')} />
      </Center>
    );
  const { Result, Panel = ViewPanel, cards = {}, pictures = {} } = screens ?? {};
  return (
    <Stack gap="sm">
      <ChannelHeader channel={channel} live={live} />
      <Notices channel={channel} speech={speech} />
      {channel.status === 'closed' && Result && <Result channel={channel} events={live.events} />}
      <div className="channel-grid">
        <Box className="rounds">
          <Rounds events={live.events} channel={channel} />
        </Box>
        <Stack className="talk" gap="xs">
          <ChannelTabs live={live} channel={channel} cards={cards} pictures={pictures} />
          {screens?.Answer && <AnswerCard channel={channel} Answer={screens.Answer} />}
          {channel.status === 'open' && (
            <>
              {channel.vote && <VoteCard key={channel.vote.vote_id} channel={channel} vote={channel.vote} />}
              <Composer protocol={protocol} speech={speech} events={live.events} />
            </>
          )}
        </Stack>
        <Box component="section" aria-label={t('channel.state')} tabIndex={0}>
          <Panel channel={channel} events={live.events} />
        </Box>
      </div>
    </Stack>
  );
}
