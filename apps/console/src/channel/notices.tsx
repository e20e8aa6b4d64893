import { Alert, Button, Group, Text } from '@mantine/core';
import type { Channel } from '@parley/client';
import { useWords } from '../words/use-words.js';
import { useFormat } from '../frame/format.js';
import { OnlyNow } from '../live/past.js';
import type { Speech } from './composer/use-speech.js';
import { extensionOf, standingNotices, type StandingNotice } from './standing-notice.js';
import { useFailureText } from './use-failure-text.js';
import { useConditions } from './use-conditions.js';

/** What somebody has to know while it runs, and what can be done; it stays as long as it holds. */
export function Notices({ channel, speech }: { channel: Channel; speech: Speech }) {
  return standingNotices(channel).map((notice) => (
    <Alert key={notice.kind} color={notice.kind === 'waits' ? 'orange' : 'yellow'} p="xs" role="status">
      <Group justify="space-between" gap="xs">
        <Text size="sm">
          <span aria-hidden>⚠ </span>
          <Said notice={notice} />
        </Text>
        <OnlyNow>
          <Actions notice={notice} say={speech.say} />
        </OnlyNow>
      </Group>
    </Alert>
  ));
}

function Said({ notice }: { notice: StandingNotice }) {
  const { channel: t, frame } = useWords();
  const format = useFormat();
  const failed = useFailureText();
  const { name, figure } = useConditions();
  switch (notice.kind) {
    case 'waits':
      return frame.channel.waits(failed(notice), format.time(notice.resumeAt));
    case 'pending':
      return t.notice.pending(name(notice.condition));
    case 'near':
    case 'held': {
      const { condition, measured, limit } = notice.finding;
      return t.notice[notice.kind](name(condition), figure(notice.finding, measured), figure(notice.finding, limit));
    }
  }
}

function Actions({ notice, say }: { notice: StandingNotice; say: Speech['say'] }) {
  const t = useWords().channel;
  const action = (text: string, label: string) => (
    <Button key={text} size="compact-sm" variant="default" onClick={() => void say(text)}>
      {label}
    </Button>
  );
  if (notice.kind === 'waits') return action('/continue', t.notice.askAgain);
  const more = extensionOf(notice.kind === 'pending' ? notice.condition : notice.finding.condition);
  return (
    <Group gap="xs">
      {more === 'rounds' && action(t.composer.extendRounds, t.notice.rounds)}
      {more === 'minutes' && action(t.composer.extendMinutes, t.notice.minutes)}
      {notice.kind === 'pending' && action('/continue', t.notice.goOn)}
      {notice.kind !== 'pending' && action('/end', t.notice.endNow)}
    </Group>
  );
}
