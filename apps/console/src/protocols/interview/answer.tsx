import { Text, Textarea } from '@mantine/core';
import { interventionsIntervene, interviewCommandsAnswer, type Channel, type InboxItem } from '@parley/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../frame/format.js';
import { sendsBy } from '../../frame/sends-by.js';
import type { AnswerProps } from '../protocol.js';
import { WorkForm } from '../work-form.js';

/** A seat that is asked, as an interview's inbox item has it. */
interface Asked {
  participant_id: string;
  request_id: string;
  name: string;
  due_at: string;
  work: 'say' | 'answer' | 'write';
  /** The document, where one is asked for. */
  title?: string;
  /** What a model in that seat is told. */
  told?: string;
}

const askedBy = (item: InboxItem): Asked | undefined =>
  item.request_id && !item.vote ? (item as unknown as Asked) : undefined;

/** What is asked of a seat: the user's next words, or the Interviewer's where a person has that seat. */
export function Answer({ channel, item }: AnswerProps) {
  const { t } = useTranslation('interview');
  const asked = askedBy(item);
  if (!asked) return null;
  const { name, work, title } = asked;
  if (work !== 'write') return <Speak channel={channel} asked={asked} />;
  return <Text size="sm">{t('writeElsewhere', { name, title })}</Text>;
}

/** The user speaks as everywhere, by an intervention; the Interviewer answers a turn. */
function say({ channel_id: id }: Channel, { work, participant_id, request_id }: Asked, text: string) {
  return work === 'say'
    ? interventionsIntervene({ path: { id }, body: { text }, throwOnError: true })
    : interviewCommandsAnswer({ path: { id }, body: { participant_id, request_id, text }, throwOnError: true });
}

function Speak({ channel, asked }: { channel: Channel; asked: Asked }) {
  const { t } = useTranslation('interview');
  const format = useFormat();
  const [text, setText] = useState('');
  const { name, work, told, due_at } = asked;
  return (
    <WorkForm
      channelId={channel.channel_id}
      title={t(work === 'say' ? 'yourTurn' : 'answerAs', { name })}
      silence={t('due', { time: format.time(due_at) })}
      label={t('send')}
      ready={text.trim() !== ''}
      send={() => say(channel, asked, text.trim())}
    >
      {told && (
        <details>
          <Text component="summary" size="sm">
            {t('told')}
          </Text>
          <Text size="sm" className="said" lang={channel.language}>
            {told}
          </Text>
        </details>
      )}
      <Textarea
        label={t(work === 'say' ? 'yourAnswer' : 'yourWords')}
        description={t('sendKeys')}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (!sendsBy(event, 'enter')) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
        autosize
        minRows={2}
      />
    </WorkForm>
  );
}
