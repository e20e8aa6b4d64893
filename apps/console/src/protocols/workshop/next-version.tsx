import { Text, Textarea } from '@mantine/core';
import { workshopCommandsOpen } from '@parley/client';
import { useState } from 'react';
import { useWords } from '../../words/use-words.js';
import { useNavigate } from 'react-router';
import type { ChannelOf } from '../protocol.js';
import { WorkForm } from '../work-form.js';

/** The next version starts from this one's draft; what the user says of it is its first issue (W9). */
export function NextVersion({ channel }: { channel: ChannelOf<'workshop'> }) {
  const t = useWords().workshop;
  const navigate = useNavigate();
  const [feedback, setFeedback] = useState('');
  const { channel_id, rehearsal, config } = channel;
  const send = async () => {
    const { data } = await workshopCommandsOpen({
      body: {
        base: { channel_id },
        feedback: feedback.trim(),
        rehearsal,
        config: { max_rounds: config.max_rounds },
      },
      throwOnError: true,
    });
    await navigate(`/channels/${data.channel_id}`);
  };
  return (
    <WorkForm
      channelId={channel_id}
      title={t.nextWhy}
      silence={rehearsal ? t.nextRehearsal : ''}
      label={t.startNext}
      ready={feedback.trim() !== ''}
      send={send}
    >
      <Textarea
        aria-label={t.nextWhy}
        value={feedback}
        onChange={({ currentTarget }) => setFeedback(currentTarget.value)}
        autosize
        minRows={3}
        required
        data-autofocus
      />
      <Text size="sm">{t.nextKeeps}</Text>
    </WorkForm>
  );
}
