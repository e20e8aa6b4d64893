import { Anchor, Group, Progress, Stack, Text, Title } from '@mantine/core';
import type { Channel, RecordedEvent } from '@parley/client';
import { useWords } from '../words/use-words.js';
import { Link } from 'react-router';
import { isSeatTab } from '../api/client.js';
import { DetailsSwitch } from '../frame/details.js';
import { GeneratedLine } from '../frame/generated-line.js';
import { LiveBadge, RehearsalBadge, StatusBadge } from '../frame/badges.js';
import { useFormat } from '../frame/format.js';
import type { LiveSnapshot } from '../live/event-store.js';
import { useNow } from '../live/use-now.js';
import { OnlyNow, usePast } from '../live/past.js';
import { useProtocolTitle } from '../protocols/use-protocol-title.js';
import type { Screens } from '../protocols/protocol.js';
import { AtOnceSwitch } from './at-once-switch.js';
import { AutoExitSwitch } from './auto-exit-switch.js';
import { Downloads } from './downloads/downloads.js';
import { ForkedFrom } from './fork/forked-from.js';
import { SeatLinks } from './seat-links.js';
import { StopButton } from './stop-button.js';
import { measuredBy } from './why/clocks.js';

interface ChannelHeaderProps {
  channel: Channel;
  live: LiveSnapshot;
  /** As they stood at the moment that is shown. */
  events: readonly RecordedEvent[];
  files: Screens['files'];
}

/** What a channel is about, how it stands, and how near its limits are. */
export function ChannelHeader({ channel, live, events, files }: ChannelHeaderProps) {
  const t = useWords().frame;
  const isPast = usePast() !== undefined;
  const { topic, language, status, outcome, rehearsal, round, max_rounds, protocol } = channel;
  const { purpose, keep_until } = channel;
  return (
    <Stack gap={6}>
      <Group justify="space-between" align="start">
        <Stack gap={2} flex={1} miw={240}>
          {!isSeatTab() && (
            <Anchor component={Link} to="/" size="sm">
              ← {t.channel.back}
            </Anchor>
          )}
          <Title order={1} size="h3" lang={language} className="said">
            {topic}
          </Title>
        </Stack>
        <Group gap="xs">
          <DetailsSwitch />
          {!isSeatTab() && <Downloads channel={channel} files={files} />}
          <OnlyNow>
            {status === 'open' && !isSeatTab() && (
              <>
                <SeatLinks channel={channel} />
                <AtOnceSwitch channel={channel} />
                <AutoExitSwitch channel={channel} />
                <StopButton id={channel.channel_id} />
              </>
            )}
          </OnlyNow>
        </Group>
      </Group>
      <Group gap="sm">
        {(status === 'open' || isPast || live.status !== 'live') && <LiveBadge status={live.status} replay={isPast} />}
        <StatusBadge status={status} outcome={outcome} />
        {rehearsal && <RehearsalBadge />}
        <Text size="sm">{useProtocolTitle(protocol)}</Text>
        <Text size="sm">{max_rounds ? t.channel.roundOf(round, max_rounds) : t.channel.round(round)}</Text>
        <Limits channel={channel} events={events} />
        <Spent channel={channel} />
      </Group>
      <GeneratedLine mark={channel.generated_by} />
      <ForkedFrom channel={channel} />
      {(purpose ?? keep_until) !== undefined && (
        <Text size="sm" className="said">
          {[purpose && t.channel.purpose(purpose), keep_until && t.channel.keepUntil(keep_until)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      )}
    </Stack>
  );
}

/** What it has cost by now, whether or not it has a budget. */
function Spent({ channel: { cost_micro_usd, tokens } }: Pick<ChannelHeaderProps, 'channel'>) {
  const t = useWords().frame;
  const format = useFormat();
  return (
    <Text size="xs">
      {t.channel.spent(format.usd(cost_micro_usd), format.number(tokens.input), format.number(tokens.output))}
    </Text>
  );
}

/** A bar for each limit of time and money. */
function Limits({ channel: { termination, status }, events }: Pick<ChannelHeaderProps, 'channel' | 'events'>) {
  const { colon, frame: t } = useWords();
  const format = useFormat();
  const now = useNow(status === 'open');
  return termination.findings
    .filter(({ condition, limit }) => (condition === 'time_limit' || condition === 'cost_budget') && limit > 0)
    .map((finding) => {
      const { condition, limit } = finding;
      const measured = measuredBy(finding, events, now);
      const isTime = condition === 'time_limit';
      const written = isTime ? format.span : format.usd;
      const name = isTime ? t.channel.time : t.channel.budget;
      const values = { used: written(measured), limit: written(limit) };
      const text = (isTime ? t.channel.timeLeft : t.channel.budgetUsed)(values.used, values.limit);
      return (
        <Group key={condition} gap={6} wrap="nowrap">
          <Text size="xs">{name}</Text>
          <Progress
            w={90}
            transitionDuration={0}
            value={Math.min(100, (100 * measured) / limit)}
            color={finding.status === 'clear' ? 'blue' : 'orange'}
            aria-label={`${name}${colon}${text}`}
          />
          <Text size="xs" visibleFrom="sm">
            {text}
          </Text>
        </Group>
      );
    });
}
