import { Box } from '@mantine/core';
import type { Channel, RecordedEvent } from '@parley/client';
import type { ComponentType } from 'react';
import { isSeatTab } from '../../api/client.js';
import { DraftOf } from '../../frame/draft.js';
import { useKeptFocus } from '../../frame/use-kept-focus.js';
import type { AnswerProps, ConsoleProtocol } from '../../protocols/protocol.js';
import { useWords } from '../../words/use-words.js';
import { Composer } from '../composer/composer.js';
import type { Speech } from '../composer/use-speech.js';
import { AnswerBar } from './answer-bar.js';
import { useMySeat } from './use-my-seat.js';
import { VoteBar } from './vote-bar.js';

interface DockProps {
  channel: Channel;
  events: readonly RecordedEvent[];
  protocol: ConsoleProtocol | undefined;
  Answer?: ComponentType<AnswerProps>;
  speech: Speech;
}

/** Where whoever uses a keyboard gets to it at once. */
export const DOCK = 'your-part';

/** At the lower edge of the page, in sight at every size: what waits for whoever looks, and the box in which they speak. */
export function Dock({ channel, events, protocol, Answer, speech }: DockProps) {
  const t = useWords().channel.dock;
  const { status, vote } = channel;
  const seat = useMySeat(channel);
  // The key of a seat answers; only in an interview its user speaks in the one box.
  const maySpeak = !isSeatTab() || ('user' in channel && channel.user.participant_id === seat);
  return (
    <Box component="section" id={DOCK} className="dock" aria-label={t.label} {...useKeptFocus()}>
      {status === 'open' && vote && <VoteBar key={vote.vote_id} channel={channel} vote={vote} events={events} />}
      {Answer && <AnswerBar channel={channel} Answer={Answer} />}
      {status === 'open' && maySpeak && (
        <DraftOf value={`said in ${channel.channel_id}`}>
          <Composer protocol={protocol} speech={speech} events={events} />
        </DraftOf>
      )}
    </Box>
  );
}
