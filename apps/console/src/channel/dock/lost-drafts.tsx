import { Alert, Text } from '@mantine/core';
import type { Channel } from '@parley/client';
import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';
import { ANSWERING } from '../../api/queries.js';
import { draftsOf, forgetDrafts } from '../../frame/draft.js';
import { useWords } from '../../words/use-words.js';
import { askedIn } from './asked-in.js';

/** What was being written for something that was settled meanwhile, elsewhere or by its deadline: it is shown until it is closed. */
export function LostDrafts({ channel, current }: { channel: Channel; current: string | undefined }) {
  const { channel: t, frame } = useWords();
  const [, setClosed] = useState(0);
  const isSending = useIsMutating(ANSWERING) > 0;
  const { people, questions } = askedIn(channel);
  const open = [...people.map(({ request_id }) => request_id), ...questions].map((id) => `${channel.channel_id}/${id}`);
  if (isSending) return null;
  const lost = draftsOf(`${channel.channel_id}/`).filter(({ of }) => of !== current && !open.includes(of));
  return lost.map(({ of, text }) => (
    <Alert
      key={of}
      color="orange"
      p="xs"
      role="alert"
      title={t.settled.title}
      withCloseButton
      closeButtonLabel={frame.event.close}
      onClose={() => {
        forgetDrafts(of);
        setClosed((before) => before + 1);
      }}
    >
      {t.settled.why}
      <Text size="sm" className="said lost">
        {text}
      </Text>
    </Alert>
  ));
}
